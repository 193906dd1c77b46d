import Foundation
import HomeScreen
import WidgetBuild
import XcodeProject

/// An error that tells why a project does not build, each cause at its place.
struct BuildProblems: Error {
    var list: [PreviewState.Problem]

    /// Causes that are told.
    static let most = 50

    init(_ report: CheckReport) {
        var lines: [String: [Substring]] = [:]
        list = report.targets.flatMap(\.findings).prefix(Self.most).map { finding in
            var problem = PreviewState.Problem(file: finding.file, line: finding.line, column: finding.column, message: finding.message)
            if let file = finding.file, let line = finding.line {
                let all =
                    lines[file]
                    ?? (try? String(contentsOfFile: file, encoding: .utf8))?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
                lines[file] = all
                if all.indices.contains(line - 1) { problem.source = all[line - 1].trimmingCharacters(in: .whitespaces) }
            }
            switch finding.owner {
            case .yours: break
            case .ours: problem.add(finding.api.map { "Vitrine lacks \($0)." } ?? "Vitrine lacks this.")
            case .theirs: if let module = finding.module { problem.add("The module \(module) is not here.") }
            }
            return problem
        }
    }
}

extension PreviewState.Problem {
    /// Says one sentence more, after a full stop.
    fileprivate mutating func add(_ sentence: String) {
        if let last = message.last, !".!?”".contains(last) { message += "." }
        message += " " + sentence
    }
}

/// An extension whose previews are looked at.
struct PreviewBundle {
    /// The extension's folder, or its name where it was built beside this command.
    var folder: String
    /// The originals of the copies that were compiled, by the copies' paths.
    var originals: [String: String] = [:]
}

extension ExtensionTarget {
    /// All extensions; sources with previews and no widget too.
    /// - Returns: and why others do not build.
    /// - Throws: `BuildProblems` where the source of none compiles.
    func previewBundles() async throws -> (built: [PreviewBundle], problems: [PreviewState.Problem]) {
        guard let project = ProjectTarget(target, project) else {
            return (try BuiltApp.widgets(of: target, named: self.project.extensionName).map { PreviewBundle(folder: $0) }, [])
        }
        let builder = WidgetBuilder(sdk: try await WidgetSDK.find())
        var built: [PreviewBundle] = [], faulty: [CheckReport.Target] = [], words: [PreviewState.Problem] = []
        for target in try await project.buildable() {
            do {
                let build = try await builder.buildForPreviews(target)
                built.append(PreviewBundle(folder: build.folder.path, originals: build.originals))
                for note in build.leftOut { complain("vitrine: \(note)") }
            } catch let error as BuildError {
                guard case .notCompiled = error else { throw error }
                words.append(PreviewState.Problem(message: "\(error)"))
                faulty.append(CheckReport.Target(target, try await builder.check(target)))
            }
        }
        var problems = BuildProblems(CheckReport(targets: faulty))
        if problems.list.isEmpty { problems.list = words }
        if built.isEmpty, !faulty.isEmpty { throw problems }
        return (built, problems.list)
    }
}
