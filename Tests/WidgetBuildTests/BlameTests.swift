import Foundation
import Testing
import XcodeProject

@testable import WidgetBuild

/// Errors that public projects had, and whose they were.
@Suite("An error's owner") struct BlameTests {
    /// The findings in `A.swift`, while some modules are not here.
    private func findings(_ source: String, _ errors: [Diagnostic], missing: [String: String], others: [String: String] = [:]) throws
        -> [CheckReport.Finding]
    {
        let scratch = try Scratch(others.merging(["A.swift": source]) { $1 })
        defer { scratch.remove() }
        func file(_ name: String) -> URL { scratch.folder.appendingPathComponent(name) }
        let sources = (["A.swift"] + others.keys.sorted()).map(file)
        let target = WidgetTarget(
            name: "W", productName: "W", origin: scratch.folder, code: SourceModule(module: "W", sources: sources), info: .dictionary([:]))
        let placed = errors.map { error in
            var error = error
            if error.line != nil { error.file = file("A.swift").path }
            return error
        }
        let compilation = WidgetBuilder.Compilation(diagnostics: placed, missing: missing.mapValues { [file($0).path] })
        return CheckReport.Target(target, compilation).findings
    }

    @Test(
        "is that of the first cause where the compiler ends at a module with errors, and ours where nothing else is wrong (xcode.6)",
        arguments: [
            "the compiler ended with status 134: <unknown>:0: error: deserialized error type '<null>' in module 'Kit'",
            "the compiler ended with status 1: deserialized invalid declaration 'tide' (var) in module 'Kit'",
        ])
    func echoes(crash: String) throws {
        let missing = Diagnostic(severity: .error, line: 2, message: "cannot find type 'Hull' in scope")
        let ended = Diagnostic(severity: .error, message: crash)
        let found = try findings("import Ferry\nlet a: Hull", [ended, missing], missing: ["Ferry": "A.swift"])
        #expect(found.map(\.owner) == [.theirs] && found.map(\.module) == ["Ferry"])
        // Where the compiler was ended by a signal, and says so on a line of its own.
        let signal = Diagnostic(severity: .error, message: "compile command failed due to signal 6 (use -v to see invocation)")
        let both = try findings("import Ferry\nlet a: Hull", [ended, signal, missing], missing: ["Ferry": "A.swift"])
        #expect(both.map(\.owner) == [.theirs, .theirs] && both.first?.follows == true)
        #expect(try findings("", [ended], missing: [:]).map(\.owner) == [.ours])
        #expect(try findings("", [signal], missing: [:]).map(\.owner) == [.ours])
    }

    @Test("is the missing package's where a member is called by a label that neither the project nor its function has (xcode.6)")
    func labels() throws {
        let source = "import Foundation\nfunc a() async throws {\n  try await Task.sleep(interval: 3)\n  max(1, interval: 2)\n}"
        func owner(_ line: Int, _ column: Int, _ message: String, _ more: String = "", missing: [String: String] = ["Ferry": "B.swift"])
            throws -> [CheckReport.Owner]
        {
            try findings(
                source, [Diagnostic(severity: .error, line: line, column: column, message: message)], missing: missing,
                others: ["B.swift": "import Ferry\n" + more]
            ).map(\.owner)
        }
        let label = "extraneous argument label 'interval:' in call"
        #expect(try owner(3, 23, label) == [.theirs])
        #expect(try owner(3, 24, "incorrect argument label in call (have 'interval:', expected 'for:')") == [.theirs])
        #expect(try owner(3, 24, "extra argument 'interval' in call") == [.theirs])
        // A function that no extension can have.
        #expect(try owner(4, 6, label) == [.yours])
        // The project's own function or label, an argument without one, and a project that lacks nothing.
        #expect(try owner(3, 23, label, "extension A { func sleep() {} }") == [.yours])
        #expect(try owner(3, 23, label, "func wait(interval seconds: Double) {}") == [.yours])
        #expect(try owner(3, 24, "extra argument in call") == [.yours])
        // A label that the function has, but for a letter.
        #expect(try owner(3, 24, "incorrect argument label in call (have 'interval:', expected 'intervals:')") == [.yours])
        #expect(try owner(3, 24, "incorrect argument label in call (have 'interval:', expected 'inetrval:')") == [.yours])
        #expect(try owner(3, 24, "incorrect argument label in call (have 'of:', expected 'to:')") == [.theirs])
        #expect(try owner(3, 23, label, missing: [:]) == [.yours])
    }

