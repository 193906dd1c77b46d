import Foundation
import VitrineCoreGraphics
import VitrineDrawing

/// A symbol at the size and weight of a configuration.
struct SymbolDrawing {
    private let outline: SymbolOutline
    private let pointSize: CGFloat
    private let color: UIColor?

    static func exists(_ name: String) -> Bool { Symbols.outline(named: name) != nil }

    init(_ name: String, _ configuration: UIImage.SymbolConfiguration) {
        let choices = configuration.choices
        outline = Symbols.outline(named: name, weight: UIFont.Weight.drawn[max((choices.weight?.rawValue ?? 4) - 1, 0)]) ?? Symbols.fallback
        let size = choices.pointSize.map { $0.isFinite ? min(max($0, 0), 2000) : 17 } ?? 17
        switch choices.scale {
        case .small: pointSize = size * 0.8
        case .large: pointSize = size * 1.28
        default: pointSize = size
        }
        color = choices.colors.first
    }

    /// Points, whole pixels at 3×.
    var size: CGSize { outline.size(at: pointSize, scale: 3) }

    func items(in rect: CGRect, tint: UIColor?) -> [DisplayItem] {
        guard outline.width > 0, outline.height > 0 else { return [] }
        let stretch = CGAffineTransform(
            a: rect.width / outline.width, b: 0, c: 0, d: rect.height / outline.height, tx: rect.minX, ty: rect.minY)
        let color = (tint ?? color ?? .black).rgba(for: .current)
        return [.fill(outline.path.applying(stretch), .color(color), .nonZero)]
    }
}
