import Foundation
import OwnThreads
import Testing

@Suite("Unmodified UserDefaults in processes of their own", .ownThreads)
struct UserDefaultsTests {
    let scratch: Scratch

    init() throws { scratch = try Scratch() }

    @Test("R1.1 another process sees a value at once, and its removal")
    func twoProcesses() throws {
        let app = try Child(scratch, container: "app")
        let widget = try Child(scratch, container: "widget")
        #expect(try widget.ask("get group.a bookings") == "nil")
        #expect(try app.ask("set group.a bookings first") == "ok")
        #expect(try widget.ask("get group.a bookings") == "first")
        #expect(try widget.ask("set group.a bookings second") == "ok")
        #expect(try app.ask("get group.a bookings") == "second")
        #expect(try app.ask("remove group.a bookings") == "ok")
        #expect(try widget.ask("get group.a bookings") == "nil")
    }

    @Test("true.7, R1.27: what one process removes or replaces, in the group or for itself, is in no file when the call returns")
    func erased() throws {
        func files(with text: String) throws -> [String] {
            let names = FileManager.default.enumerator(atPath: scratch.path)?.compactMap { $0 as? String } ?? []
            return names.filter {
                (try? Data(contentsOf: URL(fileURLWithPath: "\(scratch.path)/\($0)")))?.range(of: Data(text.utf8)) != nil
            }
        }
        let app = try Child(scratch, container: "app"), widget = try Child(scratch, container: "widget")
        for suite in ["group.a", "standard"] {
            #expect(try app.ask("set \(suite) other stays") == "ok")
            #expect(try app.ask("set \(suite) bookings Shiodome") == "ok")
            #expect(try files(with: "Shiodome").count == 1)
            #expect(try app.ask("set \(suite) bookings Graca") == "ok")
            #expect(try files(with: "Shiodome").isEmpty)
            #expect(try app.ask("remove \(suite) bookings") == "ok")
            #expect(try files(with: "Graca").isEmpty)
        }
        #expect(try widget.ask("get group.a bookings") == "nil" && widget.ask("get group.a other") == "stays")
    }

    @Test("a process killed in the middle of writing loses no value that it had stored")
    func killedWhileWriting() throws {
        for round in 0..<50 {
            let writer = try Child(scratch, container: "app")
            try writer.send("count group.a")
            for _ in 0..<(1 + round * 7 % 40) { _ = writer.readLine() }
            let last = try #require(writer.killed().flatMap(Int.init))
            let reader = try Child(scratch, container: "widget")
            let stored = try #require(Int(try reader.ask("get group.a number")))
            // The writer may have stored one more value than it could still report.
            #expect(stored == last || stored == last + 1)
        }
    }

    @Test("every type of property list comes back as what it was")
    func types() throws {
        #expect(try Child(scratch).ask("types group.a").allSatisfy { $0 == "1" })
    }

    @Test("a registered default gives way to a stored value and comes back when that is removed")
    func registered() throws {
        #expect(try Child(scratch).ask("registered group.a") == "registered stored registered registered")
    }

    @Test("dictionaryRepresentation holds what another process stored")
    func dictionary() throws {
        #expect(try Child(scratch, container: "app").ask("set group.a one 1") == "ok")
        #expect(try Child(scratch, container: "widget").ask("keys group.a").split(separator: ",").contains("one"))
    }

    @Test("R1.4 a group that the entitlements do not name is a store that nobody shares")
    func foreignGroup() throws {
        let outsider = try Child(scratch, container: "outsider", groups: ["group.other"])
        let insider = try Child(scratch, container: "insider")
        #expect(try insider.ask("set group.a key inside") == "ok")
        #expect(try outsider.ask("get group.a key") == "nil")
        #expect(try outsider.ask("set group.a key outside") == "ok")
        #expect(try outsider.ask("get group.a key") == "outside")
        #expect(try insider.ask("get group.a key") == "inside")
    }

    @Test("R1.31 containerURL answers for an entitled group only, and never leaves the groups' folder")
    func containers() throws {
        let child = try Child(scratch, groups: ["group.a", "../../etc", ".hidden", "a/b", ""])
        #expect(try child.ask("container group.a") == "\(scratch.path)/home/AppGroups/group.a")
        for group in ["group.b", "../../etc", ".hidden", "a/b", "."] { #expect(try child.ask("container \(group)") == "nil") }
    }

    @Test("standard defaults stay in the process's own container")
    func standard() throws {
        let one = try Child(scratch, container: "one")
        #expect(try one.ask("set standard key mine") == "ok")
        #expect(try Child(scratch, container: "one").ask("get standard key") == "mine")
        #expect(try Child(scratch, container: "two").ask("get standard key") == "nil")
    }

    @Test("files are their owner's only")
    func permissions() throws {
        #expect(try Child(scratch).ask("set group.a key value") == "ok")
        let folder = "\(scratch.path)/home/AppGroups/group.a/Library/Preferences"
        let files = FileManager.default
        #expect(try files.attributesOfItem(atPath: folder)[.posixPermissions] as? Int == 0o700)
        for name in try files.contentsOfDirectory(atPath: folder) {
            #expect(try files.attributesOfItem(atPath: "\(folder)/\(name)")[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test("a process that the host did not start keeps Foundation's own preferences")
    func outside() throws {
        let home = try scratch.folder("plain")
        let child = try Child(["HOME": home])
        #expect(try child.ask("set standard key value") == "ok")
        #expect(try child.ask("get standard key") == "value")
        #expect(!FileManager.default.fileExists(atPath: "\(home)/Library"))
    }
}
