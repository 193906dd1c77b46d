import Foundation
import Testing
import VitrineDeviceSituation

@testable import WidgetHost

@Suite("What a child process is told") struct ChildEnvironmentTests {
    @Test("xcode.11: who typed a command says where the device is, unless a home screen does; nothing else that is not named is handed on")
    func place() throws {
        let scratch = TemporaryFolder(), state = StateFolder(scratch.url)
        func variables(knowsPlace: Bool) -> [String: String] {
            ChildLaunch.environment(
                role: .extension, state: state, clock: nil, bundle: nil, home: scratch.url, locale: "en_GB", timeZone: "UTC",
                knowsPlace: knowsPlace, host: ["VITRINE_LOCATION": "48.1,11.5", "VITRINE_CALENDARS": "sample", "SECRET": "1"])
        }
        #expect(variables(knowsPlace: false)["VITRINE_CALENDARS"] == "sample")
        #expect([true, false].allSatisfy { variables(knowsPlace: $0)["VITRINE_LOCATION"] == "48.1,11.5" })
        for withPlace in [true, false] {
            let file = state.situation(withPlace: withPlace)
            try StateFolder.make(file.deletingLastPathComponent())
            try DeviceSituation().write(to: file)
        }
        let told = variables(knowsPlace: true), untold = variables(knowsPlace: false)
        for one in [told, untold] { #expect(one["VITRINE_LOCATION"] == nil && one["SECRET"] == nil) }
        #expect(told["VITRINE_SITUATION"] != untold["VITRINE_SITUATION"])
    }

    @Test("xcode.11: a process is told when its device is a tablet, and nothing where it is a phone") func device() {
        let scratch = TemporaryFolder()
        for (isPad, kind) in [(true, "ipad"), (false, nil)] as [(Bool, String?)] {
            let variables = ChildLaunch.environment(
                role: .extension, state: StateFolder(scratch.url), clock: nil, bundle: nil, home: scratch.url, locale: "en_GB",
                timeZone: "UTC", isPad: isPad, host: [:])
            #expect(variables["VITRINE_DEVICE"] == kind)
        }
    }

    @Test("sdk.1: all children share the frameworks beside the host; a program of theirs is a few megabytes")
    func frameworks() throws {
        let scratch = TemporaryFolder()
        let variables = ChildLaunch.environment(
            role: .extension, state: StateFolder(scratch.url), clock: nil, bundle: nil, home: scratch.url, locale: "en_GB", timeZone: "UTC",
            host: ["LD_LIBRARY_PATH": "/opt/elsewhere"])
        let folders = try #require(variables["LD_LIBRARY_PATH"]).split(separator: ":").map(String.init)
        #expect(folders.count == 2 && folders[1] == "/opt/elsewhere")
        #expect(FileManager.default.fileExists(atPath: folders[0] + "/libVitrine.so"))
        let program = Products.product("ProbeWidgets")
        let code = try Data(contentsOf: program)
        #expect(code.count < 4 << 20, "\(code.count) bytes")
        #expect(code.range(of: Data("libVitrine.so".utf8)) != nil)
    }
}
