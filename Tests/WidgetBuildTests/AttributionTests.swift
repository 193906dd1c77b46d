import Foundation
import Testing
import XcodeProject

@testable import WidgetBuild

@Suite("An error") struct AttributionTests {
    private func findings(
        _ errors: [Diagnostic], source: String = "import SwiftUI\nstruct Mine: Sendable {}", missing: [String] = []
    ) throws -> CheckReport.Target {
        let scratch = try Scratch(["A.swift": source])
        defer { scratch.remove() }
        let file = scratch.folder.appendingPathComponent("A.swift")
        let target = WidgetTarget(
            name: "W", productName: "W", origin: scratch.folder, code: SourceModule(module: "W", sources: [file]),
            packages: [
                RemotePackage(product: "Ferry", repository: "https://example.com/ferry")
            ], info: .dictionary([:]))
        let placed = errors.map { error in
            var error = error
            error.file = file.path
            return error
        }
        let compilation = WidgetBuilder.Compilation(
            diagnostics: placed, missing: Dictionary(uniqueKeysWithValues: missing.map { ($0, [file.path]) }))
        return CheckReport.Target(target, compilation)
    }

    /// Errors of `A.swift`, and which file wants each module that is not here.
    private func findings(_ errors: [Diagnostic], in scratch: Scratch, missing: [String: String]) throws -> CheckReport.Target {
        func file(_ name: String) -> URL { scratch.folder.appendingPathComponent(name) }
        let sources = ["A.swift", "B.swift"].map(file).filter { FileManager.default.fileExists(atPath: $0.path) }
        let target = WidgetTarget(
            name: "W", productName: "W", origin: scratch.folder, code: SourceModule(module: "W", sources: sources), info: .dictionary([:]))
        let placed = errors.map { error in
            var error = error
            error.file = file("A.swift").path
            return error
        }
        return CheckReport.Target(target, WidgetBuilder.Compilation(diagnostics: placed, missing: missing.mapValues { [file($0).path] }))
    }

    @Test("about a name of Apple’s is ours, with the version that has it (xcode.6)")
    func ours() throws {
        let target = try findings([
            Diagnostic(severity: .error, line: 3, message: "cannot find type 'UndoManagerOfNobody' in scope"),
            Diagnostic(severity: .error, line: 30, message: "value of type 'some View' has no member 'containerBackground'"),
            Diagnostic(severity: .error, line: 60, message: "cannot find 'WidgetCenter' in scope"),
        ])
        #expect(target.findings.map(\.owner) == [.yours, .ours, .ours])
        #expect(target.findings.map(\.api) == [nil, "View.containerBackground", "WidgetCenter"])
        #expect(target.findings[1].since == "17.0")
        #expect(target.findings[2].module == "WidgetKit")
    }

    @Test("where a constant is used that is made of what is not here comes of that, however far below (xcode.6)")
    func madeOfMissing() throws {
        let source = """
            import CoreText
            func tide(_ high: Double) -> CGFloat {
                let line = CTLineOfNobody(high)
                if high > 2 { let depth = CTDepthOf(high); print(depth) }

                let bounds = line.bounds


                // bounds and depth
                let middle = (bounds.top - bounds.foot) / 2
                let typed: CGFloat = 3


                return middle - high
            }
            func other(_ depth: Double, bounds: Double) -> CGFloat {


                return depth - bounds
            }
            """
        let message = "cannot convert return expression of type 'Duration' to return type 'CGFloat'"
        let target = try findings(
            [
                Diagnostic(severity: .error, line: 3, column: 16, message: "cannot find 'CTLineOfNobody' in scope"),
                Diagnostic(severity: .error, line: 4, column: 33, message: "cannot find 'CTDepthOf' in scope"),
                Diagnostic(severity: .error, line: 14, column: 12, message: message),
                Diagnostic(severity: .error, line: 19, column: 12, message: message),
            ], source: source)
        let found = target.findings.filter { $0.message == message }
        #expect(found.map(\.owner) == [.ours, .yours])
        #expect(found.first?.follows == true)
    }

    @Test("about a name that App Intents have since iOS 26 or later is ours too, with that version (xcode.6)")
    func newer() throws {
        let errors = [
            Diagnostic(severity: .error, line: 3, message: "cannot find type 'IntentValueQuery' in scope"),
            Diagnostic(severity: .error, line: 9, message: "cannot find type 'IntentExecutionTargets' in scope"),
            Diagnostic(severity: .error, line: 30, message: "value of type 'IntentSystemContext' has no member 'currentMode'"),
        ]
        let target = try findings(errors, source: "import AppIntents")
        #expect(target.findings.map(\.owner) == [.ours, .ours, .ours])
        #expect(target.findings.map(\.since) == ["26.0", "27.0", "26.0"])
    }

