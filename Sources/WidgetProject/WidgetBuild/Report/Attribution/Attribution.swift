import Foundation
import XcodeProject

/// Tells whose an error is.
///
/// An error that names what is missing is a cause: of whoever owns that name. Any other either says of itself that something before it was
/// not understood, or stands by what a cause spoils, and has that cause's owner; else it is the project's.
struct Attribution {
    private let target: WidgetTarget
    let compilation: WidgetBuilder.Compilation
    let names = AppleNames.all
    /// Modules that are not here, by the files that import them.
    private let wanted: [String: [String]]
    let shown: ShownModules
    /// The imports of each file that has an error and needs a missing module.
    let imports: [String: Set<String>]
    /// Names that the sources declare themselves.
    let declared: Set<String>
    /// The labels of the parameters that the sources declare.
    private let declaredLabels: Set<String>
    /// The names that packages from elsewhere declare; nil where everything compiles, so that nobody asks for them.
    private let offered: OfferedNames?
    /// The names that the project's headers declare in Objective-C, which is not compiled here.
    private let objectiveC: Set<String>
    private let umbrellas: UmbrellaNames?
    private let standIns: StandInUse?
    /// Files of packages that were fetched, and of pods: Xcode compiles them, so that what the compiler says of them is nobody's slip.
    private let foreign: Set<String>

    init(_ target: WidgetTarget, _ compilation: WidgetBuilder.Compilation, _ shown: ShownModules) {
        self.target = target
        self.compilation = compilation
        self.shown = shown
        var wanted: [String: [String]] = [:]
        for (module, files) in compilation.missing {
            for file in files { wanted[file, default: []].append(module) }
        }
        if !compilation.errors.isEmpty {
            for (file, modules) in shown.byFile() { wanted[file, default: []] += modules.subtracting(wanted[file] ?? []) }
        }
        self.wanted = wanted.mapValues { $0.sorted() }
        objectiveC = compilation.errors.isEmpty ? [] : ObjectiveCNames.declared(beside: target)
        umbrellas = compilation.errors.isEmpty ? nil : UmbrellaNames(target)
        standIns = compilation.errors.isEmpty ? nil : StandInUse(target)
        let faulty = Set(compilation.errors.compactMap(\.file)).filter { wanted[$0] != nil }
        imports = Dictionary(
            uniqueKeysWithValues: faulty.compactMap { file in
                (try? String(contentsOfFile: file, encoding: .utf8)).map { (file, SourceFacts($0).imports) }
            })
        foreign = Set(
            target.modules.flatMap { module in
                module.sources.map(\.path).filter { module.isForeign || $0.contains("/Pods/") || $0.contains("/Carthage/Checkouts/") }
            })
        declared = compilation.errors.isEmpty ? [] : Declarations.names(in: target.modules.flatMap(\.sources) + target.code.sources)
        let isLabelled = compilation.errors.contains { LabelledCall.labels(of: $0.message) != nil }
        declaredLabels = isLabelled ? LabelledCall.declared(in: target.modules.flatMap(\.sources) + target.code.sources) : []
        offered = compilation.errors.isEmpty ? nil : OfferedNames(target)
    }

    func missing(_ module: String, _ findings: [CheckReport.Finding]) -> CheckReport.MissingModule {
        let files = compilation.missing[module] ?? []
        let used = findings.filter { $0.module == module }.compactMap { $0.api ?? MissingName($0.message)?.name }
        return CheckReport.MissingModule(
            name: module, owner: owner(ofModule: module),
            repository: target.packages.first { $0.product == module }?.repository, files: files, names: Array(Set(used)).sorted())
    }

    /// The number of lines below an error within which others are taken to follow from it.
    private static let reach = 3

