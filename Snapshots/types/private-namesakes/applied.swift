private enum Margins { static let top = 1.5 }
private struct Secret: ~Copyable { var mark = Margins.top }

// @Stubbable
class TopPage {
    var margin/*<stubble*/: Double/*stubble>*/ = Margins.top/*<stubble*/ { @storageRestrictions(initializes: _margin) init(initialValue) { _margin = initialValue } get { if let _getMargin { return _getMargin() } else { return _margin } } set { if let _setMargin { _setMargin(newValue) } else { _margin = newValue } } _modify { if case nil = _getMargin, case nil = _setMargin { yield &_margin } else { var value = self.margin; yield &value; self.margin = value } } }/*stubble>*//*<stubble*/; final private var _margin: Double/*stubble>*/
    fileprivate var secret = Secret()
/*<stubble*/@exclusivity(unchecked) final var _getMargin: (() -> Double)? = nil; @exclusivity(unchecked) final var _setMargin: ((Double) -> Void)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 705444e0 4b77 8cde 6663 8c32 *//*stubble>*/