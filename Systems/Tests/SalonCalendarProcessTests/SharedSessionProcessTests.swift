import Foundation
import SalonCalendar
import SalonCore
import SessionProcesses
import StoreRounds
import OwnThreads
import Testing

/// An app and a widget in processes of their own, each with the groups of its bundle's entitlements and nothing else in common.
@Suite(.serialized, .timeLimit(.minutes(3))) struct SharedSessionProcessTests {
    private func child(
        _ folder: URL, _ kind: AuthKind, _ identifier: String, keychain: [String] = [SalonGroup.keychain],
        groups: [String] = [SalonGroup.name]
    ) throws -> StoreChild {
        let bundle = try SessionBundle.make(identifier, keychainGroups: keychain, appGroups: groups, in: folder)
        let child = try StoreChild(
            product: "salon-child", [folder.path, "session", kind.rawValue],
            environment: [
                // As the host starts them: each with a home of its own.
                "VITRINE_ROLE": identifier.hasSuffix(".widgets") ? "extension" : "app", "VITRINE_HOME": folder.path,
                "VITRINE_BUNDLE": bundle.path, "HOME": folder.appendingPathComponent("home-\(identifier)").path,
            ])
        try #require(child.line() == "ready")
        return child
    }

    private func ask(_ child: StoreChild, _ line: String) -> String? {
        child.goOn(line)
        return child.line()
    }

    @Test(
        "R3.3, R3.5, R3.7, R3.8: what the app's process signs in with is what the widget's sends, while both run and when it is started anew",
        arguments: AuthKind.allCases)
    func shared(kind: AuthKind) async throws {
        try await onThread {
            try withFolder { folder in
                let app = try child(folder, kind, "com.vitrine.salon"), widget = try child(folder, kind, "com.vitrine.salon.widgets")
                #expect(ask(widget, "session") == "signed out")
                #expect(ask(app, "sign-in mara@salon.example") == "mara")
                let carried = kind == .keychain ? "Bearer-secret-mara" : "salon_session=secret-mara"
                #expect(ask(widget, "session") == "mara")
                #expect(ask(widget, "stylists") == carried)
                app.end()
                widget.end()
                #expect(ask(try child(folder, kind, "com.vitrine.salon.widgets"), "stylists") == carried)
            }
        }
    }

    @Test("R3.10, R3.11: signing in as another, and signing out, reach the running widget", arguments: AuthKind.allCases)
    func switched(kind: AuthKind) async throws {
        try await onThread {
            try withFolder { folder in
                let app = try child(folder, kind, "com.vitrine.salon"), widget = try child(folder, kind, "com.vitrine.salon.widgets")
                #expect(ask(app, "sign-in mara@salon.example") == "mara")
                #expect(ask(widget, "session") == "mara")
                #expect(ask(app, "sign-in ilja@salon.example") == "ilja")
                #expect(ask(widget, "session") == "ilja")
                #expect(ask(app, "sign-out") == "out")
                #expect(ask(widget, "session") == "signed out")
                #expect(ask(widget, "stylists") == "signed out")
            }
        }
    }

    @Test("R3.10: signing out of all leaves nothing behind, whichever way was used")
    func signedOutOfAll() async throws {
        try await onThread {
            try withFolder { folder in
                let apps = try AuthKind.allCases.map { try child(folder, $0, "com.vitrine.salon") }
                for app in apps { #expect(ask(app, "sign-in mara@salon.example") == "mara") }
                #expect(ask(apps[0], "sign-out-of-all") == "out")
                for kind in AuthKind.allCases {
                    #expect(ask(try child(folder, kind, "com.vitrine.salon.widgets"), "session") == "signed out")
                }
            }
        }
    }

    @Test("R3.6, R3.9: a process whose entitlements do not name the group shares nothing", arguments: AuthKind.allCases)
    func stranger(kind: AuthKind) async throws {
        try await onThread {
            try withFolder { folder in
                let app = try child(folder, kind, "com.vitrine.salon")
                #expect(ask(app, "sign-in mara@salon.example") == "mara")
                let stranger = try child(folder, kind, "com.example.stranger", keychain: ["com.example.stranger"], groups: [])
                #expect(ask(stranger, "session") == "unavailable")
                #expect(ask(stranger, "stylists") != "mara")
            }
        }
    }
}
