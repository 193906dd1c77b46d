import Foundation
import Testing

@testable import WidgetHost

@Suite("What a child process is told") struct ChildEnvironmentTests {
    @Test("xcode.11: where the device is is handed on to who may know, and what is not named of the host's own environment to nobody")
    func place() {
        let folder = URL(fileURLWithPath: "/nowhere", isDirectory: true)
        func variables(knowsPlace: Bool) -> [String: String] {
            ChildLaunch.environment(
                role: .extension, state: StateFolder(folder), clock: nil, bundle: nil, home: folder, locale: "en_GB", timeZone: "UTC",
                knowsPlace: knowsPlace, host: ["VITRINE_LOCATION": "48.1,11.5", "SECRET": "1"])
        }
        let told = variables(knowsPlace: true), untold = variables(knowsPlace: false)
        #expect(told["VITRINE_LOCATION"] == "48.1,11.5" && untold["VITRINE_LOCATION"] == nil)
        #expect(told["SECRET"] == nil && untold["SECRET"] == nil)
        #expect(told["VITRINE_SITUATION"] != untold["VITRINE_SITUATION"])
    }
}
