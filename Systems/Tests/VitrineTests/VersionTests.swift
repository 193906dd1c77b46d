import Foundation
import Testing

struct VersionTests {
    @Test("the command says the version that its Debian package has") func version() async throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        let control = try String(contentsOf: root.appending(path: "scripts/deb-control"), encoding: .utf8)
        let result = try await Program.run("--version")
        let version = try #require(control.prefixMatch(of: /version: (\d+(?:\.\d+)+)\n/)).1
        #expect(result.status == 0 && result.output == "\(version)\n", "\(result.output)\(result.errors)")
    }
}
