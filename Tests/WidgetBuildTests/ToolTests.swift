import Foundation
import Testing

@testable import WidgetBuild

/// Other programs, run to their end.
@Suite struct ToolTests {
    private let shell = Tool(url: URL(fileURLWithPath: "/bin/sh"))

    @Test("what a program leaves among files that are soon gone is gone with it")
    func temporaryFiles() async throws {
        let outcome = try await shell.run(["-c", #"mktemp -d && mkdir "$TMPDIR/left" && echo "$TMPDIR/left""#])
        let places = outcome.output.split(separator: "\n").map(String.init)
        #expect(outcome.status == 0 && places.count == 2, "\(outcome.output)")
        for place in places { #expect(!FileManager.default.fileExists(atPath: place), "\(place)") }
    }

    @Test("a program has this process's variables and those that it is given")
    func variables() async throws {
        let outcome = try await shell.run(["-c", #"echo "$PATH|$ONE""#], environment: ["ONE": "1"])
        #expect(outcome.output == "\(ProcessInfo.processInfo.environment["PATH"] ?? "")|1\n")
        let folder = FileManager.default.temporaryDirectory.path
        #expect(try await shell.run(["-c", #"echo "$TMPDIR""#], environment: ["TMPDIR": folder]).output == folder + "\n")
    }
}
