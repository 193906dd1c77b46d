import Foundation
import VitrineDrawing

extension View {
    nonisolated private func colors(_ kind: String, _ matrix: VitrineDrawing.ColorMatrix) -> some View {
        modifier(_NodeModifier { node, _ in LayerNode(node, kind: kind) { layer, _, _ in layer.colorEffect = .matrix(matrix) } })
    }

    /// - Parameter amount: added to each colour, from −1 to 1.
    nonisolated public func brightness(_ amount: Double) -> some View { colors("brightness", .brightness(amount)) }

    /// - Parameter amount: how far colours lie from middle grey, as a factor; negative ones turn them round.
    nonisolated public func contrast(_ amount: Double) -> some View { colors("contrast", .contrast(amount)) }

    /// - Parameter amount: 0 is grey, 1 changes nothing.
    nonisolated public func saturation(_ amount: Double) -> some View { colors("saturation", .saturation(amount)) }

    /// - Parameter amount: 0 changes nothing, 1 is grey.
    nonisolated public func grayscale(_ amount: Double) -> some View { colors("grayscale", .saturation(1 - min(max(amount, 0), 1))) }

    nonisolated public func hueRotation(_ angle: Angle) -> some View { colors("hueRotation", .hueRotation(angle.radians)) }

    nonisolated public func colorInvert() -> some View { colors("colorInvert", .invert) }

    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(
            _NodeModifier { node, inputs in
                let factor = color.painted(in: inputs.environment).plainColor
                return LayerNode(node, kind: "colorMultiply") { layer, _, _ in layer.colorEffect = .matrix(.multiply(factor)) }
            })
    }

    /// Makes light parts alpha of white and dark parts clear.
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(
            _NodeModifier { node, _ in
                LayerNode(node, kind: "luminanceToAlpha") { layer, _, _ in layer.colorEffect = .desaturate(luminanceToAlpha: true) }
            })
    }
}
