extension Airport {
    /// The first four cells of a row are an airport's code, city, name and country; there is none where one of them is no such thing.
    init?(cells: [String]) {
        guard cells.count >= 4, cells[0].utf8.count == 3, !cells[1].isEmpty, !cells[2].isEmpty, cells[3].utf8.count == 2 else { return nil }
        self.init(code: cells[0], city: cells[1], name: cells[2], country: cells[3])
    }
}
