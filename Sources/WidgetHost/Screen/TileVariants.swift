import Foundation
import VitrineDrawing
import VitrineWidgetArchive

/// Which variants the archives of a tile need on its screen, and which is shown.
extension HomeEnvironment {
    /// What a widget is asked to archive: everything that can be looked at without asking it again.
    func variants(on screen: Screen) -> [RenderEnvironment] {
        switch screen {
        case .home:
            let schemes = RenderEnvironment.Scheme.allCases.map { variant(.fullColor, $0) }
            // A tinted widget has one look, and its glass is dark.
            return keepsAccented ? schemes + [variant(.accented, .dark)] : schemes
        case .lock:
            var dimmed = variant(.vibrant, .dark)
            dimmed.isLuminanceReduced = true
            return [variant(.vibrant, .dark), dimmed]
        case .standby:
            return [RenderEnvironment.Mode.fullColor, .vibrant].map { mode in
                var variant = variant(mode, .dark)
                variant.showsContainerBackground = false
                variant.isLuminanceReduced = mode == .vibrant
                return variant
            }
        }
    }

    /// What a tile looks like at a moment.
    func shown(on screen: Screen, at date: Date) -> RenderEnvironment {
        var shown: RenderEnvironment
        switch screen {
        case .home: shown = rendering == .fullColor ? variant(.fullColor, scheme(at: date)) : variant(.accented, .dark)
        case .lock:
            shown = variant(.vibrant, .dark)
            shown.isLuminanceReduced = luminance == .reduced
        case .standby:
            shown = variant(luminance == .reduced ? .vibrant : .fullColor, .dark)
            shown.showsContainerBackground = false
            shown.isLuminanceReduced = luminance == .reduced
        }
        shown.hidesPrivateContent = isLocked
        return shown
    }

    func variant(_ mode: RenderEnvironment.Mode, _ scheme: RenderEnvironment.Scheme) -> RenderEnvironment {
        var environment = RenderEnvironment()
        environment.mode = mode
        environment.scheme = scheme
        environment.locale = locale
        environment.timeZone = timeZone
        environment.typeSize = typeSize
        environment.isTextBold = boldText
        environment.forcesRightToLeft = rightToLeft
        environment.displayScale = device.scale
        return environment
    }

    /// How the place shows such a picture.
    func appearance(_ environment: RenderEnvironment, on screen: Screen, rendering: Rendering? = nil) -> TileAppearance {
        switch (screen, environment.mode) {
        case (.standby, .vibrant): return .standByNight
        case (.standby, _): return .standBy
        case (_, .accented): return (rendering ?? self.rendering) == .clear ? .clear : .tinted(tint.color)
        case (_, .vibrant):
            var appearance = TileAppearance.lockScreen()
            if environment.isLuminanceReduced { appearance.brightness = TileAppearance.alwaysOn.brightness }
            return appearance
        case (_, .fullColor): return .plain
        }
    }
}

extension [ArchivedView] {
    /// The variant nearest to what is wanted: the mode counts most, then what a lock hides.
    func nearest(_ wanted: RenderEnvironment) -> ArchivedView? {
        func score(_ has: RenderEnvironment) -> Int {
            var score = 0
            if has.mode == wanted.mode { score += 64 }
            if has.hidesPrivateContent == wanted.hidesPrivateContent { score += 32 }
            if has.flippedToggle == wanted.flippedToggle { score += 16 }
            if has.isInvalidated == wanted.isInvalidated { score += 8 }
            if has.showsContainerBackground == wanted.showsContainerBackground { score += 4 }
            if has.scheme == wanted.scheme { score += 2 }
            if has.isLuminanceReduced == wanted.isLuminanceReduced { score += 1 }
            return score
        }
        var best: (view: ArchivedView, score: Int)?
        for view in self {
            let points = score(view.environment)
            if points > best?.score ?? -1 { best = (view, points) }
        }
        return best?.view
    }

    /// Whether nothing has to be asked for to show this.
    func has(_ wanted: RenderEnvironment) -> Bool {
        contains { view in
            let has = view.environment
            return has.mode == wanted.mode && has.showsContainerBackground == wanted.showsContainerBackground
                && (has.scheme == wanted.scheme || wanted.mode != .fullColor) && has.isLuminanceReduced == wanted.isLuminanceReduced
                && has.isTextBold == wanted.isTextBold && has.forcesRightToLeft == wanted.forcesRightToLeft
        }
    }
}
