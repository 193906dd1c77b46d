import Foundation
import VitrineWidgetArchive

/// A widget to be put on a screen.
package struct PlacementRequest: Hashable, Sendable {
    package var kind: String
    package var family: WidgetFamilyName
    /// A configuration it offers ready made, by its title.
    package var recommendation: String?
    /// The screen to put it on; nil is the lock screen for accessories, the home screen for the others.
    package var screen: HomeEnvironment.Screen?
    /// The place to put it; nil is the first where there is room.
    package var place: ScreenPlace?

    package init(
        kind: String, family: WidgetFamilyName, recommendation: String? = nil, screen: HomeEnvironment.Screen? = nil,
        place: ScreenPlace? = nil
    ) {
        self.kind = kind
        self.family = family
        self.recommendation = recommendation
        self.screen = screen
        self.place = place
    }
}

/// A picture of a tile; what is nil is as the place shows it.
package struct PictureRequest: Hashable, Sendable {
    package enum Mode: String, Hashable, Sendable, CaseIterable { case fullColor, tinted, clear, vibrant }

    package var scheme: RenderEnvironment.Scheme?
    package var mode: Mode?
    /// The scale in pixels per point.
    package var scale: Double
    /// The moment whose entry is wanted; nil is now. Nobody is asked for it: archives of a day are kept.
    package var at: Date?

    package init(scheme: RenderEnvironment.Scheme? = nil, mode: Mode? = nil, scale: Double, at: Date? = nil) {
        self.scheme = scheme
        self.mode = mode
        self.scale = scale
        self.at = at
    }

    /// What of an archive that is, on a screen that shows `environment`.
    func adjust(_ environment: RenderEnvironment) -> RenderEnvironment {
        var wanted = environment
        switch mode {
        case .fullColor: wanted.mode = .fullColor
        case .tinted, .clear: wanted.mode = .accented
        case .vibrant: wanted.mode = .vibrant
        case nil: break
        }
        if let scheme, wanted.mode == .fullColor { wanted.scheme = scheme }
        return wanted
    }
}

extension HomeEnvironment.Screen {
    /// The screen's name as it stands in a sentence.
    var words: String {
        switch self {
        case .home: "home screen"
        case .lock: "lock screen"
        case .standby: "StandBy screen"
        }
    }
}
