import Foundation
import VitrineDrawing
import VitrineWidgetArchive

@testable import WidgetHost

/// A tile that shows nothing yet.
func sampleTile(_ id: String, app: String = "com.example.app", family: WidgetFamilyName = .systemSmall) -> Tile {
    Tile(
        StoredTile(
            id: id, app: app, extension: app + ".widgets", kind: "Kind", name: "Name", family: family,
            schedule: TileSchedule(budget: RefreshBudget(at: midnight))), version: 1)
}

/// A timeline of empty pictures.
func sampleTimeline(_ dates: [Date], policy: ReloadPolicy = .never) -> ArchivedTimeline {
    ArchivedTimeline(
        kind: "Kind", family: .systemSmall,
        entries: dates.map { date in
            ArchivedEntry(
                date: date, relevance: nil,
                variants: [
                    ArchivedView(
                        environment: RenderEnvironment(), content: DisplayList(size: CGSize(width: 158, height: 158), items: []),
                        background: nil, accessibility: [])
                ])
        }, policy: policy)
}
