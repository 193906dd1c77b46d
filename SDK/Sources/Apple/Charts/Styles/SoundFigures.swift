import Foundation
import VitrineSwiftUI

extension CGFloat {
    /// The figure, or another where it is none: a distance that nobody can draw is as good as unsaid.
    func sound(or standard: CGFloat) -> CGFloat { magnitude <= 1e6 ? self : standard }
}

extension StrokeStyle {
    /// The line with figures that can be drawn.
    var sound: StrokeStyle {
        var style = self
        style.lineWidth = max(lineWidth.sound(or: 1), 0)
        style.dashPhase = dashPhase.sound(or: 0)
        style.miterLimit = miterLimit.sound(or: 10)
        // A pattern with a length below zero, or none at all, has no lines to draw.
        let isPattern = dash.allSatisfy { $0 >= 0 && $0 <= 1e6 } && dash.contains { $0 > 0 }
        if !isPattern { style.dash = [] }
        return style
    }
}
