private enum Margins { static let top = "wide" }
private struct Secret { var mark = "crate" }

// @Stubbable
class NextPage {
    var margin/*<stubble*/: String/*stubble>*/ = Margins.top/*<stubble*/ { @storageRestrictions(initializes: _margin) init(initialValue) { _margin = initialValue } get { if let _getMargin { return _getMargin() } else { return _margin } } set { if let _setMargin { _setMargin(newValue) } else { _margin = newValue } } _modify { if case nil = _getMargin, case nil = _setMargin { yield &_margin } else { var value = self.margin; yield &value; self.margin = value } } }/*stubble>*/
    fileprivate var secret/*<stubble*/: Secret/*stubble>*/ = Secret()/*<stubble*/ { @storageRestrictions(initializes: _secret) init(initialValue) { _secret = initialValue } get { if let _getSecret { return _getSecret() } else { return _secret } } set { if let _setSecret { _setSecret(newValue) } else { _secret = newValue } } _modify { if case nil = _getSecret, case nil = _setSecret { yield &_secret } else { var value = self.secret; yield &value; self.secret = value } } }/*stubble>*/
    fileprivate func open(_ secret: Secret) -> Secret {/*<stubble*/ if let _open { _open(secret) } else {/*stubble>*/ secret /*<stubble*/} /*stubble>*/}
/*<stubble*/final private var _margin: String; @exclusivity(unchecked) final var _getMargin: (() -> String)? = nil; @exclusivity(unchecked) final var _setMargin: ((String) -> Void)? = nil; final private var _secret: Secret; @exclusivity(unchecked) fileprivate final var _getSecret: (() -> Secret)? = nil; @exclusivity(unchecked) fileprivate final var _setSecret: ((Secret) -> Void)? = nil; @exclusivity(unchecked) fileprivate final var _open: ((Secret) -> Secret)? = nil; @exclusivity(unchecked) final var _describe: (() -> String)? = nil/*stubble>*/}

extension NextPage {
    func describe() -> String {/*<stubble*/ if let _describe { _describe() } else {/*stubble>*/ margin + open(secret).mark /*<stubble*/} /*stubble>*/}
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: a7816eee 3fd8 8cde ed35 d415 db5f ff98 2e51 6a33 ff98 *//*stubble>*/