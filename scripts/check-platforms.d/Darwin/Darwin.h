// The declarations of the C library of macOS that the sources use, with the types of its public headers.
// Nullability is written only where those headers write it.
#pragma once
typedef __SIZE_TYPE__ size_t;

typedef int int32_t;
typedef long long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
typedef long ssize_t;
typedef long time_t;
typedef int64_t off_t, blkcnt_t;
typedef uint64_t ino_t;
typedef int32_t dev_t, pid_t, blksize_t;
typedef uint16_t mode_t, nlink_t;
typedef uint32_t uid_t, gid_t, useconds_t, sigset_t;

// errno.h
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EINVAL 22
#define ENFILE 23
#define EISDIR 21
#define EMFILE 24
#define ENOTTY 25
#define EFBIG 27
#define ENOSPC 28
#define EROFS 30
#define EMLINK 31
#define EPIPE 32
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ENOTSUP 45
#define ELOOP 62
#define ENAMETOOLONG 63
#define EDQUOT 69
#define ENOSYS 78

// time.h
struct timespec { time_t tv_sec; long tv_nsec; };
struct timeval { time_t tv_sec; int tv_usec; };
typedef enum { _CLOCK_REALTIME = 0, _CLOCK_MONOTONIC = 6 } clockid_t;
int clock_gettime(clockid_t clock, struct timespec *time);

// sys/stat.h
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  uint32_t st_flags, st_gen;
  int32_t st_lspare;
  int64_t st_qspare[2];
};
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int fchmod(int, mode_t);
#define COPYFILE_ACL (1 << 0)
#define COPYFILE_XATTR (1 << 2)
typedef uint32_t copyfile_flags_t;
typedef struct _copyfile_state *copyfile_state_t;
int fcopyfile(int, int, copyfile_state_t _Nullable, copyfile_flags_t);
int mkdir(const char *, mode_t);
int futimens(int, const struct timespec[2]);
int utimensat(int, const char *, const struct timespec[2], int);

// fcntl.h; `open` and `fcntl` take a variable number of arguments, so Swift has them from the overlay.
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_CLOEXEC 0x01000000
#define AT_FDCWD -2
#define F_GETFD 1
#define F_SETFD 2
#define F_FULLFSYNC 51
#define FD_CLOEXEC 1
#define LOCK_SH 0x01
#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define LOCK_UN 0x08
int flock(int, int);

// dirent.h
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10
struct dirent {
  uint64_t d_ino, d_seekoff;
  uint16_t d_reclen, d_namlen;
  uint8_t d_type;
  char d_name[1024];
};
typedef struct { int __dd_fd; long __dd_loc; } DIR;
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int closedir(DIR *);

// stdio.h
#define RENAME_SWAP 0x00000002
int rename(const char *, const char *);
int renamex_np(const char *, const char *, unsigned int);

// stdlib.h, string.h
void exit(int) __attribute__((noreturn));
void free(void *);
char *getenv(const char *);
int setenv(const char *, const char *, int);
int unsetenv(const char *);
char *realpath(const char *, char *);
char *strdup(const char *);
void *memchr(const void *, int, size_t);
char *strerror(int);

// unistd.h
#define W_OK (1 << 1)
#define X_OK (1 << 0)
#define _SC_NPROCESSORS_ONLN 58
int access(const char *, int);
int close(int);
int fchown(int, uid_t, gid_t);
int fsync(int);
int ftruncate(int, off_t);
uid_t geteuid(void);
pid_t getpid(void);
int isatty(int);
int link(const char *, const char *);
off_t lseek(int, off_t, int);
int pause(void);
int pipe(int[2]);
ssize_t read(int, void *, size_t);
int rmdir(const char *);
long sysconf(int);
int unlink(const char *);
int usleep(useconds_t);
ssize_t write(int, const void *, size_t);

// sys/resource.h, sys/wait.h
struct rusage {
  struct timeval ru_utime, ru_stime;
  long ru_maxrss;
  long ru_others[13];
};
int getrusage(int, struct rusage *);
pid_t waitpid(pid_t, int *, int);

// signal.h
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGKILL 9
#define SIGPIPE 13
#define SIGTERM 15
#define SIGTSTP 18
#define SIGCHLD 20
#define SIGXFSZ 25
#define SIGUSR1 30
#define SIGUSR2 31
#define SA_RESTART 0x0002
#define SA_SIGINFO 0x0040
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
#define SI_USER 0x10001
typedef int sig_atomic_t;
union sigval { int sival_int; void *sival_ptr; };
typedef struct __siginfo {
  int si_signo, si_errno, si_code;
  pid_t si_pid;
  uid_t si_uid;
  int si_status;
  void *si_addr;
  union sigval si_value;
  long si_band;
  unsigned long __pad[7];
} siginfo_t;
union __sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, struct __siginfo *, void *);
};
struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};
typedef void (*sig_t)(int);
void (*signal(int, void (*)(int)))(int);
int sigaction(int, const struct sigaction *, struct sigaction *);
int sigemptyset(sigset_t *);
int sigfillset(sigset_t *);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
int kill(pid_t, int);
int raise(int);

// spawn.h
#define POSIX_SPAWN_SETSIGMASK 0x0008
#define POSIX_SPAWN_SETSID 0x0400
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
int posix_spawnp(
  pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *, char *const[], char *const[]);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnattr_setsigmask(posix_spawnattr_t *, const sigset_t *);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *, int, const char *, int, mode_t);

// pthread.h, whose pointers are not null where nothing else is written
struct _opaque_pthread_t { long __sig; void *__cleanup_stack; char __opaque[8176]; };
struct _opaque_pthread_attr_t { long __sig; char __opaque[56]; };
typedef struct _opaque_pthread_t *pthread_t;
typedef struct _opaque_pthread_attr_t pthread_attr_t;
typedef struct { long __sig; char __opaque[56]; } pthread_mutex_t;
typedef struct { long __sig; char __opaque[8]; } pthread_mutexattr_t;
#pragma clang assume_nonnull begin
int pthread_mutex_init(pthread_mutex_t *, const pthread_mutexattr_t *_Nullable);
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_attr_init(pthread_attr_t *);
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);
int pthread_create(
  pthread_t _Nullable *_Nonnull, const pthread_attr_t *_Nullable, void *_Nullable (*_Nonnull)(void *_Nullable),
  void *_Nullable);
int pthread_join(pthread_t, void *_Nullable *_Nullable);
#pragma clang assume_nonnull end
