import Foundation
import Testing

/// What executables are linked with, as their dynamic section names it.
struct LinkedLibrariesTests {
    private func links(_ executable: String, _ library: String) throws -> Bool {
        let file = Bundle.main.bundleURL.appendingPathComponent(executable)
        return try Data(contentsOf: file, options: .alwaysMapped).range(of: Data(library.utf8)) != nil
    }

    @Test(
        "script.1, R4.4: no extension links JavaScript: a widget is Swift",
        arguments: [
            "TripsWidgets", "GetawaysWidgets", "InsightsWidgets", "SalonWidgets", "GetawaysIntents", "InsightsIntents", "ProbeWidgets",
        ])
    func extensions(_ name: String) throws {
        #expect(try !links(name, "libjavascriptcoregtk"))
    }

    @Test("script.1: the apps that are written in JavaScript do", arguments: ["TripsApp", "GetawaysApp"])
    func apps(_ name: String) throws {
        #expect(try links(name, "libjavascriptcoregtk"))
    }
}
