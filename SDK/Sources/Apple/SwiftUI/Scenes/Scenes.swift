import Foundation

// The scenes of an app, which sources that it shares with its widget may name. A home screen runs no app that is made of them: what they
// are given is not built.

/// A part of an app's interface with a life of its own.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// An app, which is made of scenes.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    /// Ends the process with a sentence: an app made of scenes is not run here.
    @MainActor @preconcurrency public static func main() {
        FileHandle.standardError.write(Data("An app made with SwiftUI is not run here; its widgets are.\n".utf8))
        exit(64)
    }
}

/// Several scenes, in the order in which they are written.
public struct _SceneList: Scene {
    public typealias Body = Never
    public var body: Never { return fatalError("a list of scenes has no body") }
}

/// Puts scenes together.
@resultBuilder public struct SceneBuilder {
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene { _SceneList() }
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildOptional(_ content: (any Scene)?) -> some Scene { _SceneList() }
    public static func buildLimitedAvailability(_ content: any Scene) -> some Scene { _SceneList() }
}

/// The windows of an app.
public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never
    public var body: Never { return fatalError("a group of windows has no body") }

    nonisolated public init(@ViewBuilder content: () -> Content) {}
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}

/// Lets an app of scenes have a delegate; nobody makes one here.
@MainActor @preconcurrency @propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate: NSObject> {
    @MainActor @preconcurrency public var wrappedValue: Delegate { fatalError("an app of scenes is not run here") }
    @MainActor @preconcurrency public init(_ type: Delegate.Type = Delegate.self) {}
}

extension Scene {
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { _SceneList() }
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { _SceneList() }
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { _SceneList() }
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene {
        _SceneList()
    }
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
        _SceneList()
    }
    @_disfavoredOverload nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
        _SceneList()
    }
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { _SceneList() }
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { _SceneList() }
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { _SceneList() }
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene { _SceneList() }
}
