import Foundation

/// A record of what was found of unchanged sources the last time.
struct Record<Result: Codable>: Codable {
    var stamp: String
    var result: Result

    static func read(_ file: URL, stamp: String) -> Result? {
        guard let data = FileManager.default.contents(atPath: file.path), let record = try? JSONDecoder().decode(Self.self, from: data),
            record.stamp == stamp
        else { return nil }
        return record.result
    }

    func write(to file: URL) throws { try JSONEncoder().encode(self).write(to: file, options: .atomic) }
}
