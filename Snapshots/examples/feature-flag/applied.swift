class FeatureFlag {
    /*<stubble @StubbableProperty*//*stubble>*/
    var isEnabled: Bool/*<stubble*/ { @storageRestrictions(initializes: _isEnabled) init(initialValue) { _isEnabled = initialValue } get { if let _getIsEnabled { return _getIsEnabled() } else { return _isEnabled } } set { if let _setIsEnabled { _setIsEnabled(newValue) } else { _isEnabled = newValue } } _modify { if case nil = _getIsEnabled, case nil = _setIsEnabled { yield &_isEnabled } else { var value = self.isEnabled; yield &value; self.isEnabled = value } } }/*stubble>*/

    init(isEnabled: Bool) {
        /*<stubble self.isEnabled*/self._isEnabled/*stubble>*/ = isEnabled
    }
/*<stubble*/final private var _isEnabled: Bool; @exclusivity(unchecked) final var _getIsEnabled: (() -> Bool)? = nil; @exclusivity(unchecked) final var _setIsEnabled: ((Bool) -> Void)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: d8e4792e 944b 41f7 c73d 8d51 *//*stubble>*/