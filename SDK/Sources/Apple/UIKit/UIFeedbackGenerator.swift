import Foundation

// What a hand would feel; a widget cannot make a device tremble, on iOS as here.

@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    nonisolated public override init() {}
    open func prepare() {}
}

@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    nonisolated public init(style: FeedbackStyle) {}
    nonisolated public override init() {}
    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}

@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
