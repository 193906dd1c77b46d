import Foundation

// `vitrine-surface NAMES GRAPHS [--missing MODULE [--all]] [--json FILE]`: which of Apple's public names modules of ours have.
// NAMES is a folder of tables, one for a module; GRAPHS one of symbol graphs. Counted are names that are not deprecated: first those that
// code of a widget may use (`y`), then all that it can name (`?` too).

/// The modules of ours whose names a file sees that imports one of Apple's: its own, and what it hands on.
let handedOn: [String: [String]] = [
    "SwiftUI": ["CoreGraphics", "CoreTransferable", "DeveloperToolsSupport", "UniformTypeIdentifiers", "OSLog", "os"],
    "WidgetKit": ["SwiftUI"],
    "AppIntents": ["SwiftUI", "CoreTransferable", "UniformTypeIdentifiers"],
    "ActivityKit": ["SwiftUI", "WidgetKit"],
    "Charts": ["SwiftUI", "CoreGraphics"],
    "UIKit": ["CoreGraphics", "DeveloperToolsSupport", "UniformTypeIdentifiers"],
    "CoreTransferable": ["UniformTypeIdentifiers"],
    "MapKit": ["CoreLocation", "SwiftUI"],
    "SwiftData": ["CoreData", "SwiftUI"],
    "WeatherKit": ["CoreLocation"],
]

/// The modules that add to one of Apple's what its documentation lists there: such members are seen where both are imported. On Apple's
/// systems modules of their own hold them, which nobody names (`_WidgetKit_SwiftUI`).
let addedBy: [String: [String]] = ["SwiftUI": ["WidgetKit", "AppIntents"]]
/// The modules of ours that have names which Apple has in another one. Whoever writes such a name has imported one of these anyway: there
/// is no preview without a view.
let standIn: [String: [String]] = ["DeveloperToolsSupport": ["SwiftUI", "WidgetKit"]]

/// The share of names that are there, in percent.
struct Share: Codable {
    var exact: Double
    var named: Double
    var count: Int

    init(_ found: [PublicName.Coverage]) {
        func percent(_ least: PublicName.Coverage) -> Double {
            found.isEmpty ? 100 : Double(found.count { $0 >= least } * 1000 / found.count) / 10
        }
        exact = percent(.exact)
        named = percent(.named)
        count = found.count
    }
}

func files(_ folder: URL, _ ending: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.lastPathComponent.hasSuffix(ending) }.sorted { $0.lastPathComponent < $1.lastPathComponent }
}

func run(_ arguments: [String]) throws {
    guard arguments.count >= 2 else { throw SurfaceFailure("usage: vitrine-surface NAMES GRAPHS [--missing MODULE [--all]] [--json FILE]") }
    func value(_ option: String) -> String? {
        arguments.firstIndex(of: option).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
    }
    let graphs = try files(URL(fileURLWithPath: arguments[1], isDirectory: true), ".symbols.json")
    let wanted = value("--missing")
    var shares: [String: Share] = [:]
    func column(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }
    if wanted == nil {
        print("module                    widget: names   exact   named    all: names   exact   named    since 17   since 18")
    }
    let tables = try files(URL(fileURLWithPath: arguments[0], isDirectory: true), ".tsv")
    let known = tables.map { $0.deletingPathExtension().lastPathComponent }
    if let wanted, !known.contains(wanted) {
        throw SurfaceFailure("There is no table of \(wanted)’s names; there are: \(known.joined(separator: ", ")).")
    }
    for table in tables {
        let module = table.deletingPathExtension().lastPathComponent
        guard wanted == nil || wanted == module else { continue }
        let modules =
            ["FoundationMissing", "VitrineDrawing", "VitrineWidgetArchive"]
            + ([module] + (handedOn[module] ?? []) + (standIn[module] ?? [])).map { "Vitrine\($0)" }
        let additions = (addedBy[module] ?? []).map { "Vitrine\($0)@Vitrine\(module)." }
        let seen = try SymbolGraphs(
            graphs.filter { file in
                modules.contains { file.lastPathComponent.hasPrefix("\($0).") || file.lastPathComponent.hasPrefix("\($0)@") }
                    || additions.contains { file.lastPathComponent.hasPrefix($0) }
            })
        let names = try PublicName.table(table).filter { !$0.isDeprecated }.map { ($0, $0.coverage(in: seen)) }
        if wanted != nil {
            // A module that hands this one on may have the name: whoever imports both sees it.
            let others = try handedOn.filter { $0.value.contains(module) }.keys.sorted().map { other in
                let starts = ["Vitrine\(other).", "Vitrine\(other)@Vitrine\(module)."]
                let own = graphs.filter { starts.contains(where: $0.lastPathComponent.hasPrefix) }
                return (name: other, names: try SymbolGraphs(own))
            }
            for (name, coverage) in names where coverage != .exact && (name.widget == "y" || arguments.contains("--all")) {
                print(
                    [
                        name.kind, name.owner, name.name, name.since.map { "\($0)" } ?? "",
                        others.first { name.coverage(in: $0.names) == .exact }.map { "in \($0.name) here" }
                            ?? (coverage == .named ? "another overload is here" : ""),
                    ].joined(separator: "\t"))
            }
            continue
        }
        let own = names.filter { $0.0.widget == "y" }
        let mine = Share(own.map { $0.1 }), all = Share(names.filter { $0.0.widget != "n" }.map { $0.1 })
        shares[module] = mine
        let newer = [17.0, 18].map { since in Share(own.filter { $0.0.since.map { $0 >= since && $0 < since + 1 } ?? false }.map { $0.1 }) }
        print(
            module.padding(toLength: 25, withPad: " ", startingAt: 0),
            column("\(mine.count)", 13), column("\(mine.exact) %", 9), column("\(mine.named) %", 7),
            column("\(all.count)", 11), column("\(all.exact) %", 9), column("\(all.named) %", 7),
            newer.map { column($0.count == 0 ? "–" : "\($0.exact) %", 10) }.joined(separator: " "))
    }
    if let file = value("--json") {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(shares).write(to: URL(fileURLWithPath: file), options: .atomic)
    }
}

do {
    try run(Array(CommandLine.arguments.dropFirst()))
} catch {
    FileHandle.standardError.write(Data("vitrine-surface: \(error)\n".utf8))
    exit(1)
}
