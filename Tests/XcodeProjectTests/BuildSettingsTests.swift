import Foundation
import Testing

@testable import XcodeProject

@Suite("A build setting") struct BuildSettingsTests {
    private func settings(_ layers: [[String: String]]) -> BuildSettings {
        BuildSettings(
            layers: layers.map { values in SettingLayer(values.map { .init(name: $0.key, value: $0.value) }) },
            surroundings: SettingSurroundings(configuration: "Debug"))
    }

    @Test(
        "is filled in from others, nested, inherited and changed (xcode.2)",
        arguments: [
            ("$(A)", "one"), ("${A}", "one"), ("$(A_$(B))", "deep"), ("$(NAME:lower)", "my app, 2"), ("$(NAME:upper)", "MY APP, 2"),
            ("$(NAME:rfc1034identifier)", "My-App--2"), ("$(NAME:c99extidentifier)", "My_App__2"),
            ("$(NAME:rfc1034identifier:lower)", "my-app--2"), ("$NAME", "My App, 2"), ("$NAME.x_$A_two-$$3 $5", "My App, 2.x_deep-$3 $5"),
            ("$[NAME:upper]", "MY APP, 2"),
            ("$(NONE:default=$(A):x)", "one:x"), ("$(A:default=other)", "one"), ("$(NONE)", ""), ("a$(NONE)b", "ab"),
            ("$(LIST)", "low high"),
            ("$(PATH:file)", "c.tar.gz"), ("$(PATH:dir)", "/a/b"), ("$(PATH:base)", "c.tar"), ("$(PATH:suffix)", ".gz"),
            ("plain", "plain"), ("$", "$"), ("$(A", "$(A"), ("$A", "one"), ("https:/$()/x", "https://x"), ("$(ROUND)", ""),
            ("$(SELF)", "base more"),
        ])
    func expansion(text: String, filled: String) {
        let settings = settings([
            ["A": "one", "B": "two", "LIST": "low", "SELF": "base"],
            [
                "A_two": "deep", "NAME": "My App, 2", "LIST": "$(inherited) high", "PATH": "/a/b/c.tar.gz", "ROUND": "$(TRIP)",
                "TRIP": "$(ROUND)", "SELF": "$(SELF) more",
            ],
        ])
        #expect(settings.expand(text) == filled)
    }

    @Test("that grows without end gives nothing, in a moment (xcode.2)")
    func bounded() {
        var values = ["A0": "xxxxxxxxxxxxxxxx"]
        for index in 1..<40 { values["A\(index)"] = "$(A\(index - 1))$(A\(index - 1))" }
        #expect(settings([values]).expand("$(A39)").utf8.count < 1 << 21)
    }

    @Test("with a condition counts where that holds, before one without (xcode.2)")
    func conditions() {
        var settings = settings([
            [
                "HOST": "any", "HOST[sdk=iphonesimulator*]": "simulator", "HOST[sdk=iphoneos*]": "device", "ICON": "plain",
                "ICON[config=Debug]": "debug", "ICON[config=Release]": "release", "BOTH[sdk=iphonesimulator*,arch=arm64]": "both",
                "BOTH[sdk=iphonesimulator*][arch=x86_64]": "intel", "ODD[planet=mars]": "no",
            ]
        ])
        #expect(settings["HOST"] == "simulator")
        #expect(settings["ICON"] == "debug")
        #expect(settings["BOTH"] == "both")
        #expect(settings["ODD"] == nil)
        settings.surroundings.configuration = "Beta"
        #expect(settings["ICON"] == "plain")
    }

    @Test("that is a list keeps words in quotes together (xcode.2)")
    func lists() {
        #expect(SettingList.words(#"a "b c" d\ e 'f g' """#) == ["a", "b c", "d e", "f g", ""])
        let layer = SettingLayer(buildSettings: ["K": .array([.string("$(inherited)"), .string("a b"), .string("c")])])
        let below = SettingLayer([.init(key: "K", value: "low")])
        let settings = BuildSettings(layers: [below, layer], surroundings: SettingSurroundings(configuration: "Debug"))
        #expect(settings.list("K") == ["low", "a b", "c"])
    }

    @Test("file is read with what it includes; what is not there is noted, unless that is allowed (xcode.2)")
    func files() throws {
        let scratch = try Scratch([
            "a/top.xcconfig": """
            #include "../shared.xcconfig"
            #include? "perhaps.xcconfig"
            #include "never.xcconfig"
            A = $(inherited) two // of two
            B[sdk=iphoneos*][arch=arm64] = x=y;
            """,
            "shared.xcconfig": "A = one\n#include \"a/top.xcconfig\"\nC=3",
        ])
        defer { scratch.remove() }
        let file = try SettingsFile(scratch.folder.appendingPathComponent("a/top.xcconfig"), project: scratch.folder)
        let settings = BuildSettings(layers: [file.layer], surroundings: SettingSurroundings(sdk: "iphoneos18.0", configuration: "Debug"))
        #expect(settings["A"] == "one two")
        #expect(settings["B"] == "x=y")
        #expect(settings["C"] == "3")
        #expect(file.missing.map(\.line) == [1, 3])
        #expect(file.missing.last?.words.contains("never.xcconfig") == true)
    }
}