    @Test("about a view that lacks what only an image has is the project's") func othersAlone() throws {
        let message = "value of type 'some View' has no member 'widgetAccentedRenderingMode'"
        #expect(try findings([Diagnostic(severity: .error, line: 2, message: message)]).findings.map(\.owner) == [.yours])
    }

    @Test("about a type of a module that a file does not import is of the package that it does") func unseenModule() throws {
        let errors = [Diagnostic(severity: .error, line: 3, message: "cannot find type 'Activity' in scope")]
        let target = try findings(errors, source: "import WidgetKit\nimport Ferry\nlet a: Activity", missing: ["Ferry"])
        #expect(target.findings.map(\.owner) == [.theirs])
    }

    @Test("about two extensions that differ in a type which is not there is of who has the type") func spoiledExtensions() throws {
        let errors = [
            Diagnostic(severity: .error, line: 2, message: "cannot find type 'FerryLong' in scope"),
            Diagnostic(severity: .error, line: 3, message: "invalid redeclaration of 'int'"),
            Diagnostic(severity: .error, line: 30, message: "invalid redeclaration of 'port'"),
        ]
        let target = try findings(errors, source: "import Ferry\n", missing: ["Ferry"])
        #expect(target.findings.map(\.owner) == [.theirs, .theirs, .yours])
    }

