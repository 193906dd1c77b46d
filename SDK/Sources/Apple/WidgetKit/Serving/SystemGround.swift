import Foundation
import VitrineDrawing
import VitrineSwiftUI

/// The background under a widget's own on the home screen in full colour.
///
/// A widget there is opaque: people who want to see their wallpaper through one cut the wallpaper into a picture for it
/// (wingch-apps.medium.com, "iOS Transparent Background Widget": "The Home widget does not support transparent background"). That what
/// lies under a translucent, clear or empty background is the system's background, white or 28, 28, 30, is unverified: no published
/// measurement was found.
struct SystemGround {
    let color: RGBA

    /// - Parameter values: of the place, which say the scheme.
    init(in values: EnvironmentValues) {
        let resolved = Color(uiColor: .systemBackground).resolve(in: values)
        color = RGBA(resolved.red, resolved.green, resolved.blue)
    }

    /// The background on this ground; one that covers it wholly is left as it is.
    func under(_ background: DisplayList) -> DisplayList {
        let whole = Path(CGRect(origin: .zero, size: background.size))
        guard !background.items.contains(where: { $0.covers(whole) }) else { return background }
        var grounded = background
        grounded.items.insert(.fill(whole, .color(color), .nonZero), at: 0)
        return grounded
    }
}

extension DisplayItem {
    /// Whether the item is opaque everywhere in the shape; false where that cannot be told.
    fileprivate func covers(_ shape: Path) -> Bool {
        guard case .fill(let path, let paint, _) = self, path == shape else { return false }
        switch paint {
        case .color(let color): return color.alpha >= 1
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _), .elliptical(let stops, _, _, _, _):
            return !stops.isEmpty && stops.allSatisfy { $0.color.alpha >= 1 }
        case .image, .backdrop: return false
        }
    }
}
