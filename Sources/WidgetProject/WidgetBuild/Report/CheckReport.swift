import Foundation
import XcodeProject

/// Whether widget extensions compile here, and whose it is where they do not.
package struct CheckReport: Codable, Hashable, Sendable {
    /// Who can mend an error.
    package enum Owner: String, Codable, Hashable, Sendable {
        /// Xcode would show it too.
        case yours
        /// Vitrine lacks what Apple has.
        case ours
        /// A module that is not here.
        case theirs
    }

    package struct Finding: Codable, Hashable, Sendable {
        package var owner: Owner
        package var file: String?
        package var line: Int?
        package var column: Int?
        package var message: String
        /// What Vitrine lacks, e.g. `View.glassEffect`.
        package var api: String?
        /// The iOS version that has it.
        package var since: String?
        /// The module that it would come from.
        package var module: String?
    }

    /// A module that is imported and not here.
    package struct MissingModule: Codable, Hashable, Sendable {
        package var name: String
        /// `ours` for a framework of Apple's.
        package var owner: Owner
        /// Where it would be fetched from.
        package var repository: String?
        /// The files that import it.
        package var files: [String]
        /// What those files use and nobody declares.
        package var names: [String]
    }

    /// A use of what compiles and is not drawn.
    package struct Undrawn: Codable, Hashable, Sendable {
        package var name: String
        package var file: String
        package var line: Int
    }

    package struct Target: Codable, Hashable, Sendable {
        package var name: String
        package var project: String
        package var configuration: String
        package var compiles: Bool
        /// Swift files, those of modules under it too, but for packages from elsewhere.
        package var files: Int
        /// Of them, those without a finding.
        package var cleanFiles: Int
        package var findings: [Finding]
        package var missingModules: [MissingModule]
        /// What compiles and shows nothing in a picture.
        package var undrawn: [Undrawn]
        package var notes: [ProjectNote]
    }

    package var targets: [Target]

    package init(targets: [Target]) { self.targets = targets }

    package var compiles: Bool { targets.allSatisfy(\.compiles) }
}

extension CheckReport.Target {
    /// - Parameter compilation: what the compiler said of it.
    package init(_ target: WidgetTarget, _ compilation: WidgetBuilder.Compilation) {
        let files = target.modules.filter { !$0.isForeign }.flatMap(\.sources) + target.code.sources, sources = files.map(\.path)
        let attribution = Attribution(target, compilation)
        let findings = attribution.findings(compilation.errors)
        let wrong = Set(findings.compactMap(\.file))
        self.init(
            name: target.name, project: target.origin.path, configuration: target.configuration,
            compiles: compilation.errors.isEmpty && compilation.missing.isEmpty, files: sources.count,
            cleanFiles: sources.filter { !wrong.contains($0) }.count, findings: findings,
            missingModules: compilation.missing.keys.sorted().map { attribution.missing($0, findings) },
            undrawn: Self.undrawn(files),
            notes: target.notes + compilation.notes)
    }
}

extension CheckReport.Target {
    private static func undrawn(_ files: [URL]) -> [CheckReport.Undrawn] {
        let found = files.flatMap { UndrawnNames.used(in: $0) }
        guard !found.isEmpty else { return [] }
        // A variable of such a name is no modifier.
        let declared = Declarations.names(in: files, by: ["struct", "class", "enum", "actor", "func", "typealias"])
        return found.filter { !declared.contains($0.name) }
    }
}

/// Tells whose an error is.
private struct Attribution {
    private let target: WidgetTarget
    private let compilation: WidgetBuilder.Compilation
    private let names = AppleNames.all
    /// Modules that are not here, by the files that import them.
    private let wanted: [String: [String]]
    /// Names that the sources declare themselves.
    private let declared: Set<String>

    init(_ target: WidgetTarget, _ compilation: WidgetBuilder.Compilation) {
        self.target = target
        self.compilation = compilation
        var wanted: [String: [String]] = [:]
        for (module, files) in compilation.missing {
            for file in files { wanted[file, default: []].append(module) }
        }
        self.wanted = wanted.mapValues { $0.sorted() }
        declared = compilation.errors.isEmpty ? [] : Declarations.names(in: target.modules.flatMap(\.sources) + target.code.sources)
    }

