import Foundation

/// A cell of a list, with small parts at its ends.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var indentsAccessories = true
    open var accessories: [UICellAccessory] = []
    public let separatorLayoutGuide = UILayoutGuide()
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// A small part at the end of a cell.
public struct UICellAccessory {
    /// When the part is seen.
    public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
    /// Where the part is.
    public enum Placement {
        case leading(displayed: DisplayedState = .always)
        case trailing(displayed: DisplayedState = .always)
    }
    /// The look of what opens and closes an outline.
    public struct OutlineDisclosureOptions {
        public enum Style: Sendable { case automatic, header, cell }
        public var style: Style
        public var isHidden: Bool?
        public var tintColor: UIColor?
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            (self.style, self.isHidden, self.tintColor) = (style, isHidden, tintColor)
        }
    }
    /// The width that is kept for a part.
    public enum LayoutDimension: Hashable, Sendable {
        case actual, standard
        case custom(CGFloat)
    }
    /// The look of the parts that the system has.
    public struct SystemOptions {
        public var isHidden: Bool?
        public var tintColor: UIColor?
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.tintColor) = (isHidden, tintColor)
        }
    }
    public typealias DisclosureIndicatorOptions = SystemOptions
    public typealias CheckmarkOptions = SystemOptions
    public typealias DeleteOptions = SystemOptions
    public typealias ReorderOptions = SystemOptions

    /// A view of one's own.
    @MainActor public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        public let isHidden: Bool?
        public let tintColor: UIColor?
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) { (self.customView, self.placement, self.isHidden, self.tintColor) = (customView, placement, isHidden, tintColor) }
    }

    let name: String

    public static func disclosureIndicator(displayed: DisplayedState = .always, options: SystemOptions = .init()) -> UICellAccessory {
        UICellAccessory(name: "disclosureIndicator")
    }
    public static func checkmark(displayed: DisplayedState = .always, options: SystemOptions = .init()) -> UICellAccessory {
        UICellAccessory(name: "checkmark")
    }
    public static func detail(
        displayed: DisplayedState = .always, options: SystemOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(name: "detail") }
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: SystemOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(name: "delete") }
    public static func reorder(displayed: DisplayedState = .whenEditing, options: SystemOptions = .init()) -> UICellAccessory {
        UICellAccessory(name: "reorder")
    }
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(name: "outlineDisclosure") }
    public static func label(text: String, displayed: DisplayedState = .always, options: SystemOptions = .init()) -> UICellAccessory {
        UICellAccessory(name: "label")
    }
    @MainActor public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(name: "customView")
    }
}
