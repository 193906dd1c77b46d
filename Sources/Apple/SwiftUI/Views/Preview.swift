/// What `#Preview` declares: a type that makes its preview when somebody wants to look at it.
public protocol _PreviewRegistry {
    static var fileID: String { get }
    static var line: Int { get }
    @MainActor static func makePreview() throws -> _Preview
}

/// One `#Preview`, not yet evaluated.
public struct _Preview {
    /// As written after `#Preview(`; nil where there is none.
    public let name: String?
    /// A view, or what WidgetKit puts there for a widget.
    public let content: Any

    public init(name: String?, content: Any) {
        self.name = name
        self.content = content
    }
}

/// How a preview is framed, and what it stands in.
public struct PreviewTrait<T>: Sendable {
    let layout: PreviewLayout?
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
    public static var portrait: PreviewTrait { PreviewTrait(layout: nil) }
    public static var landscapeLeft: PreviewTrait { PreviewTrait(layout: nil) }
    public static var landscapeRight: PreviewTrait { PreviewTrait(layout: nil) }
}

/// A view shown in Xcode's canvas.
@freestanding(declaration)
public macro Preview<V: View>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> V
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// What `#Preview` of a view becomes.
@MainActor public func _preview<V: View>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> V
) -> _Preview {
    _Preview(name: name, content: AnyView(body()))
}
