private enum Margins { static let top = "wide" }
private struct Secret { var mark = "crate" }

// @Stubbable
class NextPage {
    var margin = Margins.top
    fileprivate var secret = Secret()
    fileprivate func open(_ secret: Secret) -> Secret { secret }
}

extension NextPage {
    func describe() -> String { margin + open(secret).mark }
}
