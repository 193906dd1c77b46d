import Foundation
import SwiftUI
import Testing
import VitrineWidgetArchive
import WidgetKit

@Suite("WidgetCenter") struct WidgetCenterTests {
    final class Line: WidgetCenterLine {
        let calls = Recorder<HostCall>()
        let placed: [PlacedWidget]

        init(placed: [PlacedWidget] = []) { self.placed = placed }

        func send(_ call: HostCall) throws { calls.add(call) }
        func currentConfigurations() async throws -> [PlacedWidget] { placed }
    }

    @Test("asks the host for a kind and for all") func reloads() {
        let line = Line()
        let center = WidgetCenter(line: line)
        center.reloadTimelines(ofKind: "Trips")
        center.reloadAllTimelines()
        #expect(line.calls.all.map { "\($0)" } == ["\(HostCall.reloadTimelines(kind: "Trips"))", "\(HostCall.reloadAllTimelines)"])
    }

    @Test("lists the placed widgets, by completion and by await") func configurations() async throws {
        let line = Line(placed: [PlacedWidget(id: "1", kind: "Trips", family: .systemLarge)])
        let center = WidgetCenter(line: line)
        let infos = try await center.currentConfigurations()
        #expect(infos.map(\.kind) == ["Trips"])
        #expect(infos.map(\.family) == [.systemLarge])
        let byCompletion = try await withCheckedThrowingContinuation { continuation in
            center.getCurrentConfigurations { continuation.resume(with: $0) }
        }
        #expect(byCompletion == infos)
    }

    @Test("does nothing without a host, and says so once") func noHost() async throws {
        let sentences = Recorder<String>()
        let center = WidgetCenter(line: nil) { sentences.add($0) }
        center.reloadAllTimelines()
        center.reloadTimelines(ofKind: "Trips")
        #expect(try await center.currentConfigurations().isEmpty)
        #expect(sentences.all.count == 1)
    }

    @Test("says that the host cannot be reached") func broken() {
        struct Broken: WidgetCenterLine {
            func send(_ call: HostCall) throws { throw LineError.closed }
            func currentConfigurations() async throws -> [PlacedWidget] { throw LineError.closed }
        }
        let sentences = Recorder<String>()
        WidgetCenter(line: Broken()) { sentences.add($0) }.reloadAllTimelines()
        #expect(sentences.all.first?.contains("vitrine run") == true)
    }
}
