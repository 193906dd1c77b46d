import Foundation
import Testing

@testable import VitrineWidgetArchive

@Suite("Messages") struct MessageTests {
    @Test("to the extension come back as they were") func requests() throws {
        let request = try #require(
            Device.standard.request(kind: "K", family: .systemMedium, configuration: Data([1])))
        for body: ExtensionRequest.Body in [.describe, .placeholder(request), .snapshot(request, isPreview: true), .timeline(request)] {
            let back = try ExtensionRequest(payload: ExtensionRequest(id: 99, body: body).payload())
            #expect(back.id == 99)
            #expect("\(back.body)" == "\(body)")
        }
    }

    @Test("from the extension come back as they were") func answers() throws {
        let widget = ExtensionDescription.Widget(
            kind: "K", displayName: "Name", description: nil, families: [.systemSmall, .accessoryInline], contentMarginsDisabled: true,
            containerBackgroundRemovable: false)
        let described = try ExtensionResponse(
            payload: ExtensionResponse(id: 1, body: .described(ExtensionDescription(widgets: [widget]))).payload())
        guard case .described(let description) = described.body else { return #expect(Bool(false), "not a description") }
        #expect(description.widgets == [widget])

        let entry = try ExtensionResponse(payload: ExtensionResponse(id: 2, body: .entry(Samples.timeline.entries[0])).payload())
        guard case .entry(let entry) = entry.body else { return #expect(Bool(false), "not an entry") }
        #expect(entry.variants[0].content == Samples.picture)

        let failure = ExtensionFailure(code: .imageTooLarge, message: "1024 × 1024")
        let failed = try ExtensionResponse(payload: ExtensionResponse(id: .max, body: .failed(failure)).payload())
        guard case .failed(let back) = failed.body else { return #expect(Bool(false), "not a failure") }
        #expect(back == failure)
        #expect(failed.id == .max)
    }

    @Test("between WidgetCenter and the host come back as they were") func calls() throws {
        let calls: [HostCall] = [
            .ready(pid: 1, page: URL(string: "http://127.0.0.1:80/")), .ready(pid: 2, page: nil), .reloadTimelines(kind: "K"),
            .reloadAllTimelines, .currentConfigurations(id: 3), .note("n"), .opened(id: 4, handled: false),
        ]
        for call in calls { #expect("\(try HostCall(payload: call.payload()))" == "\(call)") }
        let url = try #require(URL(string: "vitrine-trips://bookings"))
        let replies: [HostReply] = [
            .configurations(id: 1, [PlacedWidget(id: "a", kind: "K", family: .systemSmall, configuration: Data([3]))]),
            .open(id: 2, url, cold: true), .foreground(true),
        ]
        for reply in replies { #expect("\(try HostReply(payload: reply.payload()))" == "\(reply)") }
    }
}