    /// Errors of one expression come of its first cause: what says no more than that something is not understood there is who owns that.
    func findings(_ errors: [Diagnostic]) -> [CheckReport.Finding] {
        let errors = errors.map(EnvironmentKey.named)
        // A module that needs another one says that this is not in order, which that one has said itself.
        let own = errors.filter { !Messages.isEcho($0.message) }
        var direct = (own.isEmpty ? errors : own).map { (diagnostic: $0, finding: finding($0)) }
        // The compiler ends where a module under it has errors, which it says before or as its last word.
        if errors.contains(where: { Messages.isEcho($0.message) }),
            let cause = direct.first(where: { !$0.diagnostic.isCrash && $0.finding.owner != .yours })
                ?? direct.first(where: { !$0.diagnostic.isCrash })
        {
            for index in direct.indices where direct[index].diagnostic.isCrash {
                (direct[index].finding.owner, direct[index].finding.module) = (cause.finding.owner, cause.finding.module)
                direct[index].finding.follows = true
            }
        }
        for index in direct.indices where direct[index].finding.owner == .yours {
            guard let module = moduleOfLabel(direct[index].diagnostic) else { continue }
            (direct[index].finding.owner, direct[index].finding.module) = (.theirs, module)
        }
        let causes = direct.map(\.finding).filter { $0.owner != .yours }
        let spoiled = SpoiledNames(causes: causes, wanted: wanted, modules: target.modules.map(\.sources)) { owner(ofModule: $0) }
        let bodies = SpoiledBodies(causes: causes), properties = SpoiledProperties(causes: causes)
        let heirs = SpoiledHeirs(causes: causes), values = SpoiledValues(causes: causes)
        return direct.map { error in
            // A member that Apple's types of that kind have is nothing that Vitrine lacks.
            if error.finding.owner == .ours, let cause = heirs.cause(of: error.diagnostic.message) {
                var finding = error.finding
                (finding.owner, finding.module, finding.api, finding.since, finding.follows) = (cause.owner, cause.module, nil, nil, true)
                return finding
            }
            // That a file without an import means a module that is not here is a guess.
            let isGuess =
                error.finding.file.map { wanted[$0] == nil } == true && error.finding.module.map { compilation.missing[$0] != nil } == true
            let message = error.diagnostic.message
            guard error.finding.owner == .yours || isGuess, let file = error.finding.file, let line = error.finding.line else {
                return error.finding
            }
            // A name that is not there is read as anything.
            let same = causes.first { ($0.file, $0.line, $0.column) == (file, line, error.finding.column) && $0 != error.finding }
            // Extensions where a type is another one that is not there are both read as extensions of any.
            let isSpoiledExtension =
                message.hasPrefix("invalid redeclaration")
                && causes.contains { cause in
                    guard cause.file == file, let above = cause.line, above <= line, line - above <= Self.reach else { return false }
                    return cause.message.hasPrefix("cannot find type")
                }
            guard !Messages.isGrammar(message) || (same != nil && error.finding.column != nil) || isSpoiledExtension else {
                return error.finding
            }
            let cause = causes.filter { other in
                guard other.file == file, let above = other.line, other != error.finding else { return false }
                if isGuess, other.module == error.finding.module { return false }
                return abs(above - line) <= Self.reach || Messages.isUnclear(message)
            }.min { abs(($0.line ?? 0) - line) < abs(($1.line ?? 0) - line) }
            var finding = error.finding
            if let cause {
                (finding.owner, finding.module) = (cause.owner, cause.module)
                finding.follows = true
            } else if MissingName(message).map({ Messages.isUnclear(message) || declared.contains($0.name) }) ?? true,
                let cause = spoiled.cause(of: error.diagnostic)
            {
                (finding.owner, finding.module) = cause
                finding.follows = true
            } else if MissingName(message) == nil,
                let cause = bodies.cause(in: file, line: line) ?? values.cause(in: file, line: line)
            {
                (finding.owner, finding.module) = (cause.owner, cause.module)
                finding.follows = true
            } else if Messages.isUnclear(message), let cause = properties.cause(in: file, line: line) {
                (finding.owner, finding.module) = (cause.owner, cause.module)
                finding.follows = true
            } else if Messages.isUnclear(message), let missing = mostWanted {
                // What is not understood is of a type that another file gives, most likely by what is missing.
                (finding.owner, finding.module) = (owner(ofModule: missing), missing)
                finding.follows = true
            }
            return finding
        }
    }

    /// Whether a module is missing that is not Apple's: what it gives to Apple's types is seen in files that do not import it.
    private var lacksPackage: Bool { compilation.missing.keys.contains { owner(ofModule: $0) == .theirs } }

    /// The module whose extension most likely has a method that a call does not fit, by a label that nobody else has: in Swift 5 it is seen in
    /// files that do not import it.
    private func moduleOfLabel(_ diagnostic: Diagnostic) -> String? {
        guard lacksPackage, let file = diagnostic.file, let line = diagnostic.line, let column = diagnostic.column,
            let call = LabelledCall(diagnostic.message, file, line: line, column: column), call.isMember, !call.isSlip,
            !declared.contains(call.name),
            !call.labels.contains(where: declaredLabels.contains)
        else { return nil }
        let theirs = compilation.missing.filter { owner(ofModule: $0.key) == .theirs }
        return (wanted[file] ?? []).first { theirs[$0] != nil }
            ?? theirs.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
    }

