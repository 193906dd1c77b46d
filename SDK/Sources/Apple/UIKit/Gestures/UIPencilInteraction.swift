import Foundation

/// The action that somebody chose for a gesture of the pencil.
public enum UIPencilPreferredAction: Int, Sendable {
    case ignore = 0
    case switchEraser = 1
    case switchPrevious = 2
    case showColorPalette = 3
    case showInkAttributes = 4
    case showContextualPalette = 5
    case runSystemShortcut = 6
}

/// Taps and squeezes of the pencil on a view. There is no pencil here: its delegate is never told.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
    /// The phase of a squeeze.
    public enum Phase: UInt, Sendable { case began, changed, ended, cancelled }

    /// A tap on the pencil.
    public struct Tap: Sendable {
        /// Seconds since the device was started.
        public let timestamp: TimeInterval
    }

    /// A squeeze of the pencil.
    public struct Squeeze: Sendable {
        /// Seconds since the device was started.
        public let timestamp: TimeInterval
        public let phase: Phase
    }

    /// What a tap does: nothing, as where nobody has a pencil.
    open class var preferredTapAction: UIPencilPreferredAction { .ignore }
    /// What a squeeze does: nothing, as where nobody has a pencil.
    open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
    /// Whether fingers are not to draw: they are.
    open class var prefersPencilOnlyDrawing: Bool { false }
    open class var prefersHoverToolPreview: Bool { false }

    open weak var delegate: (any UIPencilInteractionDelegate)?
    open var isEnabled = true
    open private(set) weak var view: UIView?

    public override nonisolated init() {}
    public init(delegate: any UIPencilInteractionDelegate) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// A delegate that is told of the pencil's gestures; here of none.
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}
extension UIPencilInteractionDelegate {
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {}
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze) {}
}
