import CoreData
import Foundation
import StoreKit
import SwiftUI
import Testing
import UIKit
import WebKit

// What the apps of public projects use beside their widgets. It compiles as Apple's does; nothing of it is on a screen.

private struct Berth: Identifiable {
    let id: String
    let depth: Double
}

private struct Berths: View {
    @State private var selection: Set<Berth.ID> = []
    @State private var order = [KeyPathComparator(\Berth.depth)]
    @State private var title = "Berths"
    let berths: [Berth]

    var body: some View {
        VStack {
            Table(of: Berth.self, selection: $selection, sortOrder: $order) {
                TableColumn("Name", value: \.id)
                TableColumn("Depth", value: \.depth) { Text($0.depth, format: .number) }.width(80)
            } rows: {
                TableRow(berths[0])
            }
            Table(berths, selection: $selection) { TableColumn("Name", value: \.id) }
            Text("Berths").badge(Text("12")).badge(title).badge("new").navigationTitle($title).gesture(Panning())
        }
        .subscriptionStatusTask(for: "harbour") { state in
            title = await state.map { statuses in await Self.words(statuses.count) }.value ?? ""
        }
    }

    private static func words(_ count: Int) async -> String { "\(count)" }
}

private struct Panning: UIGestureRecognizerRepresentable {
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) { _ = context.converter.localLocation }
}

private struct CrowdKey: EnvironmentKey { static let defaultValue = false }
extension CrowdKey: UITraitBridgedEnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Bool { traitCollection.userInterfaceIdiom == .pad }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Bool) {}
}

@MainActor private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(transitionContext.view(forKey: .to) != nil)
    }
}

@MainActor private final class Days: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
    private(set) var chosen: DateComponents?
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
        .default(color: .red, size: .small)
    }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
        chosen = dateComponents
    }
}

@MainActor @Suite("What apps use beside their widgets (xcode.8)") struct AppSurfaceTests {
    @Test("compiles, and a picture of it says what it leaves out") func compiled() {
        let renderer = ImageRenderer(content: Berths(berths: [Berth(id: "west", depth: 3)]))
        #expect(renderer.uiImage != nil)
        #expect(CrowdKey.read(from: .current) == false)
    }

    @Test("keeps what it is told") func kept() {
        let days = Days(), calendar = UICalendarView(), selection = UICalendarSelectionSingleDate(delegate: days)
        calendar.selectionBehavior = selection
        selection.setSelected(DateComponents(year: 2026, month: 6, day: 10), animated: false)
        #expect(selection.selectedDate?.day == 10 && days.chosen == nil)
        let transition = UIPercentDrivenInteractiveTransition()
        transition.update(0.4)
        #expect(transition.percentComplete == 0.4)
        #expect(Slide().transitionDuration(using: nil) == 0.3)
        let error = NSError(domain: NSCocoaErrorDomain, code: NSPersistentStoreIncompatibleVersionHashError)
        #expect(error.code == 134100)
    }

    @Test("refuses what needs a page that is loaded") func refused() {
        var failure: (any Error)?
        WKWebView(frame: .zero).takeSnapshot(with: WKSnapshotConfiguration()) { _, error in failure = error }
        #expect(failure != nil)
    }
}
