import Foundation
import HomeScreen
import WidgetBuild
import XcodeProject

/// Why a project does not build, each cause at its place.
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
            case .ours: problem.message += finding.api.map { " Vitrine lacks \($0)." } ?? " Vitrine lacks this."
            case .theirs: problem.message += finding.module.map { " The module \($0) is not here." } ?? ""
            }
            return problem
        }
    }
}

extension ExtensionTarget {
    /// All extensions, each as a folder or as a name of this checkout; sources with previews and no widget too.
    /// - Throws: `BuildProblems` where the source does not compile.
    func previewBundles() async throws -> [String] {
        guard let project = ProjectTarget(target, project) else { return [target] }
        let targets = try await project.targets().targets
        let builder = WidgetBuilder(sdk: try await WidgetSDK.find())
        var built: [String] = []
        for target in targets {
            do {
                built.append(try await builder.build(target, forPreviews: true).path)
            } catch let error as BuildError {
                guard case .notCompiled = error else { throw error }
                throw BuildProblems(CheckReport(targets: [CheckReport.Target(target, try await builder.check(target))]))
            }
        }
        return built
    }
}
