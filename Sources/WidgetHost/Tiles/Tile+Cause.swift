import Foundation
import VitrineDrawing
import VitrineWidgetArchive

extension Tile {
    /// Why it is blank or stale; nil where the newest timeline's entry is shown and draws something.
    func cause(at now: Date) -> TileCause? {
        if isCovered {
            if placeholder == nil { return TileCause(.waiting, "The device is locked, and the widget's data with it.") }
            return view?.drawsNothing ?? true ? TileCause(.noPlaceholder, "The device is locked, and the placeholder draws nothing.") : nil
        }
        if let failure = stored.failure { return TileCause(stored.cause ?? .unrecorded, failure) }
        if stage != .timeline, let failing { return TileCause(CauseCode(failing), "\(failing) It is asked again.") }
        switch stage {
        case nil: return TileCause(.waiting, "It loads: nothing has come yet.")
        case .placeholder: return TileCause(.waiting, "It loads: the placeholder stands until the first timeline comes.")
        case .snapshot: return TileCause(.waiting, "It loads: the snapshot stands until the first timeline comes.")
        case .timeline: break
        }
        guard let view else { return TileCause(.noEntries, "The timeline has no entry to show.") }
        if view.drawsNothing { return TileCause(.drawsNothing, "The view of the entry that is shown draws nothing.") }
        guard stored.schedule.isOverdue(at: now), let waiting = stored.schedule.waiting?.at else { return nil }
        let zone = stored.schedule.timeZone
        return TileCause(
            .waitsForRefresh, "The timeline has run out; the next refresh waits until \(TimeWords(zone: zone).time(waiting, from: now)).")
    }
}

extension ArchivedView {
    /// Nothing but, at most, one plain colour.
    var drawsNothing: Bool { content.items.allSatisfy(\.drawsNothing) && (background?.items ?? []).allSatisfy(\.isPlain) }
}

extension DisplayItem {
    fileprivate var drawsNothing: Bool {
        if case .layer(let layer) = self { return layer.opacity <= 0 || layer.items.allSatisfy(\.drawsNothing) }
        return false
    }

    fileprivate var isPlain: Bool {
        switch self {
        case .fill(_, .color, _): true
        case .layer(let layer): layer.items.allSatisfy(\.isPlain)
        default: false
        }
    }
}
