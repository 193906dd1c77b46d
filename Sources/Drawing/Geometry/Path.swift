import Foundation

/// Lines and curves, in points, y down. Its methods carry SwiftUI's names: `SwiftUI.Path` is this type.
public struct Path: Hashable, Sendable {
    public enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    public internal(set) var elements: [Element] = []

    public init() {}

    public init(elements: [Element]) { self.elements = elements }
}
