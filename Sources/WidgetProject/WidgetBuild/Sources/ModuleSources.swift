import Foundation
import XcodeProject

/// The files of a module as they are given to the compiler: originals, changed copies and generated ones.
struct ModuleSources: Sendable {
    /// The files that are compiled.
    private(set) var files: [URL]
    /// The originals of copies, by the copies' paths.
    private(set) var originals: [String: String]
    /// The modules that are imported, by the originals that do.
    let imports: [String: Set<String>]
    /// All of them together.
    var imported: Set<String> { imports.values.reduce(into: []) { $0.formUnion($1) } }
    /// Modules that some `#if` asks for.
    let asked: Set<String>
    /// Modules that are used and not imported.
    let unwritten: Set<UnwrittenImport>
    /// The optional methods that its protocols declare, as `OptionalMethods` has them.
    let optionalMethods: [String: String]
    let generated: [URL]
    private(set) var notes: [ProjectNote]
    /// The stamp of all that is compiled.
    private(set) var stamp: String
    /// The C that every file knows.
    private(set) var bridging: BridgingHeader?
    /// Modules of Apple's that every file knows by the module's headers.
    private(set) var frameworks: Set<String> = []

    /// - Parameters:
    ///   - folder: where copies and generated files lie. What is unchanged there keeps its date, as incremental builds need it.
    ///   - locatesViews: expressions of view builders keep where they stand.
    ///   - isForPhone: what an iPhone's simulator finds true is; else all stays as it is written.
    ///   - others: the optional methods of other modules, by the modules' names.
    init(
        of module: SourceModule, isExtension: Bool, in folder: URL, locatesViews: Bool = false, isForPhone: Bool = true,
        optionalMethods others: [String: [String: String]] = [:]
    ) throws {
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        var files: [URL] = [], originals: [String: String] = [:], imports: [String: Set<String>] = [:], stamp = Stamp()
        var names: Set<String> = [], kept: Set<String> = []
        var notes: [ProjectNote] = [], asked: Set<String> = [], unwritten: Set<UnwrittenImport> = []
        let contents = module.sources.map { manager.contents(atPath: $0.path) }
        let texts = isForPhone ? contents.compactMap { $0.map(Array.init) } : []
        let extended = ObjectiveCDeclarations.extensionMethods(texts), own = OptionalMethods.declared(texts)
        let declared = others.reduce(into: own) { declared, other in
            guard texts.contains(where: { $0.hold("import \(other.key)") }) else { return }
            declared.merge(other.value) { first, _ in first }
        }
        let optional = OptionalMethods.names(texts, declared: declared)
        let made = GeneratedSources(of: module, isExtension: isExtension)
        // Extensions override methods of the classes of a data model too.
        let overrides = ExtensionOverrides.Module(texts + (isForPhone ? made.files.values.map { Array($0.utf8) } : []), but: extended)
        for (source, data) in zip(module.sources, contents) {
            guard let data else {
                notes.append(ProjectNote(.missingFile, "it cannot be read", file: source))
                continue
            }
            let text = String(decoding: data, as: UTF8.self), bytes = Array(data)
            let copy =
                isForPhone
                ? SourceCopy(
                    text, isExtension: isExtension && !module.isWithApp, isWithApp: isExtension && module.isWithApp, extended: extended,
                    optional: optional, overrides: overrides) : nil
            let facts = SourceFacts(text)
            imports[source.path] = facts.imports
            asked.formUnion(facts.asked)
            let uses = UnwrittenImport.used(by: bytes, importing: facts.imports)
            unwritten.formUnion(uses.filter { !$0.isOfFile })
            let written = Self.written(
                copy?.isChanged == true ? copy?.text : nil, text,
                importing: Set(uses.filter(\.isOfFile).map(\.module)).subtracting([module.module]))
            stamp.add(source.path)
            stamp.add(data)
            // What is compiled is the copy, which another release of ours may write otherwise.
            if let written { stamp.add(written) }
            // The compiler takes no two files of one name.
            var name = source.lastPathComponent
            var number = 1
            while !names.insert(name).inserted {
                number += 1
                name = "\(source.deletingPathExtension().lastPathComponent)-\(number).swift"
            }
            guard written != nil || name != source.lastPathComponent else {
                files.append(source)
                continue
            }
            let target = folder.appendingPathComponent(name)
            try Self.write(written ?? text, to: target)
            kept.insert(name)
            files.append(target)
            originals[target.path] = source.path
        }
        notes += made.notes
        var generated: [URL] = [], first: [URL] = []
        let locating = locatesViews && imports.values.contains { !$0.isDisjoint(with: GeneratedSources.viewModules) }
        var all = locating ? made.files.merging([GeneratedSources.places]) { first, _ in first } : made.files
        let modelsFirst = imports.values.contains { $0.contains("SwiftData") } ? GeneratedSources.models : nil
        if let modelsFirst { all[modelsFirst.name] = modelsFirst.text }
        for (name, text) in all.sorted(by: { $0.key < $1.key }) {
            var unique = name
            while !names.insert(unique).inserted { unique = "_" + unique }
            let target = folder.appendingPathComponent(unique)
            let text = ExtensionOverrides.adding(overrides, to: text)
            try Self.write(text, to: target)
            kept.insert(unique)
            generated.append(target)
            if name == modelsFirst?.name { first.append(target) }
            stamp.add(text)
        }
        for name in (try? manager.contentsOfDirectory(atPath: folder.path)) ?? [] where name.hasSuffix(".swift") && !kept.contains(name) {
            try? manager.removeItem(at: folder.appendingPathComponent(name))
        }
        self.files = first + files + generated.filter { !first.contains($0) }
        self.originals = originals
        self.imports = imports
        self.asked = asked
        optionalMethods = own
        self.unwritten = unwritten
        self.generated = generated
        self.notes = notes
        self.stamp = stamp.text
    }

    /// The text that is compiled in a file's place; nil where it is the file's own.
    /// - Parameter modules: imported before all else, in the first line, so that each line keeps its number.
    private static func written(_ copy: String?, _ text: String, importing modules: Set<String>) -> String? {
        guard !modules.isEmpty else { return copy }
        let text = copy ?? text
        // A mark of the order of bytes may stand at the beginning alone.
        return modules.sorted().map { "import \($0); " }.joined() + (text.first == "\u{FEFF}" ? text.dropFirst() : text[...])
    }

    /// Adds what a bridging header declares.
    mutating func take(_ header: BridgingHeader) {
        bridging = header
        frameworks.formUnion(header.frameworks)
        originals.merge(header.originals) { first, _ in first }
        notes += header.notes
        stamp += header.stamp
    }

    /// Adds modules of Apple's that a framework's own header imports.
    mutating func take(frameworks others: Set<String>) {
        frameworks.formUnion(others)
        stamp += others.sorted().joined(separator: " ")
    }

    /// The sources by the paths that the compiler may call them: those of copies, and in code that a macro has moved “Module/File.swift”.
    func paths(in module: String) -> [String: String] {
        files.reduce(into: originals) { $0["\(module)/\($1.lastPathComponent)"] = originals[$1.path] ?? $1.path }
    }

    /// All but the files with these originals.
    func without(_ left: Set<String>) -> Self {
        var part = self
        part.files = files.filter { !left.contains(originals[$0.path] ?? $0.path) }
        return part
    }

    static func write(_ text: String, to file: URL) throws {
        let data = Data(text.utf8)
        guard FileManager.default.contents(atPath: file.path) != data else { return }
        try data.write(to: file, options: .atomic)
    }
}
