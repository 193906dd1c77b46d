import ArgumentParser
import Foundation
import VitrineWidgetArchive
import WidgetBuild
import WidgetHost
import XcodeProject

/// The command `doctor`, which says why an extension would not be offered, or why a tile would stay blank.
struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Says why an extension would not be offered, or why its tiles would stay blank.",
        discussion: """
            Reads property lists and entitlements, starts the extension, and asks every widget for its placeholder and a timeline in \
            every size. Of a project the source is read too; where it has no widget, each #Preview is drawn. Each finding has a code, and each \
            code its cure; Documentation.docc/CauseCodes.md explains it. The exit status is 0 when no error was found.
            """)

    @Argument(
        help: """
            What was made for Xcode (a project, a workspace, a package, a folder or one Swift file), a built extension (a folder \
            NAME.appex), a built app (a folder NAME.app), or what was built beside this command, by its name.
            """)
    var target: String
    @OptionGroup var project: ProjectOptions
    @Option(help: "The widget's kind; by default every kind is asked.")
    var kind: String?
    @Option(help: "The device whose sizes are asked for, e.g. “iPhone 15”.")
    var device = "iPhone 15"
    @Option(help: "The device's language and region, e.g. it_IT.")
    var locale = LocaleName.standard
    @Option(help: ArgumentHelp("What time it is (ISO 8601).", valueName: "time"))
    var at: Instant?
    @OptionGroup var state: StateOptions
    @Flag(
        help: ArgumentHelp(
            "Print {findings: [{severity, code, words, file, line, …}], widgets: [{kind, name, families}], cures: {code: …}}; where there "
                + "is no widget also previews: [{name, file, line}]."))
    var json = false

    func run() async throws {
        try await reportingFailure {
            guard let device = Device.named(device) else {
                throw Failure("There is no device “\(device)”. There are: \(Device.list).")
            }
            if let note = device.sizeNote { complain("vitrine: \(note)") }
            let report: DoctorReport
            var build = ProjectTarget.Build()
            if let project = ProjectTarget(target, project) {
                build = try await project.build(forPreviews: true)
                report = try await examine(build, on: device)
            } else {
                report = try await examine(try bundles(), on: device)
            }
            print(json ? try Self.json(report) : Self.words(report))
            guard report.isHealthy else { throw ExitCode.failure }
            try build.finish()
        }
    }

    private func examine(_ bundles: BundleDoctor, on device: Device) async throws -> DoctorReport {
        let report = DoctorReport(findings: bundles.findings())
        // What cannot be installed cannot be started either.
        guard report.isHealthy else { return report }
        return try await joined(try targets(), after: report) { try await ask($0, on: device) }
    }

    /// Examines built extensions. Findings in a property list are reported for the one that the project has.
    private func examine(_ build: ProjectTarget.Build, on device: Device) async throws -> DoctorReport {
        let all = build.extensions.map { built in
            (built, DoctorReport(findings: BundleDoctor(folder: built.folder).findings()))
        }
        let files = all.reduce(DoctorReport()) { $0 + Self.inProject($1.1, $1.0) }
        // What cannot be installed cannot be started either.
        var report = try await joined(all.filter { $0.1.isHealthy }.map(\.0), after: files) { built in
            var report = Self.inSource(Self.inProject(try await ask(built.folder.path, on: device), built), built.target)
            let beside = ProjectFindings(built.target)
            report.findings = beside.all + report.findings
            if beside.keepsFromGallery { report.widgets = [] }
            return report
        }
        // Only when every extension has said its kinds can one be told to be none of theirs.
        if kind == nil, project.extensionName == nil, build.failed.isEmpty, !report.widgets.isEmpty, report.isHealthy {
            let targets = build.extensions.map(\.target)
            let files = Set(targets.flatMap { $0.code.sources + $0.modules.flatMap(\.sources) + ($0.app?.sources ?? []) })
            let reloads = SourceFinding.reloads(
                in: files.sorted { $0.path < $1.path }, kinds: Set(report.widgets.map(\.kind)))
            for found in reloads { Self.add(found, to: &report) }
        }
        return report
    }

    /// Adds what the extension's own source says, which was not asked for in vain: a group that it names there has its line, and what is found
    /// of a kind that of its name.
    private static func inSource(_ report: DoctorReport, _ target: WidgetTarget) -> DoctorReport {
        var report = report
        for found in SourceFinding.all(in: target.code.sources, groups: target.groups, app: target.app?.sources ?? []) {
            add(found, to: &report)
        }
        for index in report.findings.indices where report.findings[index].line == nil {
            let finding = report.findings[index], sources = target.code.sources, place: SourcePlace?
            if let trap = trap(in: finding.words, of: target) {
                (report.findings[index].file, report.findings[index].line) = trap
                continue
            }
            if finding.code == .groupNotEntitled {
                let group = finding.words.firstMatch(of: /asks for (\S+), and/).map { String($0.1) }
                place = group.flatMap { SourcePlace(of: $0, in: sources) }
            } else {
                place = finding.file == nil ? finding.kind.flatMap { SourcePlace(ofKind: $0, in: sources) } : nil
            }
            if let place { (report.findings[index].file, report.findings[index].line) = (place.file, place.line) }
        }
        return report
    }

    /// Adds what source says, as a finding of the doctor's.
    private static func add(_ found: SourceFinding, to report: inout DoctorReport) {
        let severity: DoctorFinding.Severity, code: CauseCode
        switch found.cause {
        case .dateInView: (severity, code) = (.warning, .dateInView)
        case .ownDefaults: (severity, code) = (.warning, .ownDefaults)
        case .keychainWhileLocked: (severity, code) = (.warning, .keychainWhileLocked)
        case .sampleAsReal: (severity, code) = (.warning, .sampleAsReal)
        case .sharedDatabase: (severity, code) = (.warning, .sharedDatabase)
        case .tokenAlone: (severity, code) = (.warning, .tokenAlone)
        case .snapshotFetches: (severity, code) = (.warning, .snapshotFetches)
        case .completionKept: (severity, code) = (.error, .completionKept)
        case .countedTimelines: (severity, code) = (.warning, .countedTimelines)
        case .reloadOfUnknownKind: (severity, code) = (.warning, .reloadOfUnknownKind)
        case .linkLostAtLaunch: (severity, code) = (.warning, .linkLostAtLaunch)
        case .group(let group):
            (severity, code) = (.error, .groupNotEntitled)
            report.findings.removeAll { $0.code == .groupNotEntitled && $0.words.contains("\(group),") && $0.line == nil }
        }
        report.findings.append(DoctorFinding(severity, code, found.words, file: found.file, line: found.line))
    }

    /// The place that the words of a trap name: a line of the widget's own as its symbols have it, or as the compiler wrote it into the module.
    private static func trap(in words: String, of target: WidgetTarget) -> (String, Int)? {
        let path: String?, line: Int?
        if let found = words.firstMatch(of: /at (\/.+\.swift):([0-9]+)/) {
            (path, line) = (String(found.1), Int(found.2))
        } else if let found = words.firstMatch(of: #/: ([^ /]+)/([^/:]+\.swift):([0-9]+):/#), found.1 == target.code.module {
            (path, line) = (target.code.sources.first { $0.lastPathComponent == found.2 }?.path, Int(found.3))
        } else {
            return nil
        }
        guard let path, let line, FileManager.default.fileExists(atPath: path) else { return nil }
        return (path, line)
    }

    /// The reports of several extensions as one. A kind is one's of them; that none has it is an error.
    private func joined<Part>(
        _ parts: [Part], after first: DoctorReport, _ examine: (Part) async throws -> DoctorReport
    ) async throws -> DoctorReport {
        var report = first, unknown: HostError?
        for part in parts {
            do {
                report = report + (try await examine(part))
            } catch let error as HostError where kind != nil && error.isUnknownKind {
                unknown = error
            }
        }
        if let unknown, report.widgets.isEmpty { throw unknown }
        return report
    }

    private static func inProject(_ report: DoctorReport, _ built: (folder: URL, target: WidgetTarget)) -> DoctorReport {
        var report = report
        // One file of Swift has no place for entitlements.
        if built.target.origin.pathExtension == "swift" { report.findings.removeAll { $0.code == .noEntitlements } }
        report.findings = report.findings.map { finding in
            var finding = finding
            let name = finding.file.map { URL(fileURLWithPath: $0).lastPathComponent }
            let source = name == "Info.plist" ? built.target.infoFile : name == nil ? nil : built.target.entitlementsFile
            // What the project has no file for, it says itself.
            if finding.file?.hasPrefix(built.folder.path) == true {
                (finding.file, finding.line) = ((source ?? built.target.origin).path, nil)
            }
            // A preview says its file as the compiler does, `Module/File.swift`.
            if let name, name.hasSuffix(".swift"), let file = built.target.code.sources.first(where: { $0.lastPathComponent == name }) {
                finding.file = file.path
            }
            return finding
        }
        report.previews = report.previews?.map { preview in
            var preview = preview
            let name = URL(fileURLWithPath: preview.file).lastPathComponent
            preview.file = built.target.code.sources.first { $0.lastPathComponent == name }?.path ?? preview.file
            return preview
        }
        return report
    }

    private var folder: URL { URL(fileURLWithPath: target, isDirectory: true) }
    private var isFolder: Bool { ["app", "appex"].contains(folder.pathExtension) || target.contains("/") }

    /// The files that the target is made of: of a product its sources, so that a finding says where it can be mended.
    private func bundles() throws -> BundleDoctor {
        guard !isFolder else {
            guard FileManager.default.fileExists(atPath: target) else { throw Failure("There is no bundle at \(target).") }
            return BundleDoctor(folder: folder)
        }
        let products = ProjectProducts()
        guard let folder = products.folder(of: target) else {
            throw BundleError.unknownProduct(target, known: products.systems().map { $0.widgets.executable.lastPathComponent })
        }
        func files(_ name: String) -> BundleFiles? {
            let source = folder.appendingPathComponent(name)
            guard FileManager.default.fileExists(atPath: source.path) else { return nil }
            return BundleFiles(source: source, build: products.build)
        }
        return BundleDoctor(app: files("App"), extensions: [files("Widgets"), files("Intents")].compactMap { $0 })
    }

    /// The targets that can be started.
    private func targets() throws -> [String] { try BuiltApp.widgets(of: target, named: project.extensionName) }

    private func ask(_ target: String, on device: Device) async throws -> DoctorReport {
        let workspace = try await Workspace.open(target, state, at: at) {
            $0.device = device
            $0.locale = locale.identifier
        }
        do {
            let report = try await ExtensionDoctor(workspace.widgets, app: workspace.app, configuration: workspace.configuration)
                .report(at: workspace.configuration.now ?? Date(), kind: kind)
            await workspace.close()
            return report
        } catch {
            await workspace.close()
            throw error
        }
    }

    private static func json(_ report: DoctorReport) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(Explained(report)), as: UTF8.self)
    }

    /// A report, and what to do about each code in it.
    private struct Explained: Encodable {
        let findings: [DoctorFinding]
        let widgets: [DoctorReport.Widget]
        let previews: [DoctorReport.Preview]?
        let cures: [String: String]

        init(_ report: DoctorReport) {
            (findings, widgets, previews) = (report.findings, report.widgets, report.previews)
            cures = Dictionary(report.findings.map { ($0.code.rawValue, $0.code.remedy) }) { first, _ in first }
        }
    }

    /// The report as compilers write: where, how bad, what, and its code; then what to do, once for each code.
    private static func words(_ report: DoctorReport) -> String {
        var lines = report.findings.map { finding in
            let place = finding.file.map { "\($0)\(finding.line.map { ":\($0)" } ?? ""): " } ?? ""
            let subject = [finding.kind, finding.family?.rawValue].compactMap { $0 }.joined(separator: ", ")
            return
                "\(place)\(finding.severity.rawValue): \(subject.isEmpty ? "" : subject + ": ")\(finding.words) [\(finding.code.rawValue)]"
        }
        for widget in report.widgets where !report.findings.contains(where: { $0.kind == widget.kind && $0.severity == .error }) {
            lines.append("\(widget.kind): offered as \(widget.families.map(\.rawValue).joined(separator: ", "))")
        }
        for preview in report.previews ?? [] {
            lines.append("\(preview.file)\(preview.line.map { ":\($0)" } ?? ""): preview “\(preview.name)”: drawn")
        }
        var cured: Set<CauseCode> = []
        for finding in report.findings where cured.insert(finding.code).inserted {
            lines.append("\(finding.code.rawValue): \(finding.code.remedy)")
        }
        return lines.joined(separator: "\n")
    }
}

extension HostError {
    fileprivate var isUnknownKind: Bool {
        if case .unknownKind = self { true } else { false }
    }
}