    /// The missing module that most files import.
    private var mostWanted: String? {
        compilation.missing.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
    }

    /// Whether members of a type of Apple's may be another's: one of theirs or of the project's own has those of a protocol, a class of
    /// theirs those of another class; nil is any.
    private func mayHaveApples(_ type: String?, of owner: String) -> Bool {
        guard let type else { return true }
        guard names.type(type) != nil || declared.contains(type) else { return false }
        return owner.isEmpty || AppleNames.isProtocol(owner) || Prefixes.isApplesInC(type)
    }

    /// Whether some view lacks what another type of SwiftUI's alone has, as an image that was scaled: every view's members are listed.
    private func isOthersAlone(_ type: String?, _ owner: String) -> Bool {
        type == "View" && owner != "View" && !AppleNames.isProtocol(owner) && names.type(owner)?.module == "SwiftUI"
    }

    /// Whether a file may see a module of Apple's: any file of which nothing is known does.
    private func maySee(_ module: String, in file: String?) -> Bool {
        guard let file, let imports = imports[file] else { return true }
        return shown.maySee(module, importing: imports)
    }

    private func isMissing(_ module: String) -> Bool { compilation.missing[module] != nil }

    /// The owner of what a module lacks: one that is called as a framework of Apple's may be a package's.
    func owner(ofModule module: String) -> CheckReport.Owner {
        AppleFrameworks.contains(module) && !target.packages.contains { $0.product == module } ? .ours : .theirs
    }

