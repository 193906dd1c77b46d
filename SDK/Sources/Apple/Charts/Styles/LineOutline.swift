import Foundation
import VitrineDrawing
import VitrineSwiftUI

extension Path {
    /// The area a line along this path covers.
    func lineOutline(_ style: StrokeStyle) -> Path {
        let cap: Stroke.Cap =
            switch style.lineCap {
            case .round: .round
            case .square: .square
            default: .butt
            }
        let join: Stroke.Join =
            switch style.lineJoin {
            case .round: .round
            case .bevel: .bevel
            default: .miter
            }
        return strokedPath(
            Stroke(
                width: Double(style.lineWidth), cap: cap, join: join, miterLimit: Double(style.miterLimit),
                dash: style.dash.map { Double($0) }, dashPhase: Double(style.dashPhase)))
    }
}
