import Foundation
import VitrineUIKit

/// A recogniser of UIKit's on a view. Nobody touches a picture: it is made for none.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    associatedtype Coordinator = Void
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The context with which a recogniser would be made.
@MainActor @preconcurrency public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Turns the points of a recogniser into those of the view that it is on.
@MainActor @preconcurrency public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    public var localLocation: CGPoint { .zero }
    public var localTranslation: CGPoint? { nil }
    public var localVelocity: CGPoint? { nil }
    public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { .zero }
    public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
    public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
}

extension View {
    /// Adds a recogniser of UIKit's, which nobody touches.
    nonisolated public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View { self }
}

/// A key of the environment whose value views of UIKit's see as a trait. No such view is in a picture beside SwiftUI's: the environment's value
/// counts.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Value
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}
