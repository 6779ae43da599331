/// The C library: structs whose names no function has, and constants of integer types.
extension PreludeText {
  static let glibc = PreludeText(
    "Glibc",
    #"""
    @unsafe struct addrinfo { init() }
    struct cmsghdr: Sendable { init() }
    struct fd_set: Sendable { init() }
    @unsafe struct hostent { init() }
    @unsafe struct ifreq: Sendable { init() }
    struct in6_addr: Sendable { init() }
    struct in_addr: Sendable { init() }
    @unsafe struct iovec { init() }
    struct ip_mreq: Sendable { init() }
    struct ipv6_mreq: Sendable { init() }
    struct itimerval: Sendable { init() }
    struct linger: Sendable { init() }
    @unsafe struct msghdr { init() }
    @unsafe struct passwd { init() }
    struct pollfd: Sendable { init() }
    @unsafe struct protoent { init() }
    struct rlimit: Sendable { init() }
    struct rusage: Sendable { init() }
    struct sched_param: Sendable { init() }
    @unsafe struct servent { init() }
    struct sockaddr: Sendable { init() }
    struct sockaddr_in: Sendable { init() }
    struct sockaddr_in6: Sendable { init() }
    struct sockaddr_storage: Sendable { init() }
    struct sockaddr_un: Sendable { init() }
    struct termios: Sendable { init() }
    struct timespec: Sendable { init() }
    struct timeval: Sendable { init() }
    @unsafe struct tm { init() }
    struct utsname: Sendable { init() }
    struct winsize: Sendable { init() }
    func ceil<T: FloatingPoint>(_ x: T) -> T
    func fabs<T: FloatingPoint>(_ x: T) -> T
    func floor<T: FloatingPoint>(_ x: T) -> T
    func round<T: FloatingPoint>(_ x: T) -> T
    func sqrt<T: FloatingPoint>(_ x: T) -> T
    func trunc<T: FloatingPoint>(_ x: T) -> T
    typealias cc_t = UInt8
    typealias gid_t = UInt32
    typealias in_addr_t = UInt32
    typealias in_port_t = UInt16
    typealias mode_t = UInt32
    typealias pid_t = Int32
    typealias size_t = Int
    typealias socklen_t = UInt32
    typealias ssize_t = Int
    typealias time_t = Int
    typealias uid_t = UInt32
    let AF_INET, AF_INET6, AF_UNIX, AF_UNSPEC, PF_INET, PF_INET6, PF_UNIX, SOL_SOCKET, SOMAXCONN: Int32
    let SO_BROADCAST, SO_ERROR, SO_KEEPALIVE, SO_LINGER, SO_RCVBUF, SO_RCVTIMEO, SO_REUSEADDR: Int32
    let SO_REUSEPORT, SO_SNDBUF, SO_SNDTIMEO, SO_TYPE, IPV6_MULTICAST_HOPS, IPV6_MULTICAST_IF: Int32
    let IPV6_MULTICAST_LOOP, IPV6_PKTINFO, IPV6_RECVPKTINFO, IPV6_UNICAST_HOPS, IPV6_V6ONLY: Int32
    let IP_ADD_MEMBERSHIP, IP_DROP_MEMBERSHIP, IP_MULTICAST_IF, IP_MULTICAST_LOOP, IP_MULTICAST_TTL: Int32
    let IP_PKTINFO, IP_TOS, IP_TTL, TCP_KEEPCNT, TCP_KEEPIDLE, TCP_KEEPINTVL, TCP_NODELAY: Int32
    let INET6_ADDRSTRLEN, INET_ADDRSTRLEN, AI_PASSIVE, NI_MAXHOST, NI_MAXSERV, NI_NUMERICHOST: Int32
    let NI_NUMERICSERV, F_GETFD, F_GETFL, F_SETFD, F_SETFL, FD_CLOEXEC, O_APPEND, O_CLOEXEC, O_CREAT: Int32
    let O_DIRECTORY, O_EXCL, O_NOFOLLOW, O_NONBLOCK, O_RDONLY, O_RDWR, O_SYNC, O_TRUNC, O_WRONLY: Int32
    let LOCK_EX, LOCK_NB, LOCK_SH, LOCK_UN, SEEK_CUR, SEEK_END, SEEK_SET, STDERR_FILENO, STDIN_FILENO: Int32
    let STDOUT_FILENO, F_OK, R_OK, W_OK, X_OK, PATH_MAX, NAME_MAX, POLLERR, POLLHUP, POLLIN, POLLNVAL: Int32
    let POLLOUT, POLLPRI: Int32
    let INADDR_ANY, INADDR_BROADCAST, INADDR_LOOPBACK, INADDR_NONE: in_addr_t
    #if canImport(Glibc)
    struct in_pktinfo: Sendable { init() }
    struct itimerspec: Sendable { init() }
    struct __socket_type: RawRepresentable, Sendable { var rawValue: UInt32 { get } }
    let SOCK_CLOEXEC, SOCK_DGRAM, SOCK_NONBLOCK, SOCK_RAW, SOCK_SEQPACKET, SOCK_STREAM: __socket_type
    let IPPROTO_ICMP, IPPROTO_ICMPV6, IPPROTO_IP, IPPROTO_IPV6, IPPROTO_TCP, IPPROTO_UDP, MSG_DONTWAIT: Int
    let MSG_NOSIGNAL, MSG_PEEK, MSG_TRUNC, MSG_WAITALL, SHUT_RD, SHUT_RDWR, SHUT_WR: Int
    let S_IFDIR, S_IFLNK, S_IFMT, S_IFREG, S_IRGRP, S_IROTH, S_IRUSR, S_IRWXG, S_IRWXO, S_IRWXU, S_IWGRP: mode_t
    let S_IWOTH, S_IWUSR, S_IXGRP, S_IXOTH, S_IXUSR: mode_t
    #else
    struct kevent64_s: Sendable { init() }
    struct in6_pktinfo: Sendable { init() }
    let SOCK_DGRAM, SOCK_RAW, SOCK_SEQPACKET, SOCK_STREAM, IPPROTO_ICMP, IPPROTO_ICMPV6, IPPROTO_IP: Int32
    let IPPROTO_IPV6, IPPROTO_TCP, IPPROTO_UDP, MSG_DONTWAIT, MSG_NOSIGNAL, MSG_PEEK, MSG_TRUNC: Int32
    let MSG_WAITALL, SHUT_RD, SHUT_RDWR, SHUT_WR, SO_NOSIGPIPE, EVFILT_READ, EVFILT_TIMER, EVFILT_USER: Int32
    let EVFILT_WRITE, EV_ADD, EV_CLEAR, EV_DELETE, EV_DISABLE, EV_ENABLE, EV_EOF, EV_ONESHOT: Int32
    let S_IFDIR, S_IFLNK, S_IFMT, S_IFREG, S_IRGRP, S_IROTH, S_IRUSR, S_IRWXG, S_IRWXO, S_IRWXU, S_IWGRP: mode_t
    let S_IWOTH, S_IWUSR, S_IXGRP, S_IXOTH, S_IXUSR: mode_t
    #endif
    """#)

  /// What the headers of Linux declare beyond the C library.
  static let linux = PreludeText(
    "CNIOLinux",
    #"""
    @_exported import Glibc
    struct epoll_event: Sendable { init() }
    struct in6_pktinfo: Sendable { init() }
    let EPOLLERR, EPOLLET, EPOLLHUP, EPOLLIN, EPOLLONESHOT, EPOLLOUT, EPOLLPRI, EPOLLRDHUP: Int32
    let EPOLL_CLOEXEC, EPOLL_CTL_ADD, EPOLL_CTL_DEL, EPOLL_CTL_MOD, EFD_CLOEXEC, EFD_NONBLOCK: Int32
    """#)
}
