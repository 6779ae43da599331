// The declarations of the C library musl that the sources use, with the types of its headers on 64-bit systems.
#pragma once
#include <stddef.h>

typedef int int32_t;
typedef long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long uint64_t;
typedef long ssize_t, time_t, off_t, blksize_t, blkcnt_t, suseconds_t;
typedef unsigned long ino_t, dev_t, nlink_t;
typedef unsigned mode_t, uid_t, gid_t, useconds_t;
typedef int pid_t, clockid_t;

// errno.h
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define EAGAIN 11
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
#define ENAMETOOLONG 36
#define ENOSYS 38
#define ELOOP 40
#define EOPNOTSUPP 95
#define EDQUOT 122
#define ENOTSUP EOPNOTSUPP
#define EWOULDBLOCK EAGAIN

// time.h
struct timespec { time_t tv_sec; long tv_nsec; };
struct timeval { time_t tv_sec; suseconds_t tv_usec; };
#define CLOCK_REALTIME 0
#define CLOCK_MONOTONIC 1
int clock_gettime(clockid_t, struct timespec *);

// sys/stat.h
struct stat {
  dev_t st_dev;
  ino_t st_ino;
  nlink_t st_nlink;
  mode_t st_mode;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  off_t st_size;
  blksize_t st_blksize;
  blkcnt_t st_blocks;
  struct timespec st_atim, st_mtim, st_ctim;
};
int stat(const char *restrict, struct stat *restrict);
int lstat(const char *restrict, struct stat *restrict);
int fstat(int, struct stat *);
int fchmod(int, mode_t);
int mkdir(const char *, mode_t);
int futimens(int, const struct timespec[2]);
int utimensat(int, const char *, const struct timespec[2], int);

// fcntl.h; `open` and `fcntl` take a variable number of arguments, so Swift has them from the overlay.
#define O_RDONLY 00
#define O_WRONLY 01
#define O_RDWR 02
#define O_CREAT 0100
#define O_EXCL 0200
#define O_TRUNC 01000
#define O_CLOEXEC 02000000
#define AT_FDCWD (-100)
#define F_GETFD 1
#define F_SETFD 2
#define FD_CLOEXEC 1
#define LOCK_SH 1
#define LOCK_EX 2
#define LOCK_NB 4
#define LOCK_UN 8
int flock(int, int);

// dirent.h
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10
struct dirent {
  ino_t d_ino;
  off_t d_off;
  unsigned short d_reclen;
  unsigned char d_type;
  char d_name[256];
};
typedef struct __dirstream DIR;
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int closedir(DIR *);

// stdio.h
int rename(const char *, const char *);

// stdlib.h, string.h
_Noreturn void exit(int);
void free(void *);
char *getenv(const char *);
int setenv(const char *, const char *, int);
int unsetenv(const char *);
char *realpath(const char *restrict, char *restrict);
char *strdup(const char *);
void *memchr(const void *, int, size_t);
char *strerror(int);

// unistd.h
#define W_OK 2
#define X_OK 1
#define _SC_NPROCESSORS_ONLN 84
extern char **environ;
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
int usleep(unsigned);
ssize_t write(int, const void *, size_t);

// sys/resource.h, sys/wait.h
struct rusage {
  struct timeval ru_utime, ru_stime;
  long ru_maxrss;
  long ru_others[13];
  long __reserved[16];
};
int getrusage(int, struct rusage *);
pid_t waitpid(pid_t, int *, int);

// signal.h
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGKILL 9
#define SIGUSR1 10
#define SIGUSR2 12
#define SIGPIPE 13
#define SIGTERM 15
#define SIGCHLD 17
#define SIGTSTP 20
#define SIGXFSZ 25
#define SA_SIGINFO 4
#define SA_RESTART 0x10000000
#define SIG_BLOCK 0
#define SIG_UNBLOCK 1
#define SIG_SETMASK 2
#define SI_USER 0
typedef int sig_atomic_t;
typedef struct __sigset_t { unsigned long __bits[16]; } sigset_t;
typedef struct {
  int si_signo, si_errno, si_code;
  char __fields[116];
} siginfo_t;
struct sigaction {
  union {
    void (*sa_handler)(int);
    void (*sa_sigaction)(int, siginfo_t *, void *);
  } __sa_handler;
  sigset_t sa_mask;
  int sa_flags;
  void (*sa_restorer)(void);
};
typedef void (*sighandler_t)(int);
void (*signal(int, void (*)(int)))(int);
int sigaction(int, const struct sigaction *restrict, struct sigaction *restrict);
int sigemptyset(sigset_t *);
int sigfillset(sigset_t *);
int pthread_sigmask(int, const sigset_t *restrict, sigset_t *restrict);
int kill(pid_t, int);
int raise(int);

// spawn.h
#define POSIX_SPAWN_SETSIGMASK 8
#define POSIX_SPAWN_SETSID 128
typedef struct {
  int __flags;
  pid_t __pgrp;
  sigset_t __def, __mask;
  int __prio, __pol;
  void *__fn;
  char __pad[56];
} posix_spawnattr_t;
typedef struct {
  int __pad0[2];
  void *__actions;
  int __pad[16];
} posix_spawn_file_actions_t;
int posix_spawnp(
  pid_t *restrict, const char *restrict, const posix_spawn_file_actions_t *, const posix_spawnattr_t *restrict,
  char *const *restrict, char *const *restrict);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnattr_setsigmask(posix_spawnattr_t *restrict, const sigset_t *restrict);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *restrict, int, const char *restrict, int, mode_t);

// pthread.h
typedef struct __pthread *pthread_t;
typedef struct { long __size[7]; } pthread_attr_t;
typedef struct { long __size[5]; } pthread_mutex_t;
typedef struct { unsigned __attr; } pthread_mutexattr_t;
int pthread_mutex_init(pthread_mutex_t *restrict, const pthread_mutexattr_t *restrict);
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_attr_init(pthread_attr_t *);
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);
int pthread_create(pthread_t *restrict, const pthread_attr_t *restrict, void *(*)(void *), void *restrict);
int pthread_join(pthread_t, void **);
