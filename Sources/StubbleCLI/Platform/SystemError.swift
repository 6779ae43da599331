#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The failure of a system call.
struct SystemError: Error, Equatable, Sendable {
  /// The action that failed, in the infinitive: `read`, `rename`.
  var action: String
  /// The file that the action was about.
  var path: String
  /// The error code, as in the C library's `errno`.
  var code: Int32
  /// What the user can do about it; `nil` for what helps against the error code in general.
  var ownWayOut: String?

  /// The error message, such as `cannot read: Permission denied`.
  var message: String { "cannot \(action): \(reason)" }

  /// The C library's description of the error code.
  var reason: String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }

  static let outOfSpace = ENOSPC
  static let ioFailure = EIO
  static let notFound = ENOENT
  static let alreadyExists = EEXIST
  static let notSupported = ENOTSUP
  static let readOnly = EROFS
  static let notPermitted = EPERM
  static let nameTooLong = ENAMETOOLONG

  /// The size in bytes of the largest file that is read: the largest one that a syntax tree can represent.
  static let sizeLimit = Int(Int32.max)

  /// The error for a file that is larger than the limit.
  static func tooLarge(_ path: String) -> SystemError {
    SystemError(
      action: "read", path: path, code: EFBIG, ownWayOut: "leave out files of more than 2 GB with '--exclude'"
    )
  }

  /// What the user can do about it; `nil` if that is unknown.
  var wayOut: String? { ownWayOut ?? generalWayOut }

  private var generalWayOut: String? {
    switch code {
    case ENOENT where isAboutLink: "it is a symbolic link to a file that does not exist; correct or remove it"
    case ENOENT, ENOTDIR:
      path.hasPrefix("/") ? "check the path" : "check the path, which is relative to the current folder"
    case EACCES:
      "run 'ls -ld' on it and on the folders around it, and give yourself the permission with 'chmod'"
    case ENOSPC, EDQUOT: "make room on the disk, and run the command again"
    case EFBIG: "raise the limit of a file's size with 'ulimit -f', and run the command again"
    case EROFS:
      "work on a copy that can be written, or let an overlay be written elsewhere, with '--output' or '--scratch-path'"
    case EMFILE, ENFILE: "raise the limit of open files with 'ulimit -n', and run the command again"
    case ELOOP: "its symbolic links lead back to themselves; remove one of them"
    case EISDIR: "this is a folder; name a file"
    case ENAMETOOLONG: "give the file a shorter name"
    default: nil
    }
  }

  private var isAboutLink: Bool {
    (try? System.status(of: path, followingLinks: false))?.kind == .link
  }
}
