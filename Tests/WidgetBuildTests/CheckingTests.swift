import Foundation
import OwnThreads
import Testing
import XcodeProject

@testable import WidgetBuild

@Suite("A check of several modules", .ownThreads, .serialized) struct CheckingTests {
    /// A widget with modules under it, what others need first.
    private func target(_ scratch: Scratch, _ modules: [String]) -> WidgetTarget {
        func module(_ name: String) -> SourceModule {
            let folder = scratch.folder.appendingPathComponent(name)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return SourceModule(module: name, sources: names.sorted().map { folder.appendingPathComponent($0) })
        }
        return WidgetTarget(
            name: "W", productName: "W", origin: scratch.folder, code: module("W"), modules: modules.map(module), info: .dictionary([:]))
    }

    /// A compiler that writes down what it is asked for.
    private func counting(_ scratch: Scratch) async throws -> WidgetSDK {
        var sdk = try await WidgetSDK.find()
        try scratch.write("#!/bin/sh\necho \"$*\" >> '\(scratch.folder.path)/calls'\nexec \(sdk.compiler.path) \"$@\"\n", "swiftc")
        sdk.compiler = scratch.folder.appendingPathComponent("swiftc")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sdk.compiler.path)
        return sdk
    }

    /// The modules that the compiler was called for since the last time.
    private func calls(_ scratch: Scratch) throws -> [String] {
        let file = scratch.folder.appendingPathComponent("calls")
        defer { try? FileManager.default.removeItem(at: file) }
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { $0.firstMatch(of: /-module-name (\w+)/).map { String($0.output.1) } }
    }

    private static let widget = WidgetBuilderTests.widget("x").replacingOccurrences(of: "struct W:", with: "@main struct W:")

    @Test("a package that is called as a framework of Apple’s is what its users mean, and theirs where it is not here (xcode.6)")
    func namesake() async throws {
        let scratch = try Scratch([
            "Charts/Line.swift": "import SwiftUI\npublic struct LineChartView { public init() {} }\n",
            "Lines/Lines.swift": "import Charts\npublic let lines = LineChartView()\n",
            "W/W.swift": "import Lines\n" + Self.widget,
        ])
        defer { scratch.remove() }
        let builder = WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache)
        func checked(_ modules: [String], _ packages: [RemotePackage]) async throws -> CheckReport.Target {
            var target = target(scratch, modules)
            target.packages = packages
            return CheckReport.Target(target, try await builder.check(target))
        }
        #expect(try await checked(["Charts", "Lines"], []).compiles)
        let package = RemotePackage(product: "Charts", repository: "https://example.com/charts")
        let absent = try await checked(["Lines"], [package])
        #expect(absent.findings.map(\.owner) == [.theirs] && absent.findings.map(\.module) == ["Charts"])
        #expect(absent.missingModules.map(\.name) == ["Charts"] && absent.missingModules.map(\.owner) == [.theirs])
        #expect(absent.missingModules.map(\.repository) == [package.repository])
        #expect(absent.missingModules.map(\.names) == [["LineChartView"]], "\(absent.findings.map(\.message))")
        // Where no package is called so, Apple's is meant, which has no such type.
        #expect(try await checked(["Lines"], []).findings.map(\.owner) == [.yours])
    }

    @Test("looks at a module again where it or what others show it was edited, and at no other (xcode.5)")
    func edits() async throws {
        let scratch = try Scratch([
            "Base/Base.swift": "public func depth() -> Int { 90 }\n",
            "Middle/Middle.swift": "import Base\npublic let deep = depth() > 40\n",
            "W/W.swift": "import Middle\n" + Self.widget,
        ])
        defer { scratch.remove() }
        let target = target(scratch, ["Base", "Middle"])
        let builder = WidgetBuilder(sdk: try await counting(scratch), cache: scratch.cache)
        #expect(try await builder.check(target).diagnostics == [])
        #expect(try calls(scratch).sorted() == ["Base", "Base", "Middle", "Middle", "W"])
        #expect(try await builder.check(target).diagnostics == [])
        #expect(try calls(scratch) == [])
        // Nobody sees what stands in a function.
        try scratch.write("public func depth() -> Int { 91 }\n", "Base/Base.swift")
        #expect(try await builder.check(target).diagnostics == [])
        #expect(try calls(scratch) == ["Base", "Base"])
        try scratch.write("public func depth() -> String { \"91\" }\n", "Base/Base.swift")
        let errors = try await builder.check(target).errors
        #expect(errors.map(\.file) == [scratch.folder.appendingPathComponent("Middle/Middle.swift").path])
        #expect(try Set(calls(scratch)) == ["Base", "Middle", "W"])
    }

    @Test("keeps the errors of files that were not edited, and finds what an edit does to them (xcode.5)")
    func otherFiles() async throws {
        let scratch = try Scratch([
            "W/A.swift": "let wrong: Int = \"text\"\n", "W/B.swift": "func depth() -> Int { 90 }\n",
            "W/C.swift": "let deep = depth() > 40\n", "W/W.swift": Self.widget,
        ])
        defer { scratch.remove() }
        let builder = WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache), target = target(scratch, [])
        func files() async throws -> [String] {
            try await builder.check(target).errors.compactMap { $0.file.map { URL(fileURLWithPath: $0).lastPathComponent } }.sorted()
        }
        #expect(try await files() == ["A.swift"])
        try scratch.write("func depth() -> Int { 91 }\n", "W/B.swift")
        #expect(try await files() == ["A.swift"])
        try scratch.write("func depth() -> String { \"91\" }\n", "W/B.swift")
        #expect(try await files() == ["A.swift", "C.swift"])
        try scratch.write("let wrong: Int = 1\n", "W/A.swift")
        #expect(try await files() == ["C.swift"])
        try scratch.write("func depth() -> Int { 92 }\n", "W/B.swift")
        #expect(try await files() == [])
    }

    @Test("notices a file that was saved again within a second, in a check and in a build (xcode.5)")
    func savedAgain() async throws {
        let scratch = try Scratch(["W/B.swift": "func depth() -> Int { 90 }\n", "W/C.swift": "let deep = depth() > 40\n"])
        defer { scratch.remove() }
        try scratch.write(Self.widget, "W/W.swift")
        let builder = WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache), target = target(scratch, [])
        func save(_ text: String, at nanoseconds: Int) throws {
            try scratch.write(text, "W/B.swift")
            let time = timespec(tv_sec: 1_800_000_000, tv_nsec: nanoseconds)
            #expect(utimensat(AT_FDCWD, scratch.folder.appendingPathComponent("W/B.swift").path, [time, time], 0) == 0)
        }
        func files() async throws -> [String] {
            try await builder.check(target).errors.compactMap { $0.file.map { URL(fileURLWithPath: $0).lastPathComponent } }
        }
        try save("func depth() -> Int { 90 }\n", at: 0)
        #expect(try await files() == [])
        _ = try await builder.build(target)
        try save("func depth() -> Int { true }\n", at: 300_000_000)
        #expect(try await files() == ["B.swift"])
        await #expect(throws: BuildError.self) { _ = try await builder.build(target) }
        try save("func depth() -> String { \"91\" }\n", at: 600_000_000)
        #expect(try await files() == ["C.swift"])
        try save("func depth() -> Int { 91 }\n", at: 900_000_000)
        #expect(try await files() == [])
        _ = try await builder.build(target)
    }

    @Test("finds functions without a result as a build does, in the target and under it (xcode.5)")
    func flow() async throws {
        let scratch = try Scratch([
            "Base/Base.swift": "public func depth(_ deep: Bool) -> Int { if deep { return 90 } }\n",
            "W/W.swift": "import Base\nfunc twice(_ deep: Bool) -> Int { let x: Int; if deep { x = depth(deep) }; return x }\n"
                + Self.widget,
        ])
        defer { scratch.remove() }
        let errors = try await WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache).check(target(scratch, ["Base"])).errors
        #expect(
            errors.map(\.message) == [
                "constant 'x' used before being initialized", "missing return in global function expected to return 'Int'",
            ])
    }

    @Test("does not blame a file for what a module under it misses, asks no second time, and tells of all that is missing (xcode.5)")
    func missingBeneath() async throws {
        let scratch = try Scratch([
            "Base/Base.swift": "import Nobodys\npublic func depth() -> Int { 90 }\n",
            "W/More.swift": "import Base\nimport Others\n#if os(watchOS)\nimport WatchKit\n#endif\nlet wrong: String = depth()\n",
            "W/W.swift": Self.widget,
        ])
        defer { scratch.remove() }
        let builder = WidgetBuilder(sdk: try await counting(scratch), cache: scratch.cache)
        let result = try await builder.check(target(scratch, ["Base"]))
        #expect(result.errors.map(\.message) == ["cannot convert value of type 'Int' to specified type 'String'"])
        #expect(
            result.missing.mapValues { $0.map { URL(fileURLWithPath: $0).lastPathComponent } } == [
                "Nobodys": ["Base.swift"], "Others": ["More.swift"],
            ])
        #expect(try calls(scratch).sorted() == ["Base", "Base", "Nobodys", "Others", "W"])
    }

    @Test("ends a compiler that takes too long, with all that it started, and says so (xcode.5)")
    func tooSlow() async throws {
        let scratch = try Scratch(["W/W.swift": Self.widget])
        defer { scratch.remove() }
        var sdk = try await WidgetSDK.find()
        let pipe = scratch.folder.appendingPathComponent("never")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        try scratch.write("#!/bin/sh\ncat '\(pipe.path)'\n", "swiftc")
        sdk.compiler = scratch.folder.appendingPathComponent("swiftc")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sdk.compiler.path)
        var builder = WidgetBuilder(sdk: sdk, cache: scratch.cache)
        builder.timeLimit = .milliseconds(1)
        let errors = try await builder.check(target(scratch, [])).errors
        #expect(errors.count == 1 && errors.first?.message.hasPrefix("swiftc was ended after 0 seconds with the module W;") == true)
        let left = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { process in
            let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
            return process.allSatisfy(\.isNumber) && words.range(of: Data(pipe.path.utf8)) != nil
        }
        #expect(left == [])
    }
}

@Suite("The places for compilers") struct CompilerSlotsTests {
    private actor Log {
        private(set) var names: [String] = []
        private(set) var most = 0
        private var running = 0

        func begin(_ name: String) {
            names.append(name)
            running += 1
            most = max(most, running)
        }

        func end() { running -= 1 }
    }

    @Test("are as many as there are processors, and go first to whom others wait for (xcode.5)")
    func urgent() async throws {
        let slots = CompilerSlots(1), log = Log(), (opened, open) = AsyncStream.makeStream(of: Void.self)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                try await slots.holding {
                    await log.begin("first")
                    for await _ in opened { break }
                    await log.end()
                }
            }
            while await log.names.isEmpty { await Task.yield() }
            for (count, name) in ["late", "urgent"].enumerated() {
                group.addTask {
                    try await slots.holding(isUrgent: name == "urgent") {
                        await log.begin(name)
                        await log.end()
                    }
                }
                while await slots.waitingCount <= count { await Task.yield() }
            }
            open.yield()
            try await group.waitForAll()
        }
        #expect(await log.names == ["first", "urgent", "late"])
        #expect(await log.most == 1)
    }
}
