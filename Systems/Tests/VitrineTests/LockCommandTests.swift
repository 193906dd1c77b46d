import Foundation
import Testing

@Suite("vitrine lock", .timeLimit(.minutes(1)))
struct LockCommandTests {
    private let folder = TemporaryFolder()

    @Test("the device of a state is locked and unlocked, for its owner alone to say")
    func locks() async throws {
        for (arguments, words) in [
            ([], "unlocked"), (["locked"], "locked"), ([], "locked"),
            (["before-first-unlock"], "locked, and was not unlocked since it started"), (["unlocked"], "unlocked"),
        ] {
            let result = try await Program.run(["lock"] + arguments + ["--state", folder.url.path])
            #expect(result.status == 0 && result.output == "The device is \(words).\n", "\(result.errors)")
        }
        let file = folder.url.appendingPathComponent("Device/lock")
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
    }

    @Test("another word, and a state that is none, are refused")
    func refused() async throws {
        let word = try await Program.run("lock", "open", "--state", folder.url.path)
        #expect(word.status == 64 && word.errors.contains("before-first-unlock"))
        let state = try await Program.run("lock", "locked", "--state", folder.url.appendingPathComponent("none").path)
        #expect(state.status == 1 && state.errors.hasPrefix("vitrine: There is no state folder at "))
    }
}