    @Test("is that of a property's missing type, in whatever file it is read, and ours of what any object may have (xcode.6)")
    func properties() throws {
        let entry = "struct Entry {\n  var piers: [Hull]\n  var name = 1\n}"
        let unclear = { (line: Int) in
            Diagnostic(severity: .error, line: line, column: 3, message: "cannot infer contextual base in reference to member 'init'")
        }
        func owners(_ source: String, hull: String) throws -> [CheckReport.Owner] {
            let scratch = try Scratch(["A.swift": source, "Entry.swift": entry, "Hull.h": "@interface \(hull) : NSObject\n@end\n"])
            defer { scratch.remove() }
            let sources = ["A.swift", "Entry.swift"].map(scratch.folder.appendingPathComponent)
            var code = SourceModule(module: "W", sources: sources)
            code.bridgingHeader = scratch.folder.appendingPathComponent("Hull.h")
            var errors = [unclear(2), Diagnostic(severity: .error, line: 2, column: 15, message: "cannot find type 'Hull' in scope")]
            (errors[0].file, errors[1].file) = (sources[0].path, sources[1].path)
            let target = WidgetTarget(name: "W", productName: "W", origin: scratch.folder, code: code, info: .dictionary([:]))
            return CheckReport.Target(target, .init(diagnostics: errors)).findings.map(\.owner)
        }
        #expect(try owners("let a =\n  entry.piers.map { .init($0) }", hull: "Hull") == [.ours, .ours])
        // What it reads is another's.
        #expect(try owners("let a =\n  entry.name.map { .init($0) }", hull: "Hull") == [.yours, .ours])
        let any = Diagnostic(severity: .error, line: 2, column: 3, message: "value of type 'AnyObject' has no member 'draw'")
        let found = try findings("import Ferry\n(a as AnyObject).draw()", [any], missing: ["Ferry": "A.swift"])
        #expect(found.map(\.owner) == [.ours] && found.map(\.api) == ["AnyObject.draw"])
    }

    @Test(
        "is ours where a name is one of Apple's alone, whatever package its file takes (xcode.6)",
        arguments: [
            ("CoreGraphics", "CGDataConsumer", nil), ("SwiftUI", "MTLSharedEventListener", nil),
            ("StoreKit", "SubscriptionStorePicker", "17.0"), ("StoreKit", "StoreContent", "17.0"),
            ("Vision", "RecognizeTextRequest", "18.0"), ("Vision", "VNOfNobody", nil),
        ] as [(String, String, String?)])
    func alone(module: String, name: String, since: String?) throws {
        let error = Diagnostic(severity: .error, line: 3, column: 9, message: "cannot find '\(name)' in scope")
        let found = try findings("import \(module)\nimport Ferry\nlet a = \(name)()", [error], missing: ["Ferry": "A.swift"])
        #expect(found.map(\.owner) == [.ours] && found.map(\.api) == [name] && found.map(\.since) == [since])
        // A file that sees nothing of the framework means the package's.
        let other = try findings("import Ferry\nlet a = \(name)()\n", [error], missing: ["Ferry": "A.swift"])
        #expect(other.map(\.owner) == [since == nil ? .ours : .theirs])
    }

    @Test("is the missing package's where a name's letters go on beyond Apple's: CGMManager begins with CGM (xcode.6)")
    func longerPrefix() throws {
        for (name, owner) in [("CGMManager", CheckReport.Owner.theirs), ("CGMutablePath", .ours), ("CGPDFDocument", .ours)] {
            let error = Diagnostic(severity: .error, line: 3, column: 9, message: "cannot find type '\(name)' in scope")
            let found = try findings("import Foundation\nimport Ferry\nlet a: \(name)", [error], missing: ["Ferry": "A.swift"])
            #expect(found.map(\.owner) == [owner], "\(name)")
        }
    }

