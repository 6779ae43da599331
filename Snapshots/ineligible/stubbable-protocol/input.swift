@Stubbable
protocol Lighting {
    func light()
}
