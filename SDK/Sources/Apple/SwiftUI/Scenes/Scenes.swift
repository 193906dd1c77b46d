import Foundation
import Observation
import OpenCombine

// The scenes of an app. A widget may share sources with its app that name them; in the app's own process `AppRoot` evaluates them.

/// A part of an app's interface with a life of its own.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Appends the nodes of what the scene's first window shows to `nodes`.
    static func _makeWindow(_ scene: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList)
}

extension Scene {
    public static func _makeWindow(_ scene: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        var scene = scene
        PropertyTable.of(Self.self).linked(&scene, inputs) { Body._makeWindow($0.body, inputs, &nodes) }
    }
}

extension Never: Scene {
    public static func _makeWindow(_ scene: Never, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {}
}

/// A scene without a body, whose window is made by a closure.
public struct _SceneContent: Scene {
    public typealias Body = Never
    // Nothing asks for it: the window is made by the closure.
    public var body: Never { return fatalError("this scene has no body") }

    private let make: @MainActor (_ViewInputs, inout _NodeList) -> Void

    package nonisolated init(_ make: @escaping @MainActor (_ViewInputs, inout _NodeList) -> Void) { self.make = make }

    public static func _makeWindow(_ scene: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) { scene.make(inputs, &nodes) }
}

/// Puts scenes together. On an iPhone the first that has a window is the one that is shown.
@resultBuilder public struct SceneBuilder {
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        let scenes = UncheckedBox((repeat each content))
        return _SceneContent { inputs, nodes in
            repeat add(each scenes.value, inputs, &nodes)
        }
    }
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildOptional(_ content: (any Scene)?) -> some Scene { erased(content) }
    public static func buildLimitedAvailability(_ content: any Scene) -> some Scene { erased(content) }

    @MainActor private static func add<Content: Scene>(_ scene: Content, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        if nodes.nodes.isEmpty { Content._makeWindow(scene, inputs, &nodes) }
    }

    private static func erased(_ scene: (any Scene)?) -> _SceneContent {
        let scene = UncheckedBox(scene)
        return _SceneContent { inputs, nodes in
            if let scene = scene.value { add(scene, inputs, &nodes) }
        }
    }
}

extension Scene {
    /// Changes the inputs of what the scene's window shows.
    nonisolated package func _changing(_ change: @escaping (inout _ViewInputs) -> Void) -> _SceneContent {
        let scene = UncheckedBox((self, change))
        return _SceneContent { inputs, nodes in
            var inputs = inputs
            scene.value.1(&inputs)
            Self._makeWindow(scene.value.0, inputs, &nodes)
        }
    }

    /// Wraps what the scene's window shows in another node.
    nonisolated func wrapped(_ wrap: @escaping (LayoutNode, _ViewInputs) -> LayoutNode) -> _SceneContent {
        let scene = UncheckedBox((self, wrap))
        return _SceneContent { inputs, nodes in
            let start = nodes.nodes.count
            Self._makeWindow(scene.value.0, inputs, &nodes)
            if nodes.nodes.count > start { nodes.nodes[start] = scene.value.1(nodes.nodes[start], inputs) }
        }
    }

    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        _changing { $0.environment[keyPath: keyPath] = value }
    }
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        _changing { $0.environment.fields.others[ObjectIdentifier(T.self)] = object }
    }
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        _changing { inputs in
            inputs.environment.fields.others[ObjectIdentifier(T.self)] = object
            inputs.context.follow(object)
        }
    }
    /// Calls `action` at first, where that is asked for, and when the value has changed.
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene {
        wrapped { ChangeNode($0, $1.context, value, isInitial: initial, action) }
    }
    /// Calls `action` at first, where that is asked for, and when the value has changed.
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
        onChange(of: value, initial: initial) { _, _ in action() }
    }
    @_disfavoredOverload nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
        onChange(of: value, initial: false) { _, new in action(new) }
    }
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        _changing { $0.environment[DefaultAppStorageKey.self] = store }
    }
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { _changing { _ in } }
    // Sizes of windows, which fill the screen of an iPhone.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { _changing { _ in } }
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene { _changing { _ in } }
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { _changing { _ in } }
    /// Commands of a menu bar, which an iPhone has not.
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { _changing { _ in } }
    nonisolated public func commandsRemoved() -> some Scene { _changing { _ in } }
    /// Work that the system has the app do behind. Nobody plans such work here: the action is never called.
    nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { _changing { _ in } }
}

/// How the size of a window may be changed; an iPhone's fills its screen.
public struct WindowResizability: Sendable {
    public static let automatic = WindowResizability()
    public static let contentSize = WindowResizability()
    public static let contentMinSize = WindowResizability()
}

/// A kind of work that the system has an app do behind.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}

/// Commands of a menu bar.
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// Commands that nobody shows.
public struct EmptyCommands: Commands {
    public typealias Body = Never
    // Nothing asks for it: an iPhone has no menu bar.
    public var body: Never { return fatalError("commands are not shown") }
    nonisolated public init() {}
}

/// Commands in a menu of their own.
public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never
    // Nothing asks for it: an iPhone has no menu bar.
    public var body: Never { return fatalError("commands are not shown") }
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Commands beside the system's, or in their place.
public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never
    // Nothing asks for it: an iPhone has no menu bar.
    public var body: Never { return fatalError("commands are not shown") }
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// The place of a group of commands in the system's menus.
public struct CommandGroupPlacement: Sendable {
    public static let appInfo = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let saveItem = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let pasteboard = CommandGroupPlacement()
    public static let textEditing = CommandGroupPlacement()
    public static let toolbar = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let windowList = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
}

/// The system's commands for a sidebar.
public struct SidebarCommands: Commands {
    public typealias Body = Never
    // Nothing asks for it: an iPhone has no menu bar.
    public var body: Never { return fatalError("commands are not shown") }
    nonisolated public init() {}
}

/// Puts commands together.
@resultBuilder public struct CommandsBuilder {
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands { EmptyCommands() }
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildOptional(_ content: (any Commands)?) -> some Commands { EmptyCommands() }
    public static func buildEither<First: Commands>(first: First) -> First { first }
    public static func buildEither<Second: Commands>(second: Second) -> Second { second }
    public static func buildLimitedAvailability(_ content: any Commands) -> some Commands { EmptyCommands() }
}
