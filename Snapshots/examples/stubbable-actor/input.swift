@Stubbable
actor Vault {
    var coins: Int = 3

    func count() -> Int { coins }

    func open(key: String) async throws -> Bool {
        let fits = key == "brass"
        return fits
    }
}
