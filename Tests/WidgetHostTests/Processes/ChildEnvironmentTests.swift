import Foundation
import Testing

@testable import WidgetHost

@Suite("What a child process is told") struct ChildEnvironmentTests {
    @Test("xcode.11: where the device is is handed on, and what is not named of the host's own environment is not") func place() {
        let folder = URL(fileURLWithPath: "/nowhere", isDirectory: true)
        let variables = ChildLaunch.environment(
            role: .extension, state: StateFolder(folder), clock: nil, bundle: nil, home: folder, locale: "en_GB", timeZone: "UTC",
            host: ["VITRINE_LOCATION": "48.1,11.5", "SECRET": "1"])
        #expect(variables["VITRINE_LOCATION"] == "48.1,11.5" && variables["SECRET"] == nil)
    }
}
