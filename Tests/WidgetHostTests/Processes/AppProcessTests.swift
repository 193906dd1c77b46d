import Foundation
import Testing

@testable import WidgetHost

@Suite("Links that one app is opened by", .timeLimit(.minutes(2))) struct AppProcessTests {
    @Test("R3.44: of several links at once the last waits for the others, and none is given up while the app answers")
    func together() async throws {
        let probe = try Probe()
        let plan = ChildPlan(state: probe.state, launcher: Products.launcher, clock: nil, locale: "en_GB", timeZone: "UTC")
        let bundle = probe.bundle
        let process = AppProcess(
            bundle: bundle, keepsAlive: false, patience: .seconds(4), launch: { try plan.launch(bundle, service: nil) }, call: { _ in },
            note: { _ in })
        for _ in 0..<5 where (try? await process.start()) == nil {}
        let slow = try #require(URL(string: "probe://slow"))
        // Longer together than the app has for one.
        let opened = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<3 { group.addTask { (try? await process.open(slow)) != nil } }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        await process.stop()
        #expect(opened == 3)
    }

    @Test("xcode.8: what an app shows is a PNG picture or nothing, and gone with its process") func shows() async throws {
        let probe = try Probe()
        let plan = ChildPlan(state: probe.state, launcher: Products.launcher, clock: nil, locale: "en_GB", timeZone: "UTC")
        let bundle = probe.bundle
        let (notes, note) = AsyncStream<ProcessNote>.makeStream()
        let process = AppProcess(
            bundle: bundle, keepsAlive: false, launch: { try plan.launch(bundle, service: nil) }, call: { _ in }, note: { note.yield($0) })
        // It is answered behind the pictures.
        try await process.open(try #require(URL(string: "probe://shows-words")))
        #expect(await process.picture == nil)
        for await note in notes {
            guard case .odd(let words) = note else { continue }
            #expect(words == "It sent a picture of its screen that is no PNG file; it is not shown.")
            break
        }
        for number in 1...2 {
            try await process.open(try #require(URL(string: "probe://shows")))
            #expect(await process.picture?.number == number)
        }
        await process.kill("was ended")
        while await process.picture != nil { await Task.yield() }
        await process.stop()
    }

    @Test("xcode.8: an app's program is another one where any of its bytes is") func program() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("program-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var bytes = [UInt8](repeating: 7, count: 100_000)
        func contents(_ name: String) throws -> Int {
            let file = folder.appendingPathComponent(name)
            try Data(bytes).write(to: file)
            return InstalledApp.contents(of: file)
        }
        let first = try contents("first"), same = try contents("same")
        bytes[99_999] = 8
        #expect(first == same)
        #expect(try contents("other") != first)
    }

    @Test("xcode.8: a foreign app is held as tight as an extension, and has the network where it is told to", arguments: [false, true])
    func fence(usesNetwork: Bool) throws {
        let probe = try Probe()
        let plan = ChildPlan(state: probe.state, launcher: Products.launcher, clock: nil, locale: "en_GB", timeZone: "UTC")
        var app = probe.bundle
        let own = try #require(try plan.launch(app, service: nil).confinement)
        #expect(own.network && own.processes)
        (app.isForeign, app.usesNetwork) = (true, usesNetwork)
        let foreign = try #require(try plan.launch(app, service: nil).confinement)
        #expect(foreign.network == usesNetwork && !foreign.processes && foreign.fileSize == 1 << 30 && foreign.dataSize == 2 << 30)
    }
}
