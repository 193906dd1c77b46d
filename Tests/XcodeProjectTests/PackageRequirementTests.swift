import Foundation
import Testing

@testable import XcodeProject

@Suite("A package from elsewhere") struct PackageRequirementTests {
    @Test(
        "is wanted in the versions that a project says (xcode.3)",
        arguments: [
            (["kind": "upToNextMajorVersion", "minimumVersion": "5.3"], PackageRequirement.range(from: "5.3.0", to: "6.0.0")),
            (["kind": "upToNextMinorVersion", "minimumVersion": "1.2.3-beta.1"], .range(from: "1.2.3-beta.1", to: "1.3.0")),
            (["kind": "versionRange", "minimumVersion": "1.0.0", "maximumVersion": "1.5.0"], .range(from: "1.0.0", to: "1.5.0")),
            (["kind": "exactVersion", "version": "2.0.1"], .exact("2.0.1")), (["kind": "branch", "branch": "next"], .branch("next")),
            (["kind": "revision", "revision": "abc"], .revision("abc")),
        ])
    func project(values: [String: String], expected: PackageRequirement) {
        #expect(PackageRequirement(.dictionary(values.mapValues { .string($0) })) == expected)
    }

    @Test("is not wanted where a version is none (xcode.3)", arguments: ["", "a", "1.\"", "1.2.3.4", "1.2.3\")", "-1.0.0"])
    func malformed(version: String) {
        let values = ["kind": "exactVersion", "version": version]
        #expect(PackageRequirement(.dictionary(values.mapValues { .string($0) })) == nil)
    }

    @Test("is wanted in what two that need it allow (xcode.3)")
    func both() {
        let wide = PackageRequirement.range(from: "1.0.0", to: "2.0.0")
        #expect(wide.and(.range(from: "1.10.0", to: "3.0.0")) == .range(from: "1.10.0", to: "2.0.0"))
        #expect(wide.and(.range(from: "4.0.0", to: "5.0.0")) == wide)
        #expect(wide.and(.exact("1.4.0")) == .exact("1.4.0"))
        #expect(PackageRequirement.branch("main").and(wide) == .branch("main"))
    }

    @Test("is pinned by Package.resolved in each of its formats (xcode.3)")
    func pins() {
        let first = """
            { "object": { "pins": [{ "package": "Tide", "repositoryURL": "https://example.com/Tide.git",
                "state": { "branch": null, "revision": "ab", "version": "1.0.0" } }] }, "version": 1 }
            """
        let pin = """
            "pins": [{ "identity": "tide", "kind": "remoteSourceControl", "location": "https://example.com/Tide.git",
                "state": { "revision": "ab", "version": "1.0.0" } }]
            """
        let expected = ResolvedPins.Pin(location: "https://example.com/Tide.git", revision: "ab", version: "1.0.0")
        for text in [first, "{ \(pin), \"version\": 2 }", "{ \"originHash\": \"c\", \(pin), \"version\": 3 }"] {
            #expect(ResolvedPins(Data(text.utf8)).pins == [expected])
            #expect(ResolvedPins(Data(text.utf8)).pin(of: "git@example.com:tide") == expected)
        }
        for text in ["", "[]", "{ \"pins\": 1 }", "{ \"pins\": [{}] }"] { #expect(ResolvedPins(Data(text.utf8)).pins == []) }
    }
}
