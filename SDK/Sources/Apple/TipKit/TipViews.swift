import Foundation
import VitrineSwiftUI

/// A hint among other views: no view, as no hint is shown.
public struct TipView<Content: Tip>: View {
    /// This makes an empty view of a hint; the action is never called.
    public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {}
    /// This makes an empty view of a hint or none; the binding is not touched, and the action is never called.
    public init(
        _ tip: Content?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) {}

    /// The body is always empty, as no hint is shown here.
    public var body: some View { EmptyView() }
}

/// A style of tips.
@MainActor public protocol TipViewStyle {}
/// A style in few words.
public struct MiniTipViewStyle: TipViewStyle { public nonisolated init() {} }
extension TipViewStyle where Self == MiniTipViewStyle {
    /// The style is one of few words; it changes nothing, as no hint is shown here.
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

extension View {
    /// The view stays as it is: no hint pops up here, and the action is never called.
    nonisolated public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View { self }
    /// The view stays as it is: no hint pops up here, the binding is not touched, and the action is never called.
    nonisolated public func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View { self }
    /// The view stays as it is, as no hint is shown here that could have the style.
    nonisolated public func tipViewStyle(_ style: some TipViewStyle) -> some View { self }
    /// The view stays as it is, as no hint is shown here that could have the background.
    nonisolated public func tipBackground(_ style: some ShapeStyle) -> some View { self }
    /// The view stays as it is, as no hint is shown here that could have corners of that radius, in points.
    nonisolated public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View { self }
    /// The view stays as it is, as no hint is shown here that could have a picture of that size, in points.
    nonisolated public func tipImageSize(_ size: CGSize) -> some View { self }
}
