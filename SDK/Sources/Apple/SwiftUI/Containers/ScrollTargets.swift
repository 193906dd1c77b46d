import Foundation

// Where scroll views come to rest, and what they tell of themselves. Nothing scrolls in a picture, so none of it is asked.

/// The place at which a scroll view is about to come to rest.
public struct ScrollTarget: Hashable, Sendable {
    /// The part of the content that is seen then.
    public var rect: CGRect
    /// The point of it that stays in its place.
    public var anchor: UnitPoint?
}

/// The context of the scroll view that a behavior is given.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
    /// The place at which it would come to rest by itself.
    public let originalTarget: ScrollTarget
    /// The velocity in points a second.
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// The properties with which a behavior limits a scroll view.
public struct ScrollTargetBehaviorProperties: Sendable {
    public var limitsScrolls = false
    public init() {}
}

/// The context in which a behavior is asked how it limits a scroll view.
public struct ScrollTargetBehaviorPropertiesContext {
    public let environment: EnvironmentValues
    public let axes: Axis.Set
}

/// The rule by which scroll views come to rest.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    typealias Properties = ScrollTargetBehaviorProperties
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
    /// Changes where the scroll view comes to rest.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    /// The properties with which the behavior limits the scroll view.
    func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// A rule that scrolls from one page to the next.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let size = context.containerSize
        if context.axes.contains(.horizontal), size.width > 0 {
            target.rect.origin.x = (target.rect.minX / size.width).rounded() * size.width
        }
        if context.axes.contains(.vertical), size.height > 0 {
            target.rect.origin.y = (target.rect.minY / size.height).rounded() * size.height
        }
    }
}

/// A rule that comes to rest at the edges of views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// The limit on how many views one scroll may pass.
    public struct LimitBehavior: Hashable, Sendable {
        private let name: String
        public static var automatic: LimitBehavior { LimitBehavior(name: "automatic") }
        public static var always: LimitBehavior { LimitBehavior(name: "always") }
        public static var alwaysByFew: LimitBehavior { LimitBehavior(name: "alwaysByFew") }
        public static var alwaysByOne: LimitBehavior { LimitBehavior(name: "alwaysByOne") }
        public static var never: LimitBehavior { LimitBehavior(name: "never") }
    }

    public init(limitBehavior: LimitBehavior = .automatic) {}
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// A behavior whose type is not said.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    public let base: any ScrollTargetBehavior
    public init<T: ScrollTargetBehavior>(_ base: T) { self.base = base }
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { base.updateTarget(&target, context: context) }
    public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Scrolling goes from one page to the next.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Scrolling comes to rest at the edges of views.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor) }
}

/// The geometry of a scroll view: how far it is scrolled, and how large it is.
public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize
    /// The part of the content that the scroll view covers, insets included.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The part of the content that is seen.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(containerSize.width - contentInsets.width, 0), height: max(containerSize.height - contentInsets.height, 0))
    }

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }
}

/// The phase of a scroll view: what it is doing.
public enum ScrollPhase: Hashable, Sendable {
    case idle
    case tracking
    case interacting
    case decelerating
    case animating
    public var isScrolling: Bool { self != .idle }
}

/// The context of a change of a scroll view's phase.
public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
    /// The velocity in points a second.
    public let velocity: CGVector?
}

/// The position to which a scroll view is to be scrolled.
public struct ScrollPosition: Equatable, Sendable {
    private enum Place: Equatable, @unchecked Sendable {
        case id(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(CGPoint?, x: CGFloat?, y: CGFloat?)
    }
    private var place: Place?

    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { place = .id(AnyHashable(id), anchor) }
    public init(idType: (some Hashable & Sendable).Type = Never.self) {}
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { place = .edge(edge) }
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { place = .point(point, x: nil, y: nil) }
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        place = .point(CGPoint(x: x, y: y), x: nil, y: nil)
    }
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { place = .point(nil, x: x, y: nil) }
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { place = .point(nil, x: nil, y: y) }

    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { place = .id(AnyHashable(id), anchor) }
    public mutating func scrollTo(edge: Edge) { place = .edge(edge) }
    public mutating func scrollTo(point: CGPoint) { place = .point(point, x: nil, y: nil) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(CGPoint(x: x, y: y), x: nil, y: nil) }
    public mutating func scrollTo(x: CGFloat) { place = .point(nil, x: x, y: nil) }
    public mutating func scrollTo(y: CGFloat) { place = .point(nil, x: nil, y: y) }

    /// Whether the person scrolled the view: never here.
    public var isPositionedByUser: Bool { false }
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
    public var point: CGPoint? { if case .point(let point, _, _) = place { point } else { nil } }
    public var x: CGFloat? { if case .point(_, let x, _) = place { x } else { nil } }
    public var y: CGFloat? { if case .point(_, _, let y) = place { y } else { nil } }
    public var viewID: (any Hashable & Sendable)? { nil }
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { if case .id(let id, _) = place { id.base as? T } else { nil } }
}

/// The way in which scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Sendable {
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
}

/// The role of an anchor of a scroll view.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(name: "initialOffset") }
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(name: "sizeChanges") }
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(name: "alignment") }
}

/// The style in which content fades at the edges of a scroll view under bars; a widget has none.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "automatic") }
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "hard") }
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "soft") }
}

/// Whether something scrolls a view.
public struct ScrollInputBehavior: Hashable, Sendable {
    private let name: String
    public static var automatic: ScrollInputBehavior { ScrollInputBehavior(name: "automatic") }
    public static var enabled: ScrollInputBehavior { ScrollInputBehavior(name: "enabled") }
    public static var disabled: ScrollInputBehavior { ScrollInputBehavior(name: "disabled") }
}

/// The kind of input that scrolls a view.
public struct ScrollInputKind: Hashable, Sendable {
    private let name: String
    public static var look: ScrollInputKind { ScrollInputKind(name: "look") }
    public static func look(axes: Axis.Set) -> ScrollInputKind { ScrollInputKind(name: "look") }
}

extension View {
    // Nothing scrolls in a picture.
    /// How far scroll views are scrolled.
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View { self }
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
    nonisolated public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View { self }
    nonisolated public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View { self }
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    ) -> some View { self }
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { self }
    nonisolated public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View { self }
}