    func missing(_ module: String, _ findings: [CheckReport.Finding]) -> CheckReport.MissingModule {
        let files = compilation.missing[module] ?? []
        let used = findings.filter { $0.module == module }.compactMap { $0.api ?? MissingName($0.message)?.name }
        return CheckReport.MissingModule(
            name: module, owner: AppleFrameworks.contains(module) ? .ours : .theirs,
            repository: target.packages.first { $0.product == module }?.repository, files: files, names: Array(Set(used)).sorted())
    }

    /// How many lines below an error others are taken to come of it.
    private static let reach = 3

    /// Errors of one expression come of its first cause: what says no more than that something is not understood there is who owns that.
    func findings(_ errors: [Diagnostic]) -> [CheckReport.Finding] {
        let direct = errors.map { (diagnostic: $0, finding: finding($0)) }
        return direct.map { error in
            // That a file without an import means a module that is not here is a guess.
            let isGuess =
                error.finding.file.map { wanted[$0] == nil } == true && error.finding.module.map { compilation.missing[$0] != nil } == true
            guard error.finding.owner == .yours || isGuess, !Self.isGrammar(error.diagnostic.message), let file = error.finding.file,
                let line = error.finding.line
            else { return error.finding }
            let cause = direct.map(\.finding).filter { other in
                guard other.owner != .yours, other.file == file, let above = other.line, other != error.finding else { return false }
                if isGuess, other.module == error.finding.module { return false }
                return abs(above - line) <= Self.reach || Self.isUnclear(error.diagnostic.message)
            }.min { abs(($0.line ?? 0) - line) < abs(($1.line ?? 0) - line) }
            var finding = error.finding
            if let cause {
                (finding.owner, finding.module) = (cause.owner, cause.module)
            } else if Self.isUnclear(error.diagnostic.message), let missing = mostWanted {
                // What is not understood is of a type that another file gives, most likely by what is missing.
                (finding.owner, finding.module) = (owner(ofModule: missing), missing)
            }
            return finding
        }
    }

    /// The missing module that most files import.
    private var mostWanted: String? {
        compilation.missing.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
    }

    private func owner(ofModule module: String) -> CheckReport.Owner { AppleFrameworks.contains(module) ? .ours : .theirs }

    /// Says of itself nothing but that something before it was not understood.
    private static func isUnclear(_ message: String) -> Bool {
        ["cannot infer contextual base", "reference to member", "type of expression is ambiguous", "failed to produce diagnostic"]
            .contains { message.hasPrefix($0) } || message.contains("could not be inferred")
    }

    /// The module of macros whose program is not here.
    private static func missingMacros(_ message: String) -> String? {
        guard message.hasPrefix("external macro implementation type '"), let type = Quoted.words(message).first else { return nil }
        return type.split(separator: ".").first.map(String.init)
    }

    /// Swift's Foundation and its runtime as they are where there is no Objective-C.
    private static func isLinux(_ message: String) -> Bool {
        ["swift-corelibs-foundation", "Objective-C", "in macro expansion", "value of type 'AnyObject' has no member"]
            .contains { message.contains($0) }
    }

