import Foundation
import VitrineWidgetArchive

// Accessibility modifiers that apply only where a condition holds.
extension View {
    /// Reads a value where `isEnabled` says so.
    @ViewBuilder nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        if isEnabled { accessibilityValue(value) } else { self }
    }
    @ViewBuilder nonisolated public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
        if isEnabled { accessibilityValue(key) } else { self }
    }
    @_disfavoredOverload
    @ViewBuilder nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        if isEnabled { accessibilityValue(value) } else { self }
    }

    /// Reads a hint where `isEnabled` says so.
    @ViewBuilder nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        if isEnabled { accessibilityHint(hint) } else { self }
    }
    @ViewBuilder nonisolated public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
        if isEnabled { accessibilityHint(key) } else { self }
    }
    @_disfavoredOverload
    @ViewBuilder nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        if isEnabled { accessibilityHint(hint) } else { self }
    }

    /// Sets the names by which Voice Control finds the view, where `isEnabled` is true.
    @ViewBuilder nonisolated public func accessibilityInputLabels(_ labels: [Text], isEnabled: Bool) -> some View {
        if isEnabled { accessibilityInputLabels(labels) } else { self }
    }
    @ViewBuilder nonisolated public func accessibilityInputLabels(_ keys: [LocalizedStringKey], isEnabled: Bool) -> some View {
        if isEnabled { accessibilityInputLabels(keys) } else { self }
    }
    @_disfavoredOverload
    @ViewBuilder nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S], isEnabled: Bool) -> some View {
        if isEnabled { accessibilityInputLabels(labels) } else { self }
    }

    /// Sets the label to the text of a view, which may include the view's own.
    nonisolated public func accessibilityLabel<V: View>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V) -> some View {
        modifier(_WordsModifier(words: content(PlaceholderContentView(self)), change: { $0.label = $1.joined(separator: ", ") }))
    }

    /// Names an action that a view shows; nothing is done while a widget is shown.
    nonisolated public func accessibilityAction<L: View>(action: @escaping () -> Void, @ViewBuilder label: () -> L) -> some View {
        named(by: label())
    }

    /// Names the actions of the given buttons, in a category; nothing is done while a widget is shown.
    nonisolated public func accessibilityActions<V: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> V
    ) -> some View { named(by: content()) }

    nonisolated private func named<V: View>(by view: V) -> some View {
        modifier(_WordsModifier(words: view, change: { $0.actions += $1 }))
    }
}

/// Changes what a view is read as by the words of another, which is not shown.
public struct _WordsModifier<V: View> {
    let words: V
    let change: (inout AccessibilityElement, [String]) -> Void
}

extension _WordsModifier: ViewModifier, _PrimitiveModifier {
    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let start = nodes.nodes.count
        C._makeNodes(content, inputs, &nodes)
        var unread = _NodeList()
        let other = V.singleNode(of: modifier.words, inputs.outsideStacks(), preferencesTo: &unread)
        nodes.wrap(from: start) { node in
            AccessibilityNode(node) { elements, frame in
                var element = elements.combined(frame) ?? AccessibilityElement(role: .group, label: "", frame: frame)
                modifier.change(&element, other?.words(inputs) ?? [])
                elements = [element]
            }
        }
    }
}

extension LayoutNode {
    /// The words that VoiceOver reads for the view, part by part, though it is not shown.
    fileprivate func words(_ inputs: _ViewInputs) -> [String] {
        let size = size(.unspecified)
        place(at: .zero, .unspecified)
        var recorder = Recorder(
            container: _ContainerShape(rect: CGRect(origin: .zero, size: size), cornerRadius: 0, scale: 1), context: inputs.context)
        draw(&recorder)
        return recorder.elements.map(\.label).filter { !$0.isEmpty }
    }
}

// What only changes how a view is used, not what is read: nobody uses a picture so.
extension View {
    /// Sets where the view is tapped for those who do not tap.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View { self }
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View { self }
    /// Whether something happens when the view is used.
    nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true, isEnabled: Bool) -> some View { self }
    /// Hands touches to the view itself.
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View { self }
    /// Sets where dragging the view begins.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View { self }
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View { self }
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> some View {
        self
    }
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> some View { self }
    /// Sets where something may be dropped on the view.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View { self }
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View { self }
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> some View {
        self
    }
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> some View { self }
    /// Sets the action of scrolling the view.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
    /// Sets what VoiceOver says while the view scrolls.
    nonisolated public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { self }
    nonisolated public func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityScrollStatus<S: StringProtocol>(_ status: S, isEnabled: Bool = true) -> some View { self }
    /// Sets the action of zooming the view.
    nonisolated public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View { self }
    /// Sets where reading begins.
    nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View { self }
    /// Follows what is being read.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
    /// Sets the name by which a list's selection knows the view.
    nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
}

