import SwiftUI
import Testing
import WidgetKit

/// What has no effect in a widget's still picture, and what the environment says there.
@MainActor @Suite("Names at rest") struct AtRestTests {
    private struct Surroundings: View {
        @Environment(\.appearsActive) private var appearsActive
        @Environment(\.isActivityFullscreen) private var isFullscreen
        @Environment(\.backgroundProminence) private var prominence
        @Environment(\.levelOfDetail) private var detail
        @Environment(\.undoManager) private var undoManager
        @Environment(\.allowedDynamicRange) private var range

        var body: some View {
            VStack {
                Text("\(appearsActive) \(isFullscreen) \(prominence == .increased) \(detail == .simplified)")
                Text("\(undoManager == nil) \(range == .high)")
            }
        }
    }

    private struct Copied: Transferable {
        static var transferRepresentation: some TransferRepresentation { ProxyRepresentation { (_: Copied) in "copied" } }
    }

    @Test("picture.15: the environment has what holds in a still picture, and what a view around says of it") func environment() {
        #expect(Drawn.words(Surroundings()) == ["true false false false", "true false"])
        let said = Surroundings().environment(\.appearsActive, false).environment(\.backgroundProminence, .increased)
            .environment(\.levelOfDetail, .simplified).allowedDynamicRange(.high)
        #expect(Drawn.words(said) == ["false false true true", "true true"])
    }

    @Test("picture.15: what answers a pointer, a key or a hand leaves the picture as it is") func atRest() {
        let plain = Text("Tide").padding(7)
        let answering = Text("Tide").onHover { _ in }.help("of the sea").hoverEffect().keyboardShortcut("t")
            .handGestureShortcut(.primaryAction).allowedDynamicRange(.high).padding(7)
        #expect(Drawn.list(answering) == Drawn.list(plain))
        #expect(Drawn.list(plain.offset(y: 1)) != Drawn.list(plain))
    }

    @Test("picture.15: a button that pastes is refused as controls are, and named") func paste() {
        let rendered = Drawn.rendered(PasteButton(payloadType: Copied.self) { _ in })
        #expect(rendered.diagnostics.contains { $0.contains("PasteButton") }, "\(rendered.diagnostics)")
    }
}
