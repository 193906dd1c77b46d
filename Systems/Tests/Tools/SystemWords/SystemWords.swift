import Foundation

/// The words of one part of a system, in all its languages.
public struct SystemWords: Sendable, CustomStringConvertible {
    /// The folder, such as `Salon/Core`.
    private let folder: URL
    public let description: String

    /// - Parameters:
    ///   - system: such as `Salon`.
    ///   - part: such as `Core`.
    public init(_ system: String, _ part: String) {
        description = "\(system)/\(part)"
        folder = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
            .appendingPathComponent("\(system)/\(part)", isDirectory: true)
    }

    /// What a language has otherwise than English, in sentences; empty where it has every word.
    /// - Parameter least: words there are at least; fewer were not found.
    public func faults(_ language: String, least: Int) throws -> [String] {
        let english = try strings("en"), other = try strings(language)
        var faults: [String] = []
        if english.count < least { faults.append("There are only \(english.count) words.") }
        faults += english.keys.filter { other[$0] == nil }.map { "“\($0)” is missing." }
        faults += other.keys.filter { english[$0] == nil }.map { "“\($0)” is no word in English." }
        for (key, word) in other {
            if word.isEmpty { faults.append("“\(key)” is empty.") }
            if word.matches(of: #/%(\d\$)?@/#).count != english[key]?.matches(of: #/%(\d\$)?@/#).count {
                faults.append("“\(key)” has other values: “\(word)”.")
            }
        }
        return faults.sorted()
    }

    private func strings(_ language: String) throws -> [String: String] {
        let text = try String(contentsOf: folder.appendingPathComponent("Resources/\(language).lproj/Localizable.strings"), encoding: .utf8)
        let pairs = text.matches(of: #/(?m)^"((?:[^"\\]|\\.)*)" = "((?:[^"\\]|\\.)*)";$/#).map { (String($0.1), String($0.2)) }
        return try Dictionary(pairs) { first, other in throw Twice(words: [first, other]) }
    }

    /// One key has two words.
    private struct Twice: Error { var words: [String] }
}
