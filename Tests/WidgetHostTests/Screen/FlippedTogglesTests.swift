import Foundation
import Testing
import VitrineDrawing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("Several toggles in their other state") struct FlippedTogglesTests {
    /// Three toggles below each other; on is black, off is white, and what stands beside them is grey where it is out of date.
    private func view(_ flipped: Int?, isInvalidated: Bool) -> ArchivedView {
        var environment = RenderEnvironment()
        (environment.flippedToggle, environment.isInvalidated) = (flipped, isInvalidated)
        let beside = DisplayItem.fill(
            Path(CGRect(x: 20, y: 0, width: 10, height: 30)), .color(RGBA(isInvalidated ? 0.5 : 0, 0, 0)), .nonZero)
        let toggles = (0..<3).map { number in
            DisplayItem.fill(Path(Self.frame(number)), .color(number == flipped ? RGBA(0, 0, 0) : RGBA(1, 1, 1)), .nonZero)
        }
        return ArchivedView(
            environment: environment, content: DisplayList(size: CGSize(width: 30, height: 30), items: [beside] + toggles),
            taps: (0..<3).map { number in
                TapRegion(
                    frame: Self.frame(number), action: .perform(intent: "Set", parameters: Data([number == flipped ? 0 : 1])),
                    label: "Lamp", toggle: number)
            },
            accessibility: (0..<3).map { number in
                AccessibilityElement(role: .toggle, label: number == flipped ? "on" : "off", frame: Self.frame(number))
            })
    }

    private static func frame(_ number: Int) -> CGRect { CGRect(x: 0, y: Double(number) * 10 + 0.25, width: 20, height: 9.5) }

    private var variants: [ArchivedView] {
        [view(nil, isInvalidated: false), view(nil, isInvalidated: true)] + (0..<3).map { view($0, isInvalidated: true) }
    }

    private var tapped: RenderEnvironment {
        var wanted = RenderEnvironment()
        wanted.isInvalidated = true
        return wanted
    }

    private func shade(_ view: ArchivedView, x: Int, y: Int) -> UInt8 {
        let picture = Rasterizer(fonts: { _ in nil }).draw(view.content, scale: 1)
        return picture.pixels[(y * picture.width + x) * 4]
    }

    @Test("each toggle shows its other state in its own frame, says so, and is set back by the next tap") func several() throws {
        for flipped in [[], [0], [2], [0, 2], [1, 2], [0, 1, 2], [2, 9]] {
            var wanted = tapped
            wanted.flippedToggle = flipped.first
            let view = try #require(variants.nearest(wanted, flipped: flipped))
            for number in 0..<3 {
                let isFlipped = flipped.contains(number)
                #expect(shade(view, x: 10, y: number * 10 + 5) == (isFlipped ? 0 : 255), "\(number) of \(flipped)")
                #expect(view.accessibility[number].label == (isFlipped ? "on" : "off"))
                #expect(view.taps[number].action == .perform(intent: "Set", parameters: Data([isFlipped ? 0 : 1])))
            }
            #expect((100...156).contains(shade(view, x: 25, y: 15)), "what is out of date is faded whichever was tapped")
        }
    }

    @Test("a toggle whose other state is not archived waits, and no other is shown for it") func unknown() throws {
        var wanted = tapped
        wanted.flippedToggle = 9
        for flipped in [[9], [9, 10]] {
            let view = try #require(
                variants.filter { $0.environment.flippedToggle != nil || !$0.environment.isInvalidated }
                    .nearest(wanted, flipped: flipped))
            #expect((0..<3).allSatisfy { shade(view, x: 10, y: $0 * 10 + 5) == 255 })
        }
    }

    @Test("an answer takes back only the taps that it knows of") func answers() {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        var tile = Tile(
            StoredTile(
                id: "t", app: "a", extension: "a.w", kind: "K", name: "N", family: .systemSmall,
                schedule: TileSchedule(budget: RefreshBudget(at: now))), version: 1)
        let first = tile.tap(0, at: now), second = tile.tap(1, at: now), third = tile.tap(0, at: now)
        #expect(tile.flippedToggles == [1])
        tile.perform(first)
        #expect(tile.performedTaps == [first])
        tile.untap(tile.performedTaps, at: now)
        // The answer shows the first; the third turns it back.
        #expect(tile.flippedToggles == [0, 1] && tile.wanted.isInvalidated)
        tile.untap([second, third], at: now)
        #expect(tile.flippedToggles.isEmpty && tile.tapped.isEmpty && !tile.wanted.isInvalidated)
    }
}
