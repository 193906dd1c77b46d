import Foundation
import OwnThreads
import Testing

@Suite("vitrine-confine", .ownThreads)
struct ConfineTests {
    @available(*, noasync)
    private func run(_ arguments: [String]) throws -> (code: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: Child.product("vitrine-confine"))
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }

    @Test("a confined process reads and writes its own group and is denied a foreign one")
    func groups() throws {
        let scratch = try Scratch()
        let (own, foreign) = (try scratch.folder("own"), try scratch.folder("foreign"))
        try "secret".write(toFile: "\(foreign)/file", atomically: true, encoding: .utf8)
        let script = """
            cat '\(foreign)/file'; echo x > '\(foreign)/new'; ls '\(foreign)'
            echo kept > '\(own)/file' && cat '\(own)/file'
            echo > '\(own)/db' && echo > '\(own)/db-wal' && echo > '\(own)/db-shm' && rm '\(own)/db-wal' && mv '\(own)/db-shm' '\(own)/db' && echo sqlite
            echo confined $VITRINE_CONFINED
            """
        let result = try run(["--write", own, "--read", "/bin", "/usr/bin", "--", "/bin/sh", "-c", script])
        #expect(result.code == 0)
        #expect(result.output.contains("kept\n") && result.output.contains("sqlite\n"))
        guard result.output.contains("confined 1") else { return }
        #expect(!result.output.contains("secret"))
        #expect(result.output.components(separatedBy: "ermission denied").count == 4)
        #expect(!FileManager.default.fileExists(atPath: "\(foreign)/new"))
    }

    @Test("a readable folder cannot be written")
    func readOnly() throws {
        let scratch = try Scratch()
        let folder = try scratch.folder("bundle")
        let result = try run([
            "--read", folder, "/bin", "/usr/bin", "--", "/bin/sh", "-c", "echo $VITRINE_CONFINED; echo x > '\(folder)/new'",
        ])
        #expect(result.output.hasPrefix("0") || !FileManager.default.fileExists(atPath: "\(folder)/new"))
    }

    @Test("a Swift process with Foundation runs confined, with its store, time zone and locale")
    func swiftProcess() throws {
        let scratch = try Scratch()
        let home = try scratch.folder("home")
        let (group, container) = (try scratch.folder("home/AppGroups/group.a"), try scratch.folder("container"))
        let bundle = try scratch.bundle(groups: ["group.a"])
        let child = try Child(
            [
                "VITRINE_ROLE": "extension", "VITRINE_HOME": home, "HOME": container, "VITRINE_BUNDLE": bundle, "VITRINE_LOCALE": "it_IT",
                "TZ": "Asia/Tokyo",
            ],
            confined: ["--read", bundle, "--write", group, container])
        #expect(try child.ask("set group.a key value") == "ok")
        #expect(try child.ask("get group.a key") == "value")
        #expect(try child.ask("locale").hasSuffix("Asia/Tokyo"))
    }

    @Test("wrong arguments give 64, a missing program 127, a file that is no program 126")
    func exitCodes() throws {
        #expect(try run([]).code == 64)
        #expect(try run(["--read", "/tmp"]).code == 64)
        #expect(try run(["--colour", "--", "/bin/true"]).code == 64)
        #expect(try run(["--read", "/bin", "--", "/does/not/exist"]).code == 127)
        #expect(try run(["--", "/etc/passwd"]).code == 126)
        #expect(try run(["--read", "/does/not/exist", "--", "/bin/true"]).code == 0)
    }
}