    private func finding(_ diagnostic: Diagnostic) -> CheckReport.Finding {
        var finding = CheckReport.Finding(
            owner: .yours, file: diagnostic.file, line: diagnostic.line, column: diagnostic.column, message: diagnostic.message)
        if let module = Self.missingMacros(diagnostic.message) {
            (finding.owner, finding.module) = (.theirs, module)
            return finding
        }
        let name = Self.isUnclear(diagnostic.message) ? nil : MissingName(diagnostic.message)
        let imported = diagnostic.file.flatMap { wanted[$0] } ?? []
        if let name, !name.isMember, let module = imported.first(where: { Prefixes.fit(name.name, $0) }) {
            (finding.owner, finding.module) = (owner(ofModule: module), module)
            finding.api = finding.owner == .ours ? name.name : nil
            return finding
        }
        if let name, !declared.contains(name.name),
            let entry = name.isMember
                ? names.member(name.name, of: name.type, isOwn: name.type.map(declared.contains) ?? false) : names.type(name.name)
        {
            finding.owner = .ours
            finding.api = entry.owner.isEmpty ? name.name : "\(entry.owner).\(name.name)"
            finding.since = entry.since.isEmpty ? nil : entry.since
            finding.module = entry.module
            return finding
        }
        let lacking = imported
        // A file that imports only what is here does not name what another module has.
        if let name, lacking.isEmpty, !name.isMember, !declared.contains(name.name), Prefixes.isApples(name.name) {
            (finding.owner, finding.api) = (.ours, name.name)
            return finding
        }
        if let name, !declared.contains(name.name) || name.isMember, let module = module(of: name, lacking) {
            finding.owner = owner(ofModule: module)
            finding.module = module
            finding.api = finding.owner == .ours ? name.name : nil
            return finding
        }
        // Of a type whose names are not all known here, Apple may well have a member that is missing.
        if let name, name.isMember, let type = name.type, !declared.contains(type), Prefixes.isApples(type), names.type(type) == nil {
            (finding.owner, finding.api) = (.ours, "\(type).\(name.name)")
            return finding
        }
        // What follows from a name that is not there.
        if let module = lacking.first, !Self.isGrammar(diagnostic.message) {
            finding.owner = owner(ofModule: module)
            finding.module = module
        } else if diagnostic.concernsVitrine || Self.isLinux(diagnostic.message) || diagnostic.file == nil
            || isBetweenOthers(diagnostic.message)
        {
            finding.owner = .ours
        }
        return finding
    }

    /// The module that a name most likely is of: one that the file imports; else, as members are seen without an import, any that is missing.
    private func module(of name: MissingName, _ lacking: [String]) -> String? {
        func prefixed(_ modules: [String]) -> String? {
            modules.first { Prefixes.fit(name.name, $0) }
        }
        let all = compilation.missing.keys.sorted()
        return prefixed(lacking) ?? lacking.first { !AppleFrameworks.contains($0) } ?? lacking.first ?? prefixed(all)
            ?? all.first { !AppleFrameworks.contains($0) } ?? all.first
    }

    /// A conformance is missed between types of which the project declares none.
    private func isBetweenOthers(_ message: String) -> Bool {
        guard message.contains("requires that '"), message.contains(" conform to '") else { return false }
        return !Quoted.words(message).contains { words in
            words.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") })
                .contains { $0.first?.isUppercase == true && declared.contains(String($0)) }
        }
    }

    /// The compiler could not even read it.
    private static func isGrammar(_ message: String) -> Bool {
        message.hasPrefix("expected ") || message.hasPrefix("consecutive ") || message.hasPrefix("unterminated ")
            || message.hasPrefix("extraneous ")
            || message.hasPrefix("invalid redeclaration")
    }
}

/// With which letters a framework's names begin.
private enum Prefixes {
    static func fit(_ name: String, _ module: String) -> Bool { (all[module] ?? []).contains { name.hasPrefix($0) } }

    /// Whether a name begins as those of Apple's frameworks do: `UIPreviewParameters`, `kCGImagePropertyPixelWidth`.
    static func isApples(_ name: String) -> Bool {
        let plain = name.hasPrefix("k") ? name.dropFirst() : name[...]
        return apples.contains {
            let rest = plain.dropFirst($0.count)
            // A word follows the prefix, not some letters more: nobody but Apple writes `NSThing`, while `NSA` is anybody's.
            return plain.hasPrefix($0) && rest.first?.isUppercase == true && rest.contains(where: \.isLowercase)
        }
    }

    private static let apples = [
        "AB", "AS", "AU", "AV", "CA", "CB", "CF", "CG", "CI", "CK", "CL", "CM", "CN", "CT", "CV", "EK", "GC", "GK", "HK", "HM", "LA", "LP",
        "MF",
        "MK", "ML", "MP", "MTK", "MTL", "NE", "NL", "NS", "NW", "PDF", "PH", "PK", "QL", "SCN", "SF", "SK", "TV", "UI", "UN", "UT", "VN",
        "WC",
        "WK",
    ]

