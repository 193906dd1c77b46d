import Foundation
import Testing

@testable import WidgetHost

@Suite("What a bundle is called") struct BundleIdentityTests {
    private func identity(_ keys: String, filled: () -> Void) throws -> BundleIdentity {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("identity-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let info = folder.appendingPathComponent("Info.plist")
        try Data("<plist><dict>\(keys)</dict></plist>".utf8).write(to: info)
        func filling() -> BundleFilling {
            filled()
            return BundleFilling(executable: "Tide", prefix: "local")
        }
        return try BundleIdentity(info: info, entitlements: folder.appendingPathComponent("none"), filling: filling()) {
            folder.appendingPathComponent($0)
        }
    }

    @Test("the folder is looked through for a program only where the list names none (true.34)") func lookedThrough() throws {
        var times = 0
        let named = try identity(
            "<key>CFBundleExecutable</key><string>Boat</string><key>CFBundleIdentifier</key><string>com.example.boat</string>"
        ) { times += 1 }
        #expect(named.executable.lastPathComponent == "Boat" && times == 0)
        let unnamed = try identity("") { times += 1 }
        #expect(unnamed.executable.lastPathComponent == "Tide" && unnamed.identifier == "local.Tide" && times > 0)
        #expect(throws: BundleError.self) {
            _ = try BundleIdentity(folder: FileManager.default.temporaryDirectory.appendingPathComponent("nobody"))
        }
    }
}
