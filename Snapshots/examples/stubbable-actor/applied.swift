/*<stubble @Stubbable*//*stubble>*/
actor Vault {
    var coins: Int = 3/*<stubble*/ { @storageRestrictions(initializes: _coins) init(initialValue) { _coins = initialValue } get { if let _getCoins { return _getCoins() } else { return _coins } } set { if let _setCoins { _setCoins(newValue) } else { _coins = newValue } } _modify { if _getCoins == nil && _setCoins == nil { yield &_coins } else { var value = self.coins; yield &value; self.coins = value } } }/*stubble>*/

    func count() -> Int {/*<stubble*/ if let _count { _count() } else {/*stubble>*/ coins /*<stubble*/} /*stubble>*/}

    func open(key: String) async throws -> Bool {/*<stubble*/ if let _open { return try await _open(key) } else {/*stubble>*/
        let fits = key == "brass"
        return fits
    /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _coins: Int; @exclusivity(unchecked) nonisolated(unsafe) var _getCoins: (@Sendable () -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) var _setCoins: (@Sendable (Int) -> Void)? = nil; @exclusivity(unchecked) nonisolated(unsafe) var _count: (@Sendable () -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) var _open: (@Sendable (String) async throws -> Bool)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 237827d0 975f c705 c162 ff98 e0ac ff98 2a1c *//*stubble>*/