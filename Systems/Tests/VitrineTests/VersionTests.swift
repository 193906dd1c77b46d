import Foundation
import Testing

struct VersionTests {
    @Test("the command says the version that its Debian package has") func version() async throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        let control = try String(contentsOf: root.appending(path: "scripts/deb-control"), encoding: .utf8)
        let result = try await Program.run("--version")
        #expect(result.status == 0 && control.hasPrefix("version: \(result.output)"), "\(result.output)\(result.errors)")
    }
}
