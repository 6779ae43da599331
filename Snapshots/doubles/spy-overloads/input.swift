import Stubble

@Spyable
protocol DataService {
    func loadData() -> String
    func loadData() -> Int
}
