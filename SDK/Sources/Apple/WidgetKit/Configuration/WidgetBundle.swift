/// All the widgets of an extension; their order is the gallery's.
@MainActor @preconcurrency public protocol WidgetBundle {
    associatedtype Body: Widget

    init()
    @WidgetBundleBuilder var body: Body { get }
}

/// Turns the statements of a bundle's body into widgets. `if` may only ask for `#available`, as on iOS.
@MainActor @preconcurrency @resultBuilder public enum WidgetBundleBuilder {
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

    public static func buildBlock() -> _WidgetGroup { _WidgetGroup() }

    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> _WidgetGroup {
        var group = _WidgetGroup()
        for widget in repeat each content { group.add(widget) }
        return group
    }

    /// Takes only what `buildLimitedAvailability` made: a condition of another kind does not compile, here as there.
    public static func buildOptional(_ content: _WidgetGroup?) -> _WidgetGroup { content ?? _WidgetGroup() }

    public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> _WidgetGroup {
        var group = _WidgetGroup()
        group.add(content)
        return group
    }
}

/// Several widgets (or none) where one is asked for.
public struct _WidgetGroup {
    private var definitions = _WidgetDefinitions()

    public init() {}

    @MainActor mutating func add(_ widget: some Widget) { widget._collect(&definitions) }
}

extension _WidgetGroup: Widget {
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

    public func _collect(_ definitions: inout _WidgetDefinitions) {
        definitions.list += self.definitions.list
        definitions.activities += self.definitions.activities
        definitions.undrawn += self.definitions.undrawn
    }
}

// `SwiftUI.Widget` and its like, which sources write where a type of their own has that name.
public typealias _AppleWidget = Widget
public typealias _AppleWidgetBundle = WidgetBundle
public typealias _AppleWidgetBundleBuilder = WidgetBundleBuilder
public typealias _AppleWidgetConfiguration = WidgetConfiguration