    @Test("about a key of the environment that is not there names it, where the compiler cannot infer a key path (xcode.6)")
    func environmentKey() throws {
        let source = """
            import SwiftUI
            struct Tide: View {
                @Environment(\\.accessibilityLargeContentViewerEnabled) var isLarge
                @Environment(\\.harbour) private var é; let body = Text("").environment(\\EnvironmentValues.port, 1)
                let path = \\.port
            }
            """
        func errors(_ places: (line: Int, column: Int)...) -> [Diagnostic] {
            places.map {
                Diagnostic(
                    severity: .error, line: $0.line, column: $0.column,
                    message: "cannot infer key path type from context; consider explicitly specifying a root type")
            }
        }
        let own = Diagnostic(severity: .error, line: 3, column: 6, message: "no exact matches in call to initializer ")
        let target = try findings([own] + errors((3, 18)), source: source)
        #expect(target.findings.map(\.owner) == [.ours, .ours])
        #expect(target.findings.last?.api == "EnvironmentValues.accessibilityLargeContentViewerEnabled")
        let others = try findings(errors((4, 18), (4, 77), (5, 16)), source: source)
        #expect(others.findings.map(\.owner) == [.yours, .yours, .yours])
        #expect(
            others.findings.map(\.message) == [
                "value of type 'EnvironmentValues' has no member 'harbour'", "value of type 'EnvironmentValues' has no member 'port'",
                "cannot infer key path type from context; consider explicitly specifying a root type",
            ])
    }

    @Test("about what is called as a framework's that the file imports is ours, whatever else it wants (xcode.6)") func prefixes() throws {
        let target = try findings(
            ["UIWindowOfNobody", "CMClockOfNobody", "MKPathOfNobody", "UIthing"].enumerated().map {
                Diagnostic(severity: .error, line: 10 * $0 + 10, message: "cannot find type '\($1)' in scope")
            }, source: "import AVFoundation\nimport Ferry\nimport UIKit\n", missing: ["Ferry"])
        #expect(target.findings.map(\.owner) == [.ours, .ours, .theirs, .theirs])
        #expect(AppleFrameworks.contains("AdAttributionKit"))
    }

    @Test("about what a package calls all that it gives to Apple's classes is the package's (xcode.6)") func namespaces() throws {
        let errors = ["UIView", "UIStackView"].enumerated().map {
            Diagnostic(severity: .error, line: 10 * $0 + 10, message: "value of type '\($1)' has no member 'snp'")
        }
        let target = try findings(errors, source: "import UIKit\n", missing: ["SnapKit"])
        #expect(target.findings.map(\.owner) == [.theirs, .theirs] && target.findings.allSatisfy { $0.module == "SnapKit" })
        let others = try findings(
            [Diagnostic(severity: .error, line: 10, message: "value of type 'UILabel' has no member 'then'")], source: "import UIKit\n",
            missing: ["Then"])
        #expect(others.findings.map(\.owner) == [.theirs] && others.findings.first?.module == "Then")
        #expect(try findings(errors, source: "import UIKit\n", missing: ["Ferry"]).findings.map(\.owner) == [.ours, .ours])
    }

    @Test("of the compiler's own is ours, and stands where it was looking when it ended (xcode.6)") func crashes() throws {
        let dump = """
            error: compile command failed due to signal 11 (use -v to see invocation)
            Stack dump:
            3.\tWhile evaluating request TypeCheckSourceFileRequest(source_file "/copies/Tide.swift")
            4.\tWhile type-checking 'Tide' (at /copies/Tide.swift:3:1)
            5.\tWhile type-checking expression at [/copies/Tide.swift:9:5 - line:9:20] RangeText="a"
            6.\tWhile type-checking getter for body (at /copies/Tide.swift:7:9)
            """
        var crash = try #require(Diagnostic.all(in: dump, originals: [:]).first)
        #expect(crash.isCrash && crash.file == nil)
        crash.place(byStackDump: dump, originals: ["/copies/Tide.swift": "/own/Tide.swift"])
        #expect(crash.file == "/own/Tide.swift" && crash.line == 7 && crash.column == 9)
        #expect(try findings([crash]).findings.map(\.owner) == [.ours])
    }

    @Test(
        "about a member that a missing package gives to Apple's types is its, though another type of Apple's has one of that name (xcode.6)"
    )
    func namesakes() throws {
        let scratch = try Scratch(["A.swift": "import SwiftUI", "B.swift": "import Ferry"])
        defer { scratch.remove() }
        let error = Diagnostic(severity: .error, line: 1, message: "value of type 'Text' has no member 'footnote'")
        #expect(try findings([error], in: scratch, missing: ["Ferry": "B.swift"]).findings.map(\.module) == ["Ferry"])
        // Where nothing is missing it can only be a name that is listed nowhere.
        #expect(try findings([error], in: scratch, missing: [:]).findings.map(\.owner) == [.ours])
    }

    @Test("in a pod or a package from elsewhere, which Xcode compiles, is ours (xcode.6)") func foreign() throws {
        let scratch = try Scratch(["Pods/Kelp/Kelp.swift": "import Foundation", "Own/Tide.swift": "import Foundation"])
        defer { scratch.remove() }
        let files = ["Pods/Kelp/Kelp.swift", "Own/Tide.swift"].map { scratch.folder.appendingPathComponent($0) }
        let modules = files.map { SourceModule(module: $0.deletingPathExtension().lastPathComponent, sources: [$0]) }
        let target = WidgetTarget(
            name: "W", productName: "W", origin: scratch.folder, code: SourceModule(module: "W", sources: []), modules: modules,
            info: .dictionary([:]))
        let errors = files.map { Diagnostic(severity: .error, file: $0.path, line: 1, message: "ambiguous use of operator '<'") }
        let report = CheckReport.Target(target, WidgetBuilder.Compilation(diagnostics: errors, missing: [:]))
        #expect(report.findings.map(\.owner) == [.ours, .yours])
    }

    @Test("in a file that wants a module which is not here is theirs; of a framework of Apple’s it is ours (xcode.6)")
    func theirs() throws {
        let error = Diagnostic(severity: .error, line: 3, message: "cannot find 'FerryLine' in scope")
        let theirs = try findings([error], missing: ["Ferry"])
        #expect(theirs.findings.map(\.owner) == [.theirs])
        #expect(theirs.missingModules.map(\.names) == [["FerryLine"]])
        #expect(theirs.missingModules.map(\.repository) == ["https://example.com/ferry"])
        let location = Diagnostic(severity: .error, line: 3, message: "cannot find type 'CLVisit' in scope")
        let both = try findings(
            [location, Diagnostic(severity: .error, line: 40, message: "cannot find 'boat' in scope")], missing: ["CoreLocation", "Ferry"])
        #expect(both.findings.map(\.module) == ["CoreLocation", "Ferry"])
        #expect(both.findings.map(\.owner) == [.ours, .theirs])
        #expect(!both.compiles && both.cleanFiles == 0)
        // Nothing of it is used.
        let unused = try findings([], missing: ["Ferry"])
        #expect(CheckReport(targets: [unused]).words.hasSuffix("W: does not compile without Ferry, 1 of 1 files are clean"))
    }

    @Test("that is not understood comes of what is missing; a name as Apple’s are is ours where nothing else is imported (xcode.6)")
    func unclear() throws {
        let unclear = Diagnostic(severity: .error, line: 90, message: "cannot infer contextual base in reference to member 'search'")
        let near = try findings([Diagnostic(severity: .error, line: 3, message: "cannot find type 'WidgetCenter' in scope"), unclear])
        #expect(near.findings.map(\.owner) == [.ours, .ours])
        #expect(try findings([unclear]).findings.map(\.owner) == [.yours])
        let apples = try findings([
            Diagnostic(severity: .error, line: 3, message: "cannot find 'kCGImagePropertyOfNobody' in scope"),
            Diagnostic(severity: .error, line: 40, message: "cannot find type 'NSThingOfNobody' in scope"),
            Diagnostic(severity: .error, line: 80, message: "cannot find 'NSA' in scope"),
        ])
        #expect(apples.findings.map(\.owner) == [.ours, .ours, .yours])
    }

    @Test("about a member of a type of Apple's is ours where its names are not all known, and yours where they are (xcode.6)")
    func members() throws {
        let target = try findings(
            [
                Diagnostic(severity: .error, line: 3, message: "value of type 'NSManagedObjectModel' has no member 'entitiesByTide'"),
                Diagnostic(severity: .error, line: 30, message: "'Status' is not a member type of class 'AVFoundation.AVPlayerItem'"),
                Diagnostic(severity: .error, line: 60, message: "value of type 'Gauge<some View>' has no member 'tide'"),
                Diagnostic(severity: .error, line: 90, message: "value of type 'NSTide' has no member 'height'"),
            ], source: "import CoreData\nclass NSTide {}")
        #expect(target.findings.map(\.owner) == [.ours, .ours, .yours, .yours])
        #expect(target.findings.map(\.api) == ["NSManagedObjectModel.entitiesByTide", "AVPlayerItem.Status", nil, nil])
    }

    @Test("about what one of the project's modules shows of a module that is not here is theirs, also where that is not imported (xcode.6)")
    func shown() throws {
        let scratch = try Scratch([
            "Kit/Shown.swift": "/*\n@_exported import Other\n*/\n@_exported\nimport Ferry\n", "Base/Base.swift": "@_exported import Kit\n",
            "W/A.swift": "import Base\n", "W/B.swift": "import Foundation\n",
        ])
        defer { scratch.remove() }
        func file(_ name: String) -> URL { scratch.folder.appendingPathComponent(name) }
        let target = WidgetTarget(
            name: "W", productName: "W", origin: scratch.folder,
            code: SourceModule(module: "W", sources: [file("W/A.swift"), file("W/B.swift")]),
            modules: [
                SourceModule(module: "Kit", sources: [file("Kit/Shown.swift")]),
                SourceModule(module: "Base", sources: [file("Base/Base.swift")]),
            ], info: .dictionary([:]))
        let message = "extra argument 'ferry' in call"
        let errors = ["W/A.swift", "W/B.swift"].map { Diagnostic(severity: .error, file: file($0).path, line: 3, message: message) }
        let report = CheckReport.Target(
            target, WidgetBuilder.Compilation(diagnostics: errors, missing: ["Ferry": [file("Kit/Shown.swift").path], "Other": []]))
        #expect(report.findings.map(\.owner) == [.theirs, .yours])
        #expect(report.findings.map(\.module) == ["Ferry", nil])
    }

    @Test("that names the module which is not here is theirs, and one that only repeats another is left out (xcode.6)")
    func named() throws {
        let target = try findings(
            [
                Diagnostic(severity: .error, line: 3, message: "value of type 'module<Ferry>' has no subscripts"),
                Diagnostic(severity: .error, line: 40, message: "no type named 'Line' in module 'Ferry'"),
                Diagnostic(
                    severity: .error,
                    message: "the compiler ended with status 1: allowing deserialization of invalid declaration 'a' in module 'Kit'"),
                Diagnostic(severity: .error, line: 80, message: "value of type 'Int' has no member 'hours'"),
                Diagnostic(severity: .error, line: 120, message: "cannot find 'CTFontOfNobody' in scope"),
            ], missing: ["Ferry"])
        // What a number can do is no member of what a module of Apple's calls so.
        #expect(target.findings.map(\.owner) == [.theirs, .theirs, .theirs, .ours])
        #expect(target.findings.map(\.module) == ["Ferry", "Ferry", "Ferry", nil])
    }

    @Test("about a view's name is a database's in a file that takes a module from elsewhere and none with views (xcode.6)")
    func unseen() throws {
        let errors = [
            Diagnostic(severity: .error, line: 3, message: "cannot find 'Table' in scope"),
            Diagnostic(severity: .error, line: 40, message: "cannot find type 'Table' in scope"),
        ]
        func report(_ source: String, _ missing: [String]) throws -> CheckReport.Target {
            try findings(errors, source: source, missing: missing)
        }
        let apples = try report("import Foundation\nimport Ferry", []).findings
        #expect(apples.map(\.owner) == [.ours, .ours])
        for views in ["SwiftUI", "WidgetKit"] {
            #expect(try report("import \(views)\nimport Ferry", ["Ferry"]).findings.map(\.owner) == [.ours, .ours])
        }
        // UIKit shows views, and none of SwiftUI's.
        for other in ["Foundation", "UIKit"] {
            let theirs = try report("import \(other)\nimport Ferry", ["Ferry"])
            #expect(theirs.findings.map(\.module) == ["Ferry", "Ferry"])
            #expect(theirs.findings.map(\.owner) == [.theirs, .theirs])
        }
    }

    @Test("about an initialiser that `Self` has not in an extension of Apple's class is ours, where Objective-C would call it (xcode.6)")
    func requiredInitializers() throws {
        func owners(_ source: String, line: Int) throws -> [CheckReport.Owner] {
            let message = "constructing an object of class type 'Self' with a metatype value must use a 'required' initializer"
            return try findings([Diagnostic(severity: .error, line: line, message: message)], source: source, missing: []).findings.map(
                \.owner)
        }
        #expect(
            try owners("import UIKit\nextension UITableViewCell {\n  class func made() -> Self {\n    Self()\n  }\n}", line: 4) == [.ours])
        #expect(
            try owners("import UIKit\nclass Cell: UITableViewCell {\n  class func made() -> Self {\n    Self()\n  }\n}", line: 4) == [
                .yours
            ])
        #expect(try owners("class Tide {}\nextension Tide {\n  static func made() -> Self { Self() }\n}", line: 3) == [.yours])
    }

    @Test("about a member of a view that another type of Apple's has is a package's, where the file takes one (xcode.6)")
    func membersOfOthers()
        throws
    {
        func owners(_ message: String, _ missing: [String]) throws -> [CheckReport.Owner] {
            let error = Diagnostic(severity: .error, line: 3, message: message)
            let source = "import SwiftUI\n" + missing.map { "import \($0)\n" }.joined()
            return try findings([error], source: source, missing: missing).findings.map(\.owner)
        }
        // Font has it, and views have what the package gives them.
        let caption = "value of type 'Text' has no member 'caption2'"
        #expect(try owners(caption, ["Ferry"]) == [.theirs])
        #expect(try owners(caption, []) == [.ours])
        #expect(try owners("value of type 'Text' has no member 'containerBackground'", ["Ferry"]) == [.ours])
    }

    @Test("about a member that numbers have of a package is the package's, in files that do not import it too (xcode.6)")
    func leaked() throws {
        let scratch = try Scratch(["W/A.swift": "let a = 3.hours\n", "W/B.swift": "import Ferry\n"])
        defer { scratch.remove() }
        func file(_ name: String) -> URL { scratch.folder.appendingPathComponent(name) }
        let a = file("W/A.swift"), b = file("W/B.swift")
        let target = WidgetTarget(
            name: "W", productName: "W", origin: scratch.folder, code: SourceModule(module: "W", sources: [a, b]), modules: [],
            info: .dictionary([:]))
        let error = Diagnostic(severity: .error, file: a.path, line: 1, message: "value of type 'Int' has no member 'hours'")
        func findings(_ missing: [String: [String]]) -> [CheckReport.Finding] {
            CheckReport.Target(target, WidgetBuilder.Compilation(diagnostics: [error], missing: missing)).findings
        }
        #expect(findings(["Ferry": [b.path]]).map(\.module) == ["Ferry"])
        // Where nothing is missing, it is no package's.
        #expect(findings([:]).map(\.owner) != [.theirs])
    }

    @Test("about a class that a header declares in Objective-C is ours (xcode.6)") func objectiveC() throws {
        let scratch = try Scratch([
            "W/A.swift": "import Foundation\nlet a = Buoy()\n", "Beacon/Beacon-Bridging-Header.h": "#import \"Buoy.h\"\n",
            "Beacon/Model/Buoy.h": "@class Other;\n@interface  Buoy : NSObject\n@end\n",
        ])
        defer { scratch.remove() }
        func file(_ name: String) -> URL { scratch.folder.appendingPathComponent(name) }
        let a = file("W/A.swift")
        func owners(_ name: String, bridged: Bool) -> [CheckReport.Owner] {
            let code = SourceModule(
                module: "W", sources: [a], bridgingHeader: bridged ? file("Beacon/Beacon-Bridging-Header.h") : nil)
            let target = WidgetTarget(
                name: "W", productName: "W", origin: scratch.folder, code: code, modules: [], info: .dictionary([:]))
            let error = Diagnostic(severity: .error, file: a.path, line: 2, message: "cannot find '\(name)' in scope")
            return CheckReport.Target(target, WidgetBuilder.Compilation(diagnostics: [error])).findings.map(\.owner)
        }
        #expect(owners("Buoy", bridged: true) == [.ours])
        #expect(owners("Buoy", bridged: false) == [.yours] && owners("Other", bridged: true) == [.yours])
    }

    @Test("about a view's name is ours where one of the project's modules shows SwiftUI, and theirs where it shows no views (xcode.6)")
    func shownViews() throws {
        for (exported, owner) in [("SwiftUI", CheckReport.Owner.ours), ("Foundation", .theirs)] {
            let scratch = try Scratch([
                "Kit/Kit.swift": "@_exported import \(exported)\n", "W/A.swift": "import Ferry\nimport Kit\nlet a = Table()\n",
            ])
            defer { scratch.remove() }
            func file(_ name: String) -> URL { scratch.folder.appendingPathComponent(name) }
            let a = file("W/A.swift")
            let target = WidgetTarget(
                name: "W", productName: "W", origin: scratch.folder, code: SourceModule(module: "W", sources: [a]),
                modules: [SourceModule(module: "Kit", sources: [file("Kit/Kit.swift")])], info: .dictionary([:]))
            let error = Diagnostic(severity: .error, file: a.path, line: 3, message: "cannot find 'Table' in scope")
            let report = CheckReport.Target(target, WidgetBuilder.Compilation(diagnostics: [error], missing: ["Ferry": [a.path]]))
            #expect(report.findings.map(\.owner) == [owner])
            // A table of a database's is nothing that a picture lacks.
            #expect(report.undrawn.map(\.name) == (owner == .ours ? ["Table"] : []))
        }
    }

    @Test("names Apple's modules as the source does (xcode.6)") func modules() {
        let line = "/a/A.swift:3:1: error: 'Status' is not a member type of class 'VitrineAVFoundation.AVPlayerItem'"
        let message = Diagnostic.all(in: line, originals: [:]).first?.message
        #expect(message == "'Status' is not a member type of class 'AVFoundation.AVPlayerItem'")
    }

    @Test("that only follows from another on its lines has the same owner; grammar is always yours (xcode.6)")
    func follow() throws {
        let target = try findings([
            Diagnostic(severity: .error, line: 10, message: "'#selector' can only be used with the Objective-C runtime"),
            Diagnostic(severity: .error, line: 11, message: "cannot convert value of type 'Int' to expected argument type 'String'"),
            Diagnostic(severity: .error, line: 12, message: "expected ')' in expression list"),
            Diagnostic(severity: .error, line: 80, message: "cannot convert value of type 'Int' to expected argument type 'String'"),
        ])
        #expect(target.findings.map(\.owner) == [.ours, .ours, .yours, .yours])
    }

    @Test("about a function of C that only Apple has, or a member of a class of UIKit's, is ours and no missing module's (xcode.6)")
    func applesInC() throws {
        let errors = [
            Diagnostic(severity: .error, line: 3, message: "cannot find 'SecTrustOfNobody' in scope"),
            Diagnostic(severity: .error, line: 30, message: "cannot find 'objc_nobody' in scope"),
            Diagnostic(severity: .error, line: 60, message: "type 'UIColor' has no member 'tideText'"),
            Diagnostic(severity: .error, line: 90, message: "type 'Boat' has no member 'tideText'"),
            Diagnostic(severity: .error, line: 120, message: "cannot find 'sec_nobody_copy_ref' in scope"),
        ]
        let scratch = try Scratch(["A.swift": "import UIKit\nstruct Boat {}", "B.swift": "import Ferry\n"])
        defer { scratch.remove() }
        let findings = try findings(errors, in: scratch, missing: ["Ferry": "B.swift"]).findings
        #expect(findings.map(\.owner) == [.ours, .ours, .ours, .theirs, .ours])
        #expect(findings.map(\.api) == ["SecTrustOfNobody", "objc_nobody", "UIColor.tideText", nil, "sec_nobody_copy_ref"])
    }

    @Test("about a member that somebody gives a point, or a name declared only where a package is, is no fault of ours or yours (xcode.6)")
    func extensionsOfStructures() throws {
        let errors = [
            Diagnostic(severity: .error, line: 8, message: "value of type 'CGPoint' has no member 'withFlippedAxes'"),
            Diagnostic(severity: .error, line: 30, message: "cannot find 'webImage' in scope"),
            Diagnostic(severity: .error, line: 60, message: "cannot find 'ownImage' in scope"),
        ]
        let source = """
            import SwiftUI
            #if canImport(Ferry)

            var webImage: Int { 1 }
            #else
            var ownImage: Int { 2 }
            #endif
            let a = CGPoint.zero.withFlippedAxes
            let b = webImage
            let c = ownImage
            """
        let scratch = try Scratch(["A.swift": source, "B.swift": "import Pier\n"])
        defer { scratch.remove() }
        let findings = try findings(errors, in: scratch, missing: ["Pier": "B.swift"]).findings
        #expect(findings.map(\.owner) == [.theirs, .theirs, .yours])
        #expect(findings.map(\.module) == ["Pier", "Ferry", nil])
        // Where no package is missing, nobody adds that member to a point.
        let alone = try self.findings([errors[0]], in: scratch, missing: [:]).findings
        #expect(alone.map(\.owner) == [.yours])
    }

    @Test("about a call of what a file with a missing module declares comes of that; one about other types is yours (xcode.6)")
    func spoiled() throws {
        let a = "import UIKit\nlet one = Ticket(\n    price: 1,\n    ferry: nil)\nlet number: Int = \"two\"\n"
        let errors = [
            Diagnostic(severity: .error, line: 4, column: 12, message: "'nil' requires a contextual type"),
            Diagnostic(severity: .error, line: 5, column: 19, message: "cannot convert value of type 'String' to specified type 'Int'"),
            Diagnostic(severity: .error, line: 2, column: 18, message: "extra arguments at positions #1, #2 in call"),
        ]
        let scratch = try Scratch(["A.swift": a, "B.swift": "import Ferry\nstruct Ticket { var ferry: Ferry? }\n"])
        defer { scratch.remove() }
        let target = try findings(errors, in: scratch, missing: ["Ferry": "B.swift"])
        #expect(target.findings.map(\.owner) == [.theirs, .yours, .theirs])
        #expect(target.findings.map(\.follows) == [true, false, true])
        let argument = "cannot convert value of type 'Int' to expected argument type 'URL'"
        let arguments = [
            Diagnostic(severity: .error, line: 3, column: 12, message: argument),
            Diagnostic(severity: .error, line: 4, column: 12, message: "argument 'ferry' must precede argument 'price'"),
            Diagnostic(severity: .error, line: 5, column: 19, message: argument),
        ]
        #expect(try findings(arguments, in: scratch, missing: ["Ferry": "B.swift"]).findings.map(\.owner) == [.theirs, .theirs, .yours])
        // Where no module is missing, no error follows from one.
        #expect(try findings(errors, in: scratch, missing: [:]).findings.map(\.owner) == [.yours, .yours, .yours])
    }

    @Test("about a member of a type that inherits from what is not here comes of that (xcode.6)")
    func heirs() throws {
        let errors = [
            Diagnostic(severity: .error, line: 2, column: 20, message: "cannot find type 'Vessel' in scope"),
            Diagnostic(severity: .error, line: 40, message: "value of type 'Boat' has no member 'containerBackground'"),
            Diagnostic(severity: .error, line: 60, message: "value of type 'Pier' has no member 'containerBackground'"),
        ]
        let source = "import Ferry\nfinal class Boat: Vessel {}\nstruct Pier: View {}\n"
        let found = try findings(errors, source: source, missing: ["Ferry"]).findings
        #expect(found.map(\.owner) == [.theirs, .theirs, .ours] && found.map(\.module).prefix(2) == ["Ferry", "Ferry"])
        #expect(found.map(\.follows) == [false, true, false] && found[1].api == nil)
    }

    @Test("in a function whose head names what is not here comes of that; one after it is yours (xcode.6)")
    func spoiledBody() throws {
        let a = """
            import Foundation
            struct Pier {
                func next(of line: FerryLine,
                    at hour: Int) -> Int {
                    // }
                    var nearest = 1.0
                    for (place, time) in line.times.enumerated() {
                        let distance = abs(time - hour)
                        if distance < nearest { nearest = distance }
                    }
                    return 0
                }
                func count() -> Int { return "three" }
            }
            // High water.
            // High water.
            // High water.
            // High water.
            protocol Ticket {
                func price(of line: FerryLine) -> Int
                func text() -> Int
            }
            // High water.
            // High water.
            extension Ticket {
                func text() -> Int { return "four" }
            }
            // High water.
            // High water.
            // High water.
            // High water.
            let ticket = Pier.init(line: FerryLine.first)
            // High water.
            // High water.
            // High water.
            // High water.
            func five() -> Int { return "five" }
            """
        let errors = [
            Diagnostic(severity: .error, line: 3, column: 24, message: "cannot find type 'FerryLine' in scope"),
            Diagnostic(
                severity: .error, line: 9, column: 39, message: "cannot convert value of type 'Duration' to expected argument type 'Int'"),
            Diagnostic(
                severity: .error, line: 13, column: 34, message: "cannot convert return expression of type 'String' to return type 'Int'"),
            // A head without a body, and a call, are followed by functions that have nothing to do with them.
            Diagnostic(severity: .error, line: 20, column: 25, message: "cannot find type 'FerryLine' in scope"),
            Diagnostic(
                severity: .error, line: 26, column: 33, message: "cannot convert return expression of type 'String' to return type 'Int'"),
            Diagnostic(severity: .error, line: 32, column: 30, message: "cannot find 'FerryLine' in scope"),
            Diagnostic(
                severity: .error, line: 37, column: 30, message: "cannot convert return expression of type 'String' to return type 'Int'"),
        ]
        let scratch = try Scratch(["A.swift": a, "B.swift": "import Ferry\n"])
        defer { scratch.remove() }
        let target = try findings(errors, in: scratch, missing: ["Ferry": "B.swift"])
        #expect(target.findings.map(\.owner) == [.theirs, .theirs, .yours, .theirs, .yours, .theirs, .yours])
        #expect(target.findings.map(\.follows) == [false, true, false, false, false, false, false])
    }

    @Test("of a target without a source file is yours, in words (xcode.6)") func empty() throws {
        let scratch = try Scratch([:])
        defer { scratch.remove() }
        let target = WidgetTarget(
            name: "Tide", productName: "Tide", origin: scratch.folder, code: SourceModule(module: "Tide", sources: []),
            info: .dictionary([:]))
        let report = CheckReport.Target(
            target, WidgetBuilder.Compilation(diagnostics: [Diagnostic(severity: .error, message: "no input files")], missing: [:]))
        #expect(report.findings.map(\.owner) == [.yours])
        #expect(report.findings.map(\.message) == ["there is nothing to compile: no source file is a member of Tide"])
    }

    @Test("about a member of a class as Apple's are called is no package's that other files take (xcode.6)") func applesClass() throws {
        let errors = [Diagnostic(severity: .error, line: 3, message: "value of type 'AVSpeechNobody' has no member 'delegate'")]
        let scratch = try Scratch(["A.swift": "import AVFoundation\nstruct Boat {}", "B.swift": "import Ferry\n"])
        defer { scratch.remove() }
        let findings = try findings(errors, in: scratch, missing: ["Ferry": "B.swift"]).findings
        #expect(findings.map(\.owner) == [.ours] && findings.map(\.api) == ["AVSpeechNobody.delegate"])
    }

    @Test("that says the same as another is one line with it, and of what comes of others ten are listed (xcode.6)")
    func short() throws {
        let scratch = try Scratch(["A.swift": "import Ferry\n"])
        defer { scratch.remove() }
        let named = (1...3).map { Diagnostic(severity: .error, line: $0, message: "cannot find type 'FerryLine' in scope") }
        let vague = (10...24).map { Diagnostic(severity: .error, line: $0, message: "'nil' requires a contextual type") }
        let report = CheckReport(targets: [try findings(named + vague, in: scratch, missing: ["Ferry": "A.swift"])])
        let lines = report.words.split(separator: "\n")
        #expect(lines.filter { $0.contains("FerryLine' in scope") }.count == 1)
        #expect(lines.contains { $0.hasSuffix("A.swift:1: cannot find type 'FerryLine' in scope [Ferry], and in 2 more places") })
        #expect(lines.filter { $0.contains("'nil'") }.count == 10)
        #expect(lines.contains("  and 5 more that come of these; --all lists them"))
        let whole = report.words(isWhole: true)
        #expect(whole.split(separator: "\n").filter { $0.contains("A.swift:") && $0.contains("[Ferry]") }.count == 18)
    }

    @Test("about a name that the project declares is yours, though Apple has one too (xcode.6)")
    func declared() throws {
        let message = "value of type 'Boat' has no member 'padding'"
        let error = Diagnostic(severity: .error, line: 3, message: message)
        #expect(try findings([error], source: "extension Boat { private func padding() {} }").findings.map(\.owner) == [.yours])
        #expect(try findings([error], source: "").findings.map(\.owner) == [.ours])
    }
}