/// The place of an action among others.
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: Text?
    public static let `default` = AccessibilityActionCategory(name: nil)
    public static let edit = AccessibilityActionCategory(name: Text(verbatim: "Edit"))

    private init(name: Text?) { self.name = name }
    /// A category by a name of its own.
    public init(_ name: Text) { self.name = name }
    public init(_ nameKey: LocalizedStringKey) { name = Text(nameKey) }
    @_disfavoredOverload public init<S: StringProtocol>(_ name: S) { self.name = Text(name) }
}

/// Options for touches on a view that takes them directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// The assistive technologies of a device.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    public typealias Element = AccessibilityTechnologies
    private var bits: UInt8
    private init(bits: UInt8) { self.bits = bits }

    public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(bits: 1) }
    public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(bits: 2) }

    /// Makes an empty set.
    public init() { bits = 0 }

    public func contains(_ member: AccessibilityTechnologies) -> Bool { bits & member.bits == member.bits }
    public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
    public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
    public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
    public mutating func formUnion(_ other: Self) { bits |= other.bits }
    public mutating func formIntersection(_ other: Self) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
    @discardableResult public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(new)
        bits |= new.bits
        return (isNew, new)
    }
    @discardableResult public mutating func remove(_ member: Self) -> Self? {
        let held = bits & member.bits
        bits &= ~member.bits
        return held == 0 ? nil : Self(bits: held)
    }
    @discardableResult public mutating func update(with new: Self) -> Self? {
        let held = bits & new.bits
        bits |= new.bits
        return held == 0 ? nil : Self(bits: held)
    }
}

/// The element that has the accessibility focus: none, while a picture is drawn.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: @unchecked Sendable {
    /// A way to the state for a view.
    @propertyWrapper public struct Binding: @unchecked Sendable {
        let binding: VitrineBinding<Value>
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        public var projectedValue: Binding { self }
    }
    private let state: State<Value>

    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }
    /// Makes a focus state for some technologies only.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { state = State(wrappedValue: false) }
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { state = State(wrappedValue: nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

extension AccessibilityFocusState: DynamicProperty {}

/// The action of a zoom gesture.
public struct AccessibilityZoomGestureAction: Sendable {
    /// The direction of the zoom.
    public enum Direction: Hashable, Sendable {
        case zoomIn
        case zoomOut
    }
    public let direction: Direction
    /// The place in fractions of the view.
    public let location: UnitPoint
    /// The place in points of the view.
    public let point: CGPoint
}

/// The modifier that accessibility modifiers apply. Ours are modifiers of their own; the name is for code that uses it.
public struct AccessibilityAttachmentModifier {}

extension AccessibilityAttachmentModifier: _PrimitiveModifier {
    public static func _makeNodes<C: View>(_ modifier: Self, content: C, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        C._makeNodes(content, inputs, &nodes)
    }
}

extension Color {
    /// The spoken name of the colour: that of the nearest hue.
    var spokenName: String {
        let known: [(Color, String)] = [
            (.red, "red"), (.orange, "orange"), (.yellow, "yellow"), (.green, "green"), (.mint, "mint"), (.teal, "teal"), (.cyan, "cyan"),
            (.blue, "blue"), (.indigo, "indigo"), (.purple, "purple"), (.pink, "pink"), (.brown, "brown"), (.gray, "gray"),
            (.white, "white"), (.black, "black"),
        ]
        let environment = EnvironmentValues(), own = rgba(in: environment)
        func distance(_ color: Color) -> Float {
            let other = color.rgba(in: environment)
            let (r, g, b) = (own.red - other.red, own.green - other.green, own.blue - other.blue)
            return r * r + g * g + b * b
        }
        return known.min { distance($0.0) < distance($1.0) }?.1 ?? description
    }
}
