import Foundation

/// What was found of unchanged sources the last time.
struct Record: Codable {
    var stamp: String
    var result: WidgetBuilder.Compilation

    static func read(_ file: URL, stamp: String) -> WidgetBuilder.Compilation? {
        guard let data = FileManager.default.contents(atPath: file.path), let record = try? JSONDecoder().decode(Record.self, from: data),
            record.stamp == stamp
        else { return nil }
        return record.result
    }

    func write(to file: URL) throws { try JSONEncoder().encode(self).write(to: file, options: .atomic) }
}
