import Foundation

/// The space that coordinates count from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The tile's upper left corner.
    case global
    /// The view's own upper left corner.
    case local
    /// The corner of the nearest view around that carries the name.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }

    public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }
}

/// A coordinate space.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The tile's coordinates.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own coordinates.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of a view that carries a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
    let name: AnyHashable

    public var coordinateSpace: CoordinateSpace { .named(name) }

    /// The name of every scroll view's space.
    static let scrollView = NamedCoordinateSpace(name: AnyHashable("VitrineSwiftUI.scrollView"))
    static let verticalScrollView = NamedCoordinateSpace(name: AnyHashable("VitrineSwiftUI.scrollView.vertical"))
    static let horizontalScrollView = NamedCoordinateSpace(name: AnyHashable("VitrineSwiftUI.scrollView.horizontal"))
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }
    public static var scrollView: NamedCoordinateSpace { .scrollView }
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        axis == .horizontal ? .horizontalScrollView : .verticalScrollView
    }
}

/// Notes its frame for those inside.
final class SpaceNode: WrapperNode {
    private let place: Surroundings.Place

    init(_ child: LayoutNode, _ place: Surroundings.Place) {
        self.place = place
        super.init(child)
    }

    override var kind: String { "coordinateSpace" }

    override func placeChildren() {
        place.frame = frame
        super.placeChildren()
    }
}

public struct _CoordinateSpaceModifier {
    let name: AnyHashable
}

extension _CoordinateSpaceModifier: _PrimitiveModifier {
    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let place = Surroundings.Place()
        let start = nodes.nodes.count
        C._makeNodes(content, inputs.adding { $0.spaces[modifier.name] = place }, &nodes)
        nodes.wrap(from: start) { SpaceNode($0, place) }
    }
}

extension View {
    /// Names the view's coordinates for `GeometryProxy.frame(in:)` inside it.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(name: name.name))
    }

    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}
