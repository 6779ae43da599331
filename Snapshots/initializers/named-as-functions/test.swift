func titledRows(_ titles: [Int]) -> [TitledRow] { titles.map(TitledRow.init) }

func titledCells(_ titles: [Int]) -> [TitledAlias] { titles.map(TitledAlias.init(title:)) }
