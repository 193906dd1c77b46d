import Foundation
import OwnThreads
import Testing
import XcodeProject

@testable import WidgetBuild

@Suite("C in a foreign widget", .ownThreads, .serialized) struct ClangTests {
    /// A project as `vitrine init` writes one, with these files in its widget's folder and this setting.
    private func project(_ files: [String: String], setting: String = "") throws -> (scratch: Scratch, target: WidgetTarget) {
        let scratch = try Scratch()
        let folder = scratch.folder.appendingPathComponent("Tides")
        let project = try NewProject(name: "Tides")
        for (path, text) in project.files { try scratch.write(text, "Tides/\(path)") }
        for (path, text) in files { try scratch.write(text, "Tides/TidesWidget/\(path)") }
        let file = folder.appendingPathComponent("Tides.xcodeproj/project.pbxproj")
        let text = try String(contentsOf: file, encoding: .utf8)
        try Data(text.replacing("PRODUCT_BUNDLE_IDENTIFIER", with: "\(setting) PRODUCT_BUNDLE_IDENTIFIER").utf8).write(to: file)
        return (scratch, try #require(try ProjectFinder().describe(folder).targets.first))
    }

    private static let bridging = "SWIFT_OBJC_BRIDGING_HEADER = \"TidesWidget/Tides-Bridging-Header.h\";"
    private static let water = [
        "C/water.h": """
        #import <Foundation/Foundation.h>
        #include "../Sea.h"
        typedef NS_ENUM(NSInteger, WaterState) { WaterStateLow, WaterStateHigh };
        double water_height(Sea sea, WaterState state);
        """,
        "C/water.c": """
        #include <math.h>
        #include "Sea.h"
        double water_height(Sea sea, long state) { return state ? fabs(sea.depth) * 2 : 0; }
        """,
        "Sea.h": "#pragma once\ntypedef struct { double depth; } Sea;\n",
        "Level.swift": "let level = water_height(Sea(depth: -21), .high)\nfunc opened(_ path: String) -> UIImage? { nil }\n",
    ]

    @Test("is compiled, linked and known to Swift by the bridging header, without what is Objective-C (xcode.2)")
    func bridged() async throws {
        let header = """
            @import UIKit;
            #import <Nowhere/Nowhere.h>
            #import "Boat.h"
            #import "water.h"
            #import "broken.h"
            """
        let (scratch, target) = try project(
            Self.water.merging([
                "Tides-Bridging-Header.h": header, "Boat.h": "#import <UIKit/UIKit.h>\n@interface Boat : UIView\n@end\n",
                "broken.h": "Harbour *harbour(void);\n", "Boat.m": "@implementation Boat\n@end\n",
            ]) { first, _ in first }, setting: Self.bridging)
        defer { scratch.remove() }
        var sdk = try await WidgetSDK.find()
        let result = try await WidgetBuilder(sdk: sdk, cache: scratch.cache).check(target)
        #expect(result.errors.map(\.message) == [])
        let notes = (target.notes + result.notes).map { "\(URL(fileURLWithPath: $0.file ?? "").lastPathComponent): \($0.words)" }
        #expect(
            notes == [
                "Boat.m: it is neither Swift nor C and is not compiled here",
                "Tides-Bridging-Header.h: it takes in Nowhere/Nowhere.h, which is not here",
                "Boat.h: it has Objective-C, and what it declares is not known here",
                "Tides-Bridging-Header.h: broken.h is left out of what it takes in: unknown type name 'Harbour'",
            ])
        let bundle = try await WidgetBuilder(sdk: sdk, cache: scratch.cache).build(target)
        let program = try Data(contentsOf: bundle.appendingPathComponent("TidesWidget"))
        #expect(program.range(of: Data("water_height".utf8)) != nil)
        // Neither compiler is asked for what is unchanged.
        sdk.compiler = URL(fileURLWithPath: "/nowhere/swiftc")
        #expect(try await WidgetBuilder(sdk: sdk, cache: scratch.cache).build(target) == bundle)
        #expect(try await WidgetBuilder(sdk: sdk, cache: scratch.cache).check(target).errors == [])
    }

