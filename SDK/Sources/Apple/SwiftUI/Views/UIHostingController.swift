import Foundation
import VitrineUIKit

/// A controller of UIKit that shows a view of SwiftUI's: in the process of an app, where it is in front.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content
    public var sizingOptions: UIHostingControllerSizingOptions = []
    public var safeAreaRegions = SafeAreaRegions.all

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }
    /// Makes nothing: nil, as without its view there is none.
    public required init?(coder aDecoder: NSCoder) { nil }

    open override func _makeHosted() -> AnyObject? {
        AppLife.shared.isRunning ? WindowInterface(LiveView(AnyView(rootView))) : nil
    }

    /// The size, in points, that the view takes of what it is offered.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        let renderer = ImageRenderer(content: rootView)
        renderer.proposedSize = ProposedViewSize(size)
        guard let image = renderer.cgImage else { return .zero }
        return CGSize(width: image.width, height: image.height)
    }
}

/// Options for what a controller's size follows.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The configuration of a cell that shows a SwiftUI view. No cell is shown here.
@MainActor @preconcurrency public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    let content: Content
    let background: Background

    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(content: self.content, background: content())
    }
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
    public func makeContentView() -> UIView & UIContentView { HostingContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIHostingConfiguration where Background == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content(), background: EmptyView()) }
}

private final class HostingContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
}