@Suite("What compiles and is not drawn") struct UndrawnTests {
    @Test("is named with its line, in code alone, and not where the project has such a name itself (xcode.6)")
    func named() throws {
        let source = """
            struct Mine: View {
                var body: some View {
                    Text("a .sheet( in words") // .toolbar {
                        .navigationTitle("T")
                        .sheet (isPresented: .constant(false)) { Table(rows) }
                        .popover { }
                    toolbar("no member"); let sheet = 1
                }
            }
            extension View { func popover(_ body: () -> Void) -> some View { self } }
            """
        let scratch = try Scratch(["A.swift": source])
        defer { scratch.remove() }
        let file = scratch.folder.appendingPathComponent("A.swift")
        let target = WidgetTarget(
            name: "W", productName: "W", origin: scratch.folder, code: SourceModule(module: "W", sources: [file]), info: .dictionary([:]))
        let report = CheckReport.Target(target, WidgetBuilder.Compilation(diagnostics: [], missing: [:]))
        #expect(report.undrawn.map(\.name) == ["navigationTitle", "sheet", "Table"])
        #expect(report.undrawn.map(\.line) == [4, 5, 5])
        #expect(report.compiles)
        #expect(CheckReport(targets: [report]).words.contains("A.swift:4: navigationTitle"))
    }

    @Test("is all that Vitrine's own modules say so of (xcode.6)")
    func complete() throws {
        let apple = Places.fixtures.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("SDK/Sources/Apple")
        var said: Set<String> = []
        for case let file as URL in try #require(FileManager.default.enumerator(at: apple, includingPropertiesForKeys: nil))
        where file.pathExtension == "swift" {
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: /(?:_unsupported|undrawn)\(\s*"(\w+)/) {
                said.insert(String(match.1))
            }
        }
        // As the hook's own documentation calls them.
        said.remove("name")
        // Drawn in previews, all but one thing that it can be asked for.
        said.remove("dynamicIsland")
        let listed = UndrawnNames.members.union(UndrawnNames.types)
        #expect(said.count > 15 && said.isSubset(of: listed), "\(said.subtracting(listed).sorted())")
    }
}