    @Test("is ours about the C of a framework's umbrella header, and theirs where that takes in a header which is nowhere (xcode.6)")
    func umbrella() throws {
        let scratch = try Scratch([
            "Kit/Kit.h": "#import <Foundation/Foundation.h>\n#include <stdint.h>\n#include \"tide.h\"\n// int gust(void);\n",
            "Kit/tide.h": "int tide_level(void);\n#include \"core.h\"\n", "Kit/Kit.swift": "let a = 1\n",
            "W/A.swift": "import Kit\nlet a = 1\n", "W/B.swift": "let a = 1\n",
        ])
        defer { scratch.remove() }
        func file(_ name: String) -> URL { scratch.folder.appendingPathComponent(name) }
        func found(_ name: String, in source: String) -> CheckReport.Finding? {
            var kit = SourceModule(module: "Kit", sources: [file("Kit/Kit.swift")])
            kit.umbrellaHeader = file("Kit/Kit.h")
            let code = SourceModule(module: "W", sources: [file("W/A.swift"), file("W/B.swift")])
            let target = WidgetTarget(
                name: "W", productName: "W", origin: scratch.folder, code: code, modules: [kit], info: .dictionary([:]))
            let error = Diagnostic(severity: .error, file: file(source).path, line: 1, message: "cannot find '\(name)' in scope")
            return CheckReport.Target(target, .init(diagnostics: [error])).findings.first
        }
        for source in ["Kit/Kit.swift", "W/A.swift"] {
            let declared = found("tide_level", in: source), other = found("gust", in: source)
            #expect(declared?.owner == .ours && declared?.api == "tide_level in C", "\(source)")
            #expect(other?.owner == .theirs && other?.module == "core.h", "\(source)")
        }
        #expect(found("gust", in: "W/B.swift")?.owner == .yours)
        try scratch.write("int ebb(void);\n", "Kit/core.h")
        #expect(found("gust", in: "W/A.swift")?.owner == .yours && found("ebb", in: "W/A.swift")?.owner == .ours)
    }

    @Test("is not the project's for what a switch only compares with (xcode.6)") func compared() throws {
        let source = """
            import Ferry
            enum Sea { case ebb, flow; case wave(height: Int) }
            func a(_ b: Int) {
                switch b {
                case TIDE_HIGH: break
                case .neap: break
                default: break
                }
            }
            """
        let scratch = try Scratch(["A.swift": source])
        defer { scratch.remove() }
        let names = Declarations.names(in: [scratch.folder.appendingPathComponent("A.swift")])
        #expect(names.isSuperset(of: ["Sea", "ebb", "wave", "a"]) && names.isDisjoint(with: ["TIDE_HIGH", "neap"]), "\(names.sorted())")
        let error = Diagnostic(severity: .error, line: 5, column: 10, message: "cannot find 'TIDE_HIGH' in scope")
        #expect(try findings(source, [error], missing: ["Ferry": "A.swift"]).map(\.owner) == [.theirs])
    }

    @Test(
        "is a missing package's where it extends what others have, in files that do not import it too (xcode.6)",
        arguments: [
            "type 'CGFloat?' has no member 'm'", "'nil' cannot be assigned to type 'Binding<Subject>'",
            "no exact matches in call to instance method 'appendInterpolation'",
            "referencing operator function '*' on 'SIMD' requires that 'CGFloat' conform to 'SIMD'",
        ])
    func extended(message: String) throws {
        let error = Diagnostic(severity: .error, line: 2, column: 9, message: message)
        let source = "import SwiftUI\nlet a = pad(.m)\n"
        let found = try findings(source, [error], missing: ["Ferry": "B.swift"], others: ["B.swift": "import Ferry\n"])
        #expect(found.map(\.owner) == [.theirs] && found.map(\.module) == ["Ferry"])
        #expect(try findings(source, [error], missing: [:]).map(\.module) != ["Ferry"])
        // What a macro makes has no place of its own.
        var made = Diagnostic(severity: .error, message: "cannot find type 'Hull' in scope")
        made.macro = "ObservationTracked"
        let expanded = try findings(source, [made], missing: ["Ferry": "B.swift"], others: ["B.swift": "import Ferry\n"])
        #expect(expanded.map(\.owner) == [.theirs])
    }
}
