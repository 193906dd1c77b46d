import Foundation
import VitrineSwiftUI

/// A closure that gives a Live Activity's look for its attributes, a state and whether that is stale; nil for attributes of another type.
typealias ActivityLooks = @MainActor (Any, Any, Bool) -> ActivityLook?

/// The Live Activities that a preview provider may show, and the screen it shows them on.
struct PreviewedActivities: @unchecked Sendable {
    // Closures of the bundle's widgets, which only the main actor calls.
    var looks: [ActivityLooks] = []
    /// The width of the screen in points.
    var screenWidth: CGFloat = 393
}

private struct PreviewedActivitiesKey: EnvironmentKey {
    static let defaultValue = PreviewedActivities()
}

extension EnvironmentValues {
    var previewedActivities: PreviewedActivities {
        get { self[PreviewedActivitiesKey.self] }
        set { self[PreviewedActivitiesKey.self] = newValue }
    }
}

/// A Live Activity among the views of a preview provider.
struct PreviewedActivity: View {
    /// The attributes' type.
    let name: String
    let kind: ActivityPreviewViewKind
    /// Asks a widget for the look.
    let look: @MainActor (ActivityLooks) -> ActivityLook?

    @Environment(\.previewedActivities) private var activities

    var body: some View {
        if let look = activities.looks.lazy.compactMap(look).first {
            if let island = kind.island {
                IslandPicture(state: island, screenWidth: activities.screenWidth).view(of: look.island())
            } else {
                LockScreenLayout(screenWidth: activities.screenWidth) { look.content() }
            }
        } else {
            let words = "No widget of this bundle shows a Live Activity of \(name)."
            Text(verbatim: words).font(.footnote).padding().reporting(words)
        }
    }
}

/// Gives a Live Activity the width it has on the lock screen, and of the height it asks for as much as it may have.
///
/// The margin and the bounds of the height are those of Apple's guidelines: 371 × 84–160 points on a screen 393 wide.
struct LockScreenLayout: Layout {
    static let margin = 11.0, heights = 84.0...160.0

    let screenWidth: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = max(screenWidth - 2 * Self.margin, 1)
        let wanted = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }.max() ?? 0
        return CGSize(width: width, height: min(max(wanted, Self.heights.lowerBound), Self.heights.upperBound))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}
