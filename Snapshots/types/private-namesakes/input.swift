private enum Margins { static let top = 1.5 }
private struct Secret: ~Copyable { var mark = Margins.top }

// @Stubbable
class TopPage {
    var margin = Margins.top
    fileprivate var secret = Secret()
}