    private func finding(_ diagnostic: Diagnostic) -> CheckReport.Finding {
        let message = diagnostic.message
        var finding = CheckReport.Finding(
            owner: .yours, file: diagnostic.file, line: diagnostic.line, column: diagnostic.column, message: message,
            macro: diagnostic.macro)
        if diagnostic.file == nil, message == "no input files" {
            finding.message = "there is nothing to compile: no source file is a member of \(target.name)"
            return finding
        }
        // The compiler must not end, whatever it reads.
        guard !diagnostic.isCrash else {
            finding.owner = .ours
            return finding
        }
        if let module = standIns?.module(of: message, in: diagnostic.file) {
            (finding.owner, finding.module) = (.theirs, module)
            return finding
        }
        if Messages.isOfAnyObject(message) {
            (finding.owner, finding.api) = (.ours, MissingName(message).map { "AnyObject.\($0.name)" })
            return finding
        }
        if let module = Messages.missingMacros(message) {
            (finding.owner, finding.module) = (.theirs, module)
            return finding
        }
        // The message itself names the module from which something is missing.
        if let module = Quoted.words(message).lazy.compactMap(Messages.module).first(where: isMissing) {
            (finding.owner, finding.module) = (owner(ofModule: module), module)
            return finding
        }
        if let name = MissingName(message), let file = diagnostic.file, !foreign.contains(file),
            let module = offered?.module(of: name, in: file)
        {
            (finding.owner, finding.module) = (.theirs, module)
            return finding
        }
        // Objective-C makes an object of any of Apple's classes by any of its initialisers.
        if Messages.wantsRequired(message), let file = diagnostic.file, let line = diagnostic.line,
            let type = ExtendedClass.name(file, line: line), !declared.contains(type), Prefixes.isApples(type)
        {
            (finding.owner, finding.api) = (.ours, "Self in an extension of \(type)")
            return finding
        }
        let name = Messages.isUnclear(message) ? nil : MissingName(message)
        let imported = diagnostic.file.flatMap { wanted[$0] } ?? []
        // The project declares it, and only where a package is there.
        if let name, declared.contains(name.name), let file = diagnostic.file,
            let module = ConditionalNames.module(of: name.name, in: file), owner(ofModule: module) == .theirs
        {
            (finding.owner, finding.module) = (.theirs, module)
            return finding
        }
        if let name, !name.isMember, !declared.contains(name.name), objectiveC.contains(name.name) {
            (finding.owner, finding.api) = (.ours, "\(name.name) in Objective-C")
            return finding
        }
        if let name, !name.isMember, !name.isAttribute, !declared.contains(name.name), names.type(name.name) == nil,
            let file = diagnostic.file, let owner = umbrellas?.owner(of: name.name, in: file), owner.isDeclared || owner.lacking != nil
        {
            (finding.owner, finding.api) = owner.isDeclared ? (.ours, "\(name.name) in C") : (.theirs, nil)
            finding.module = owner.isDeclared ? nil : owner.lacking
            return finding
        }
        if let name, !name.isMember, let module = imported.first(where: { Prefixes.fit(name.name, $0) }) {
            (finding.owner, finding.module) = (owner(ofModule: module), module)
            finding.api = finding.owner == .ours ? name.name : nil
            return finding
        }
        // What is called as a framework's are that the file imports is that framework's, whatever else the file wants.
        if let name, !name.isMember, !declared.contains(name.name), Prefixes.isApples(name.name),
            let imports = diagnostic.file.flatMap({ imports[$0] }),
            imports.contains(where: { AppleFrameworks.contains($0) && Prefixes.fit(name.name, $0) })
        {
            (finding.owner, finding.api) = (.ours, name.name)
            return finding
        }
        // Core Graphics' and its neighbours' letters are nobody else's, and a file that imports a framework of Swift names has these of it.
        if let name, !name.isMember, !name.isAttribute, !declared.contains(name.name), isSurelyApples(name.name, in: diagnostic.file) {
            let entry = names.type(name.name)
            (finding.owner, finding.api, finding.module) = (.ours, name.name, entry?.module)
            finding.since = entry.flatMap { $0.since.isEmpty ? nil : $0.since }
            return finding
        }
        // A macro or a wrapper is of a module that the file imports, and no view of Apple's that happens to be called so.
        if let name, !declared.contains(name.name), name.isAttribute,
            let module = imported.first(where: { owner(ofModule: $0) == .theirs })
        {
            (finding.owner, finding.module) = (.theirs, module)
            return finding
        }
        // What packages call all that they give to Apple's classes.
        if let name, name.isMember, let packages = Messages.namespaces[name.name],
            let package = packages.first(where: { imported.contains($0) || isMissing($0) })
        {
            (finding.owner, finding.module) = (owner(ofModule: package), package)
            return finding
        }
        // A member of a class as Apple's are called, of which no names are known here, is no other class's.
        if let name, name.isMember, let type = name.type, names.type(type) == nil, let api = ofApples(name) {
            (finding.owner, finding.api) = (.ours, api)
            return finding
        }
        // In Swift 5 a member that a package adds to a type of another module is seen in files that do not import the package.
        if let name, name.isMember, let type = name.type, imported.isEmpty, !declared.contains(type), names.type(type) == nil,
            names.member(name.name, of: type)?.owner != type, let module = mostWanted, owner(ofModule: module) == .theirs
        {
            (finding.owner, finding.module) = (.theirs, module)
            return finding
        }
        if let name, !declared.contains(name.name),
            let entry = name.isMember
                ? names.member(name.name, of: name.type, isOwn: name.type.map(declared.contains) ?? false) : names.type(name.name),
            !name.isMember || !isOthersAlone(name.type, entry.owner),
            // A type that is none of these modules' has what a module gives it that is not here.
            entry.owner == name.type || (imported.isEmpty && !lacksPackage) || mayHaveApples(name.type, of: entry.owner),
            name.isMember || maySee(entry.module, in: diagnostic.file)
        {
            finding.owner = .ours
            finding.api = entry.owner.isEmpty ? name.name : "\(entry.owner).\(name.name)"
            finding.since = entry.since.isEmpty ? nil : entry.since
            finding.module = entry.module
            return finding
        }
        // A file that imports only what is here does not name what another module has.
        if let name, imported.isEmpty || !name.isMember && Prefixes.isApplesInC(name.name), let api = ofApples(name) {
            (finding.owner, finding.api) = (.ours, api)
            return finding
        }
        if let name, !declared.contains(name.name) || name.isMember, let module = module(of: name, imported) {
            finding.owner = owner(ofModule: module)
            finding.module = module
            finding.api = finding.owner == .ours ? name.name : nil
            return finding
        }
        if let name, name.isMember, let api = ofApples(name) {
            (finding.owner, finding.api) = (.ours, api)
            return finding
        }
        // What follows from a name that is not there.
        if let module = imported.first, !Messages.isGrammar(message) {
            finding.owner = owner(ofModule: module)
            finding.module = module
            finding.follows = true
        } else if diagnostic.file == nil && !diagnostic.isCrash || isBetweenOthers(message), lacksPackage, let module = mostWanted {
            // In what a macro makes of a type that is not here, and between types of others that a missing module extends.
            (finding.owner, finding.module) = (owner(ofModule: module), module)
            finding.follows = true
        } else if diagnostic.concernsVitrine || Messages.isLinux(message) || diagnostic.file == nil || isBetweenOthers(message)
            || foreign.contains(diagnostic.file ?? "")
        {
            finding.owner = .ours
        }
        return finding
    }
}
