import Foundation
import Observation
import OpenCombine
import VitrineUIKit

/// An app, which is made of scenes.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    /// Runs the app in a process that a home screen has started; started by hand, the process ends with a sentence. Does not return.
    @MainActor @preconcurrency public static func main() {
        AppLife.begin {
            let app = Self()
            return (UIApplication._inert.delegate, WindowInterface(LiveView(AnyView(AppRoot(app: app)))))
        }
    }
}

/// An app with all its properties, as the view that its first window shows.
package struct AppRoot<Content: App>: View, _PrimitiveView {
    let app: Content

    package init(app: Content) { self.app = app }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        var app = view.app, inputs = inputs
        // A delegate that can be observed is in the environment of every view.
        if let delegate = UIApplication._inert.delegate {
            inputs.environment.fields.others[ObjectIdentifier(type(of: delegate))] = delegate
            if let object = delegate as? any ObservableObject { inputs.context.follow(object) }
        }
        PropertyTable.of(Content.self).linked(&app, inputs) { Content.Body._makeWindow($0.body, inputs, &nodes) }
    }
}

/// Lets an app of scenes have a delegate, which is made with the app.
@MainActor @preconcurrency @propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> {
    private let delegate: Delegate?

    @MainActor @preconcurrency public var wrappedValue: Delegate {
        guard let delegate else { fatalError("an app has one delegate, and this one's is a \(Delegate.self)") }
        return delegate
    }

    @MainActor @preconcurrency public init(_ type: Delegate.Type = Delegate.self) {
        if UIApplication._inert.delegate == nil {
            UIApplication._inert.delegate = DelegateMaking.make(type) as? Delegate
        }
        delegate = UIApplication._inert.delegate as? Delegate
    }
}

extension UIApplicationDelegateAdaptor where Delegate: ObservableObject {
    /// Bindings to the delegate's properties.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<Delegate>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}