    private static let all: [String: [String]] = [
        "CoreData": ["NSManaged", "NSFetch", "NSPersistent", "NSEntity", "NSBatch", "NSAttributeDescription"], "CoreLocation": ["CL"],
        "MapKit": ["MK"], "EventKit": ["EK"], "Contacts": ["CN"], "HealthKit": ["HK"], "AVFoundation": ["AV"], "AVKit": ["AV"],
        "Photos": ["PH"], "StoreKit": ["SK", "Product", "Transaction"], "CloudKit": ["CK"], "WebKit": ["WK"], "UserNotifications": ["UN"],
        "QuartzCore": ["CA"], "CoreImage": ["CI"], "Network": ["NW"], "NetworkExtension": ["NE"], "CoreMotion": ["CM"],
        "CoreMedia": ["CM"], "PDFKit": ["PDF"], "Vision": ["VN"],
        "WatchConnectivity": ["WC"], "AuthenticationServices": ["AS"], "LocalAuthentication": ["LA"],
        "Security": ["Sec", "kSec", "errSec"], "CommonCrypto": ["CC_", "CCHmac", "CCCrypt", "kCC"],
        "MediaPlayer": ["MP"], "UniformTypeIdentifiers": ["UT"], "OSLog": ["Logger", "OSLog", "OSSignpost", "os_"],
        "os": ["Logger", "OSLog", "OSSignpost", "OSAllocated", "os_"],
        "CryptoKit": ["SHA", "HMAC", "AES", "SymmetricKey", "Insecure", "P256", "Curve"], "CoreBluetooth": ["CB"], "GameKit": ["GK"],
        "SwiftData": ["Model", "Query", "FetchDescriptor", "ModelContext", "ModelContainer", "Schema"], "Accelerate": ["vDSP", "vImage"],
    ]
}

/// What stands between quotes in a message.
private enum Quoted {
    static func words(_ message: String) -> [Substring] {
        message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }
}

/// A name that a message says is not there.
struct MissingName: Hashable {
    var name: String
    var isMember: Bool
    /// Of a member, the type that lacks it, without what it is generic over.
    var type: String?

    init?(_ message: String) {
        let quoted = Quoted.words(message)
        func base(_ text: Substring) -> String { String(text.prefix { $0 != "(" && $0 != "<" && $0 != ":" }) }
        guard let first = quoted.first else { return nil }
        if message.hasPrefix("cannot find type '") || message.hasPrefix("cannot find '") || message.hasPrefix("unknown attribute '")
            || message.hasPrefix("no macro named '")
        {
            self.init(name: base(first), isMember: false, type: nil)
        } else if message.contains("has no member '") || message.contains("has no static member '"), let member = quoted.last,
            quoted.count >= 2
        {
            let owner = base(first.split(separator: ".").last ?? first)
            self.init(name: base(member), isMember: true, type: owner.hasPrefix("some ") ? "View" : owner)
        } else if message.contains("' is not a member type of "), let type = quoted.last, quoted.count >= 2 {
            self.init(name: base(first), isMember: true, type: base(type.split(separator: ".").last ?? type))
        } else if message.hasPrefix("reference to member '") || message.hasPrefix("cannot infer contextual base in reference to member '") {
            self.init(name: base(first), isMember: true, type: nil)
        } else {
            return nil
        }
    }

    private init(name: String, isMember: Bool, type: String?) {
        self.name = name
        self.isMember = isMember
        self.type = type
    }
}

/// Names that follow a word that declares them.
enum Declarations {
    private static let all: Set = ["struct", "class", "enum", "protocol", "actor", "func", "var", "let", "typealias", "case", "macro"]

    static func names(in files: [URL], by keywords: Set<String> = all) -> Set<String> {
        var names: Set<String> = []
        for file in files {
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            let bytes = CodeText(text).bytes
            var last = ""
            for word in bytes.split(whereSeparator: { !CodeText.isName($0) }) {
                let word = String(decoding: word, as: UTF8.self)
                if keywords.contains(last) { names.insert(word) }
                last = word
            }
        }
        return names
    }
}
