/// Names that the headers of the systems declare, by the standards that these follow.
package enum SystemNames {
  /// Modules of such headers.
  package static let modules: Set<String> = [
    "Android", "Bionic", "Darwin", "Glibc", "Musl", "WASILibc", "WinSDK",
  ]

  /// Structs that share their names with no function.
  package static let structs: Set<String> = [
    "addrinfo", "cmsghdr", "epoll_event", "fd_set", "hostent", "ifreq", "in6_addr", "in6_pktinfo", "in_addr",
    "in_pktinfo", "iovec", "ip_mreq", "ipv6_mreq", "itimerspec", "itimerval", "kevent64_s", "linger",
    "msghdr",
    "passwd", "pollfd", "protoent", "rlimit", "rusage", "sched_param", "servent", "sockaddr", "sockaddr_in",
    "sockaddr_in6", "sockaddr_storage", "sockaddr_un", "termios", "timespec", "timeval", "tm", "utsname",
    "winsize",
  ]

  /// Constants that are integers everywhere, or enumerations of them.
  package static let integers: Set<String> = [
    "AF_INET", "AF_INET6", "AF_UNIX", "AF_UNSPEC", "PF_INET", "PF_INET6", "PF_UNIX",
    "SOCK_CLOEXEC", "SOCK_DGRAM", "SOCK_NONBLOCK", "SOCK_RAW", "SOCK_SEQPACKET", "SOCK_STREAM",
    "SOL_SOCKET", "SOMAXCONN", "SO_BROADCAST", "SO_ERROR", "SO_KEEPALIVE", "SO_LINGER", "SO_NOSIGPIPE",
    "SO_RCVBUF", "SO_RCVTIMEO", "SO_REUSEADDR", "SO_REUSEPORT", "SO_SNDBUF", "SO_SNDTIMEO", "SO_TYPE",
    "IPPROTO_ICMP", "IPPROTO_ICMPV6", "IPPROTO_IP", "IPPROTO_IPV6", "IPPROTO_TCP", "IPPROTO_UDP",
    "IPV6_MULTICAST_HOPS", "IPV6_MULTICAST_IF", "IPV6_MULTICAST_LOOP", "IPV6_PKTINFO", "IPV6_RECVPKTINFO",
    "IPV6_UNICAST_HOPS", "IPV6_V6ONLY", "IP_ADD_MEMBERSHIP", "IP_DROP_MEMBERSHIP", "IP_MULTICAST_IF",
    "IP_MULTICAST_LOOP", "IP_MULTICAST_TTL", "IP_PKTINFO", "IP_TOS", "IP_TTL", "TCP_KEEPCNT", "TCP_KEEPIDLE",
    "TCP_KEEPINTVL", "TCP_NODELAY", "INADDR_ANY", "INADDR_BROADCAST", "INADDR_LOOPBACK", "INADDR_NONE",
    "INET6_ADDRSTRLEN", "INET_ADDRSTRLEN", "MSG_DONTWAIT", "MSG_NOSIGNAL", "MSG_PEEK", "MSG_TRUNC",
    "MSG_WAITALL", "SHUT_RD", "SHUT_RDWR", "SHUT_WR", "AI_PASSIVE", "NI_MAXHOST", "NI_MAXSERV",
    "NI_NUMERICHOST", "NI_NUMERICSERV",
    "F_GETFD", "F_GETFL", "F_SETFD", "F_SETFL", "FD_CLOEXEC", "O_APPEND", "O_CLOEXEC", "O_CREAT",
    "O_DIRECTORY", "O_EXCL", "O_NOFOLLOW", "O_NONBLOCK", "O_RDONLY", "O_RDWR", "O_SYNC", "O_TRUNC",
    "O_WRONLY",
    "S_IFDIR", "S_IFLNK", "S_IFMT", "S_IFREG", "S_IRGRP", "S_IROTH", "S_IRUSR", "S_IRWXG", "S_IRWXO",
    "S_IRWXU", "S_IWGRP", "S_IWOTH", "S_IWUSR", "S_IXGRP", "S_IXOTH", "S_IXUSR", "LOCK_EX", "LOCK_NB",
    "LOCK_SH", "LOCK_UN", "SEEK_CUR", "SEEK_END", "SEEK_SET", "STDERR_FILENO", "STDIN_FILENO",
    "STDOUT_FILENO", "F_OK", "R_OK", "W_OK", "X_OK", "PATH_MAX", "NAME_MAX",
    "EPOLLERR", "EPOLLET", "EPOLLHUP", "EPOLLIN", "EPOLLONESHOT", "EPOLLOUT", "EPOLLPRI", "EPOLLRDHUP",
    "EPOLL_CLOEXEC", "EPOLL_CTL_ADD", "EPOLL_CTL_DEL", "EPOLL_CTL_MOD", "POLLERR", "POLLHUP", "POLLIN",
    "POLLNVAL", "POLLOUT", "POLLPRI", "EFD_CLOEXEC", "EFD_NONBLOCK", "EVFILT_READ", "EVFILT_TIMER",
    "EVFILT_USER", "EVFILT_WRITE", "EV_ADD", "EV_CLEAR", "EV_DELETE", "EV_DISABLE", "EV_ENABLE", "EV_EOF",
    "EV_ONESHOT",
  ]
}
