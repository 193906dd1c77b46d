import Foundation
import VitrineDrawing
import VitrineWidgetArchive

extension [ArchivedView] {
    /// The variant nearest to what is wanted, with several toggles in their other state. Of each toggle alone there is a variant; what
    /// it shows within its own frame is laid over the first one's.
    func nearest(_ wanted: RenderEnvironment, flipped: [Int]) -> ArchivedView? {
        // Beyond those that are archived a toggle waits for the widget's answer.
        let known = flipped.filter { toggle in contains { $0.environment.flippedToggle == toggle } }
        var wanted = wanted
        wanted.flippedToggle = known.first
        guard var view = nearest(wanted), known.count > 1 else { return nearest(wanted) }
        wanted.flippedToggle = nil
        let plain = nearest(wanted)
        for toggle in known.dropFirst() {
            wanted.flippedToggle = toggle
            guard let found = nearest(wanted), found.environment.flippedToggle == toggle else { continue }
            view.lay(toggle, of: found, sayingOtherThan: plain)
        }
        return view
    }
}

extension ArchivedView {
    /// - Parameter plain: shows none of the toggles in its other state; what is said otherwise than there is the toggle's.
    fileprivate mutating func lay(_ toggle: Int, of other: ArchivedView, sayingOtherThan plain: ArchivedView?) {
        guard let frame = other.taps.first(where: { $0.toggle == toggle })?.frame else { return }
        // A toggle that became larger or smaller leaves nothing behind.
        let before = taps.first { $0.toggle == toggle }?.frame ?? frame
        // On whole points, so that the two meet without a seam.
        let place = frame.union(before).integral
        var around = Path(CGRect(origin: .zero, size: content.size).union(place))
        around.addPath(Path(place))
        var below = Layer(items: content.items), above = Layer(items: other.content.items)
        below.clip = Clip(around, rule: .evenOdd)
        above.clip = Clip(Path(place))
        content.items = [.layer(below), .layer(above)]
        content.images.merge(other.content.images) { mine, _ in mine }
        content.fonts.formUnion(other.content.fonts)
        // Tapped again it is to be set back.
        taps = taps.map { tap in tap.toggle == toggle ? other.taps.first { $0.toggle == toggle } ?? tap : tap }
        guard let plain, plain.accessibility.count == accessibility.count, other.accessibility.count == accessibility.count else { return }
        for index in accessibility.indices where other.accessibility[index] != plain.accessibility[index] {
            accessibility[index] = other.accessibility[index]
        }
    }
}
