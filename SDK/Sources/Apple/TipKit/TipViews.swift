import Foundation
import VitrineSwiftUI

/// A hint among other views: no view, as no hint is shown.
public struct TipView<Content: Tip>: View {
    public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {}
    public init(
        _ tip: Content?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) {}

    public var body: some View { EmptyView() }
}

/// How hints look.
@MainActor public protocol TipViewStyle {}
/// In few words.
public struct MiniTipViewStyle: TipViewStyle { public nonisolated init() {} }
extension TipViewStyle where Self == MiniTipViewStyle {
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

extension View {
    nonisolated public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View { self }
    nonisolated public func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View { self }
    nonisolated public func tipViewStyle(_ style: some TipViewStyle) -> some View { self }
    nonisolated public func tipBackground(_ style: some ShapeStyle) -> some View { self }
    nonisolated public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View { self }
    nonisolated public func tipImageSize(_ size: CGSize) -> some View { self }
}
