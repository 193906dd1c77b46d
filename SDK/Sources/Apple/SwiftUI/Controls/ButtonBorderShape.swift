import Foundation
import VitrineDrawing

/// The shape around buttons with a border.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case automatic, capsule, roundedRectangle(CGFloat?), circle }
    let kind: Kind

    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
    public static let circle = ButtonBorderShape(kind: .circle)
    /// - Parameter radius: points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(kind: .roundedRectangle(radius)) }

    var isCircle: Bool { kind == .circle }

    /// The shape where the size of the control decides about its corners.
    func resolved(_ figures: BorderedButtonFigures) -> ButtonBorderShape {
        switch kind {
        case .automatic: figures.isCapsule ? .capsule : .roundedRectangle(radius: figures.cornerRadius ?? 6)
        case .roundedRectangle(nil): .roundedRectangle(radius: figures.cornerRadius ?? 6)
        default: self
        }
    }
}

extension ButtonBorderShape: InsettableShape {
    nonisolated public func path(in rect: CGRect) -> Path {
        switch kind {
        case .capsule: Capsule().path(in: rect)
        case .circle: Circle().path(in: rect)
        case .automatic: RoundedRectangle(cornerRadius: 8).path(in: rect)
        case .roundedRectangle(let radius): RoundedRectangle(cornerRadius: radius ?? 8).path(in: rect)
        }
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

extension Shape where Self == ButtonBorderShape {
    nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}

private enum ButtonBorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }

extension EnvironmentValues {
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}
