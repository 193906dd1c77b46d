import VitrineUIKit

/// The type that `#Preview` declares, which makes its preview when somebody wants to look at it.
public protocol _PreviewRegistry {
    static var fileID: String { get }
    static var line: Int { get }
    @MainActor static func makePreview() throws -> _Preview
}

/// One `#Preview`, not yet evaluated.
public struct _Preview {
    public enum Kind: Hashable, Sendable {
        case view
        /// A widget's tile, by the name of its family.
        case widget(family: String)
        case liveActivity
    }

    /// The name as written after `#Preview(`; nil where there is none.
    public let name: String?
    /// The layout of the view; nil where none was given.
    public let layout: PreviewLayout?
    public let kind: Kind
    /// An `AnyView`, or what WidgetKit puts there for a widget. The preview's own code runs only when this is asked for.
    public let content: @MainActor () -> Any
    /// The modifiers that are put around a view, in this order, each once its context is there.
    let modifiers: [PreviewTrait<Preview.ViewTraits>.Modify]

    public init(name: String?, layout: PreviewLayout? = nil, kind: Kind, content: @escaping @MainActor () -> Any) {
        self.init(name: name, layout: layout, kind: kind, modifiers: [], content: content)
    }

    init(
        name: String?, layout: PreviewLayout?, kind: Kind, modifiers: [PreviewTrait<Preview.ViewTraits>.Modify],
        content: @escaping @MainActor () -> Any
    ) {
        self.name = name
        self.layout = layout
        self.kind = kind
        self.modifiers = modifiers
        self.content = content
    }

    /// A view of this preview as its modifiers show it; throws what making their contexts throws.
    @MainActor package func modified(_ view: AnyView) async throws -> AnyView {
        var view = view
        for modify in modifiers { view = try await modify(view) }
        return view
    }
}

/// A trait of a preview: its layout, or a modifier around it.
@MainActor @preconcurrency public struct PreviewTrait<T>: Sendable {
    typealias Modify = @Sendable @MainActor (AnyView) async throws -> AnyView

    let layout: PreviewLayout?
    var modify: Modify?

    init(layout: PreviewLayout?) { self.layout = layout }
}

/// A modifier that several previews have in common: surroundings, and data that is made once for them.
@MainActor @preconcurrency public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = AnyView

    static func makeSharedContext() async throws -> Context
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

/// The contexts that previews share, each made when it is first wanted.
@MainActor private enum PreviewContexts {
    static var made: [ObjectIdentifier: Any] = [:]

    static func context<M: PreviewModifier>(of type: M.Type) async throws -> M.Context {
        if let known = made[ObjectIdentifier(type)] as? M.Context { return known }
        let context = try await M.makeSharedContext()
        made[ObjectIdentifier(type)] = context
        return context
    }
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// Names the traits of a view's preview.
public enum Preview {
    public struct ViewTraits: Sendable {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    public static var defaultLayout: PreviewTrait { PreviewTrait(layout: nil) }
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(layout: .sizeThatFits) }
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(layout: .fixed(width: width, height: height))
    }
    /// Shows the preview within a modifier.
    public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait {
        let box = UncheckedBox(modifier)
        var trait = PreviewTrait(layout: nil)
        trait.modify = { view in AnyView(box.value.body(content: view, context: try await PreviewContexts.context(of: M.self))) }
        return trait
    }
    public static var portrait: PreviewTrait { PreviewTrait(layout: nil) }
    public static var landscapeLeft: PreviewTrait { PreviewTrait(layout: nil) }
    public static var landscapeRight: PreviewTrait { PreviewTrait(layout: nil) }
}

/// A view shown in Xcode's canvas.
// Any view, as in Apple's: a closure whose type names a view that is declared inside of it ends the compiler.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// A view of UIKit in Xcode's canvas.
// Braces that the compiler does not look into would be as much of this macro as of the one above: one with more to fill in comes second.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, _uiKit: Void = (), traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// A view controller in Xcode's canvas.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, _uiKit: Void = (), traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// Marks a variable in a `#Preview` that is to be a property of the view that is shown, and may so be wrapped, as `@State` does.
@attached(peer)
public macro Previewable() = #externalMacro(module: "VitrineMacros", type: "PreviewableMacro")

/// Makes the preview for `#Preview` of a view.
@MainActor public func _preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) -> _Preview {
    func erased(_ view: some View) -> AnyView { AnyView(view) }
    return _Preview(
        name: name, layout: traits.compactMap(\.layout).last, kind: .view, modifiers: traits.compactMap(\.modify)
    ) { erased(body()) }
}
