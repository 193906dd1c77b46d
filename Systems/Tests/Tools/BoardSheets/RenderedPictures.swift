import Foundation
import SwiftUI
import VitrineWidgetArchive

/// What `vitrine render` wrote into one folder: the first entry of each kind in each family. The folder is called LANGUAGE STATE.
struct RenderedPictures {
    private struct Record: Decodable {
        var kind: String
        var family: WidgetFamilyName
        var date: Date
        var file: String?
        var diagnostics: [String]
    }

    private static let families: [(name: WidgetFamilyName, words: String)] = [
        (.systemSmall, "Small"), (.systemMedium, "Medium"), (.systemLarge, "Large"),
    ]
    private let language: String
    /// A column for each kind, by kind.
    private let columns: [[[Sheet.Tile]]]
    /// The diagnostics of all pictures.
    private let said: [String]

    /// - Throws: where a family of a kind is missing.
    init(folder: URL) throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let records = try decoder.decode([Record].self, from: Data(contentsOf: folder.appendingPathComponent("index.json")))
        let words = folder.lastPathComponent.split(separator: " ", maxSplits: 1).map(String.init)
        let language = words.first ?? ""
        self.language = language
        let state = words.dropFirst().first ?? ""
        said = records.flatMap(\.diagnostics)
        columns = try Dictionary(grouping: records, by: \.kind).sorted { $0.key < $1.key }.map { kind, records in
            try Self.families.map { family in
                let first = records.filter { $0.family == family.name }.min { $0.date < $1.date }
                guard let file = first?.file else {
                    throw RenderedFailure(description: "\(folder.path): \(kind) in \(family.words) is not there.")
                }
                guard let image = UIImage(data: try Data(contentsOf: folder.appendingPathComponent(file)), scale: 3) else {
                    throw RenderedFailure(description: "\(file) is no picture.")
                }
                return [Sheet.Tile(label: "\(kind) · \(family.words) · \(language) · \(state)", image: image)]
            }
        }
    }

    /// A panel for each language, and what was said of the pictures.
    static func panels(_ folders: [URL]) throws -> (panels: [Sheet.Panel], said: [String]) {
        let all = try folders.map(RenderedPictures.init)
        let panels = Dictionary(grouping: all, by: \.language).sorted { $0.key < $1.key }.map { _, pictures in
            Sheet.Panel(ground: Sheet.Panel.light, ink: .black, columns: pictures.flatMap(\.columns))
        }
        return (panels, Set(all.flatMap(\.said)).sorted())
    }
}

/// An error that tells why there is no sheet, as a sentence.
struct RenderedFailure: Error, CustomStringConvertible {
    let description: String
}
