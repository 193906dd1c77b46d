import Foundation
import VitrineSwiftUI
import VitrineUIKit

// What an app shows of its shortcuts. A widget draws none of it.

/// The style of a tip.
public struct SiriTipViewStyle: Hashable, Sendable {
    private let name: String
    /// The tip looks as its surroundings.
    public static let automatic = SiriTipViewStyle(name: "automatic")
    /// The tip stands on dark ground.
    public static let dark = SiriTipViewStyle(name: "dark")
    /// The tip stands on light ground.
    public static let light = SiriTipViewStyle(name: "light")
}

/// Says what to say to Siri.
public struct SiriTipView: View {
    private let isVisible: Binding<Bool>?

    /// Makes a tip for an intent's shortcut.
    nonisolated public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) { self.isVisible = isVisible }

    public var body: some View {
        if isVisible?.wrappedValue ?? true { EmptyView()._unsupported("SiriTipView") }
    }
}

/// The style of a link to shortcuts.
public struct ShortcutsLinkStyle: Hashable, Sendable {
    private let name: String
    /// The link looks as its surroundings.
    public static let automatic = ShortcutsLinkStyle(name: "automatic")
    /// The link looks as its surroundings, with an outline.
    public static let automaticOutline = ShortcutsLinkStyle(name: "automaticOutline")
    /// The link is dark.
    public static let dark = ShortcutsLinkStyle(name: "dark")
    /// The link is dark, with an outline.
    public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
    /// The link is light.
    public static let light = ShortcutsLinkStyle(name: "light")
    /// The link is light, with an outline.
    public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
}

/// Opens the app's shortcuts.
public struct ShortcutsLink: View {
    /// - Parameter action: is called as well.
    nonisolated public init(action: @escaping () -> Void = {}) {}

    public var body: some View { EmptyView()._unsupported("ShortcutsLink") }
}

extension View {
    /// Sets the style of the tips in the view; none is drawn.
    nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
    /// Sets the style of the links to shortcuts in the view; none is drawn.
    nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}

/// Says what to say to Siri, in UIKit.
@MainActor open class SiriTipUIView: UIView {
    /// The style of the tip.
    open var style: SiriTipViewStyle
    /// Whether people may close it.
    open var allowsDismissal = true
    /// Whether the tip is shown.
    open var isPresented = true

    /// A tip that looks so.
    public init(style: SiriTipViewStyle = .automatic) {
        self.style = style
        super.init(frame: .zero)
    }
    /// Makes a tip without reading anything of the archive.
    public required init?(coder: NSCoder) {
        style = .automatic
        super.init(coder: coder)
    }

    /// Takes an intent for whose shortcut the tip is.
    open func setIntent<Intent: AppIntent>(intent: Intent) {}
    open override var intrinsicContentSize: CGSize { .zero }
}

/// An object on the screen that stands for an entity.
public protocol AppEntityAnnotatable {
    /// The identifier of the entity; nil for none.
    var appEntityIdentifier: EntityIdentifier? { get set }
}

/// A part of the screen that shows an entity.
public struct AppEntityUIElement: Sendable {
    /// The state in which the entity is shown.
    public struct State: Hashable, Sendable {
        /// Whether the entity is selected.
        public let isSelected: Bool
        /// Makes a state of whether the entity is selected.
        public init(isSelected: Bool = false) { self.isSelected = isSelected }
    }

    /// The identifier of the entity that the element shows.
    public let identifier: EntityIdentifier
    /// The part's frame, in points.
    public let bounds: CGRect
    /// The state in which the entity is shown.
    public let state: State
    /// Parts of it that show entities.
    public let subelements: [AppEntityUIElement]

    /// A part that shows the entity with this id.
    public init(identifier: EntityIdentifier, bounds: CGRect, state: State = State(), subelements: [AppEntityUIElement] = []) {
        (self.identifier, self.bounds, self.state, self.subelements) = (identifier, bounds, state, subelements)
    }

    /// A part that shows an entity.
    public init(_ entity: some AppEntity, bounds: CGRect, state: State = State(), subelements: [AppEntityUIElement] = []) {
        self.init(identifier: EntityIdentifier(for: entity), bounds: bounds, state: state, subelements: subelements)
    }
}

/// The context in which the system asks for the entities on the screen; it asks nothing here.
public struct AppEntityUIElementsContext: Sendable {
    /// A request for elements.
    public struct ElementsRequest: Hashable, Sendable {}

    /// The bounds on the screen, in points.
    public let bounds: CGRect
    /// The requests that the elements are to answer.
    public let requests: [ElementsRequest]
}
