import Foundation

extension CheckReport {
    /// The report as code hosts read it: SARIF 2.1.0 (docs.oasis-open.org/sarif/sarif/v2.1.0), a result for each error and each module that
    /// is not here.
    /// - Parameter root: files in it are named from there, as a repository's are.
    package func sarif(root: URL) throws -> String {
        let rules = [Owner.yours, .ours, .theirs].map { SARIF.Rule(id: $0.rawValue, shortDescription: .init(text: $0.title)) }
        let results = targets.flatMap { target in
            target.findings.map { finding in
                SARIF.Result(
                    ruleId: finding.owner.rawValue, message: .init(text: finding.wordsWithoutPlace),
                    locations: finding.file.map { [.init($0, finding.line, finding.column, root)] } ?? [])
            }
                + target.missingModules.map { module in
                    let names = module.names.isEmpty ? "" : ", for \(module.names.joined(separator: ", "))"
                    return SARIF.Result(
                        ruleId: module.owner.rawValue, message: .init(text: "The module \(module.name) is not here\(names)."),
                        locations: module.files.map { .init($0, nil, nil, root) })
                }
        }
        let log = SARIF(runs: [.init(tool: .init(driver: .init(rules: rules)), results: results)])
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(log), as: UTF8.self)
    }
}

/// The parts of a SARIF file that a check has something to say for.
private struct SARIF: Encodable {
    struct Text: Encodable { var text: String }

    struct Rule: Encodable {
        var id: String
        var shortDescription: Text
    }

    struct Driver: Encodable {
        var name = "vitrine check"
        var rules: [Rule]
    }

    struct Tool: Encodable { var driver: Driver }

    struct Region: Encodable {
        var startLine: Int
        var startColumn: Int?
    }

    struct Artifact: Encodable { var uri: String }

    struct Place: Encodable {
        var artifactLocation: Artifact
        var region: Region?
    }

    struct Location: Encodable {
        var physicalLocation: Place

        init(_ file: String, _ line: Int?, _ column: Int?, _ root: URL) {
            let path = root.standardizedFileURL.path, inside = path.hasSuffix("/") ? path : path + "/"
            let name = file.hasPrefix(inside) ? String(file.dropFirst(inside.count)) : nil
            let uri = name.map { $0.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? $0 }
            physicalLocation = Place(
                artifactLocation: Artifact(uri: uri ?? URL(fileURLWithPath: file).absoluteString),
                // Lines and columns begin with 1 there.
                region: line.flatMap { $0 > 0 ? Region(startLine: $0, startColumn: column.flatMap { $0 > 0 ? $0 : nil }) : nil })
        }
    }

    struct Result: Encodable {
        var ruleId: String
        var level = "error"
        var message: Text
        var locations: [Location]
    }

    struct Run: Encodable {
        var tool: Tool
        var results: [Result]
    }

    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version
        case runs
    }
}
