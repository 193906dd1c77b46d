import Foundation
import FoundationMissing

// Drags and drops of items with several forms. Nobody drags anything over a picture: no delegate is asked.

/// The operation on an item that is dropped on a view.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }

/// The proposal of a view for what is dragged over it.
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}

/// The items that are dragged over a view, and their place.
@preconcurrency @MainActor public struct DropInfo {
    /// Points, in the view.
    public let location: CGPoint
    let items: [NSItemProvider]

    /// Whether one of the items is of one of these types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }
    /// Whether one of the items is of one of these types.
    public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }
    /// The items of these types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { itemProviders(for: contentTypes.map(\.identifier)) }
    /// The items of these types.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        items.filter { item in types.contains { item.hasItemConformingToTypeIdentifier($0) } }
    }
}

/// Says what a view does with what is held over it.
@preconcurrency @MainActor public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

extension View {
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View { self }
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }

    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }
}

extension DynamicViewContent {
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent { self }
}