    @Test("is compiled again when a header that it takes in changes, and named where it does not compile (xcode.2)")
    func changed() async throws {
        let (scratch, target) = try project(
            Self.water.merging(["Tides-Bridging-Header.h": "#import \"water.h\"\n"]) { first, _ in first }, setting: Self.bridging)
        defer { scratch.remove() }
        let builder = WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache)
        _ = try await builder.build(target)
        let objects = try builder.place(of: target).appendingPathComponent("c/TidesWidget")
        let clang = Clang(beside: builder.sdk.compiler)
        let before = try await ClangObjects.make(of: target.code, in: objects, clang: clang, flags: [])
        #expect(before.objects.count == 1 && before.notes == [])
        try scratch.write("#pragma once\ntypedef struct { double depth; } Sea;\nint sea_of(Sea sea);\n", "Tides/TidesWidget/Sea.h")
        let after = try await ClangObjects.make(of: target.code, in: objects, clang: clang, flags: [])
        #expect(after.stamp.text != before.stamp.text)
        try scratch.write("double water_height(void) { return nothing; }\n", "Tides/TidesWidget/C/water.c")
        let failure = await #expect(throws: BuildError.self) { try await builder.build(target) }
        let words = "\(try #require(failure))"
        #expect(words.contains("water.c: it is left out: use of undeclared identifier 'nothing'"), "\(words)")
    }

    @Test("is a module where it is a package's target, by its headers or its own map and the name in it, with its settings (xcode.3)")
    func package() async throws {
        let scratch = try Scratch([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Buoy",
                targets: [
                    .executableTarget(name: "BuoyWidget", dependencies: ["CWave", "CMapped", "CNothing"]),
                    .target(
                        name: "CWave", cSettings: [.define("WAVE", to: "3"), .headerSearchPath("inside")],
                        linkerSettings: [.linkedLibrary("m"), .linkedLibrary("only-on-an-iphone")]),
                    .target(name: "CMapped", publicHeadersPath: "public"),
                    .target(name: "CNothing"),
                ])
            """,
            "Sources/CWave/include/wave.h": "int wave(void);\n", "Sources/CWave/inside/own.h": "#define OWN 4\n",
            // A table that stands within a function, as packages of parsers have them.
            "Sources/CWave/wave.c": """
            #include "wave.h"
            #include <own.h>
            int wave(void) {
                int sum = WAVE + OWN + SWIFT_PACKAGE;
            #include "include/table.inc"
                return sum;
            }

            """,
            "Sources/CWave/include/table.inc": "sum += 0;\n",
            "Sources/CMapped/public/parts/mapped.h": "int mapped(void);\n",
            "Sources/CMapped/mapped.cpp": """
            #include <string>
            extern "C" int mapped(void) { return (int)std::string("four").size(); }
            """,
            // Called as packages call zlib, so that none of what widgets are compiled with may be called so.
            "Sources/CMapped/public/module.modulemap": "module CZlib { header \"parts/mapped.h\" export * }\n",
            "Sources/CNothing/include/nothing.h": "@interface Nothing\n@end\n", "Sources/CNothing/nothing.m": "",
            "Sources/BuoyWidget/W.swift": WidgetBuilderTests.widget("\\(wave() + mapped())").replacing(
                "import SwiftUI", with: "import CZlib\nimport CWave\nimport SwiftUI"
            ).replacing("struct W: Widget", with: "@main struct W: Widget"),
            "Sources/BuoyWidget/Other.swift": "import CNothing\nfunc other() -> Nothing? { nil }\n",
        ])
        defer { scratch.remove() }
        let finder = ProjectFinder(manifests: PackageReader(cache: scratch.cache))
        let target = try #require(try finder.describe(scratch.folder).targets.first)
        #expect(target.modules.map(\.module) == ["CWave", "CMapped", "CNothing"])
        let builder = WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache)
        let result = try await builder.check(target)
        #expect(result.missing.keys.sorted() == ["CNothing"])
        #expect(result.notes.contains { $0.words.hasPrefix("the C target CNothing cannot be imported here: ") })
        let report = CheckReport.Target(target, result)
        #expect(report.findings.map(\.owner) == [.theirs])
        let bundle = try await builder.build(target)
        #expect(FileManager.default.isExecutableFile(atPath: bundle.appendingPathComponent("BuoyWidget").path))
        #expect(try builder.leftOut(of: target).map { URL(fileURLWithPath: $0.file ?? "").lastPathComponent } == ["Other.swift"])
    }

    @Test("in a header counts by what is code: neither comments nor branches for Objective-C are Objective-C (xcode.2)")
    func headers() {
        let text = HeaderText(
            """
            // @interface no
            /* @class A; */ #define X "@protocol"
            #ifdef __OBJC__
            @class B;
            #import <UIKit/UIKit.h>
            #else
              # include <zlib.h> // deflate
            #endif
            #if WATER
            #import "sea.h"
            #else
            #import "land.h"
            #endif
            @import CoreData;
            """)
        #expect(!text.hasObjectiveC)
        #expect(text.includes.map(\.path) == ["zlib.h", "sea.h", "land.h", "CoreData"])
        #expect(HeaderText("#ifndef __OBJC__\nint a;\n#else\nint b;\n#endif\n@interface A\n@end").hasObjectiveC)
        #expect(ClangObjects.dependencies("/nowhere") == [])
    }
}
