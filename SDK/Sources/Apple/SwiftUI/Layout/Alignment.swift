import Foundation

/// A guide along which views line up.
public protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The key of an alignment guide, in a form that compares quickly. Metatypes are constants, so it may cross threads.
struct AlignmentKey: Hashable, @unchecked Sendable {
    enum Rule: UInt8, Hashable, Sendable {
        case leading, center, trailing, top, middle, bottom, firstBaseline, lastBaseline, custom
    }
    let rule: Rule
    let custom: (any AlignmentID.Type)?
    let isHorizontal: Bool

    init(_ rule: Rule) {
        self.rule = rule
        custom = nil
        isHorizontal = rule.rawValue <= Rule.trailing.rawValue
    }

    init(_ id: any AlignmentID.Type, isHorizontal: Bool) {
        rule = .custom
        custom = id
        self.isHorizontal = isHorizontal
    }

    static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
        a.rule == b.rule && a.isHorizontal == b.isHorizontal
            && (a.rule != .custom || a.custom.map { ObjectIdentifier($0) } == b.custom.map { ObjectIdentifier($0) })
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(rule)
        if let custom { hasher.combine(ObjectIdentifier(custom)) }
    }

    func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        switch rule {
        case .leading, .top: 0
        case .center: dimensions.width / 2
        case .trailing: dimensions.width
        case .middle: dimensions.height / 2
        case .bottom, .firstBaseline, .lastBaseline: dimensions.height
        case .custom: custom?.defaultValue(in: dimensions) ?? 0
        }
    }

    /// Whether the guide is visible through containers, as only baselines and the widget's own guides are.
    var risesThroughContainers: Bool { rule == .firstBaseline || rule == .lastBaseline || rule == .custom }
}

/// The middle of those that are there.
private func mean<S: Sequence>(of values: S) -> CGFloat? where S.Element == CGFloat? {
    let given = values.compactMap { $0 }
    return given.isEmpty ? nil : given.reduce(0, +) / CGFloat(given.count)
}

public struct HorizontalAlignment: Hashable, Sendable {
    let key: AlignmentKey

    /// The guide of a container in which several views set one: their middle; nil where none sets it.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { mean(of: values) }

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: true) }
    init(_ rule: AlignmentKey.Rule) { key = AlignmentKey(rule) }

    public static let leading = HorizontalAlignment(.leading)
    public static let center = HorizontalAlignment(.center)
    public static let trailing = HorizontalAlignment(.trailing)
    public static let listRowSeparatorLeading = HorizontalAlignment(.leading)
    public static let listRowSeparatorTrailing = HorizontalAlignment(.trailing)
}

public struct VerticalAlignment: Hashable, Sendable {
    let key: AlignmentKey

    /// The guide of a container in which several views set one: their middle; nil where none sets it.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { mean(of: values) }

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: false) }
    init(_ rule: AlignmentKey.Rule) { key = AlignmentKey(rule) }

    public static let top = VerticalAlignment(.top)
    public static let center = VerticalAlignment(.middle)
    public static let bottom = VerticalAlignment(.bottom)
    public static let firstTextBaseline = VerticalAlignment(.firstBaseline)
    public static let lastTextBaseline = VerticalAlignment(.lastBaseline)
}

public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and guides for one proposal.
public struct ViewDimensions: Equatable {
    public let width: CGFloat
    public let height: CGFloat
    let proposal: ProposedViewSize
    /// The node whose guides these are; a bare size (a frame's own) has only the defaults.
    let node: LayoutNode?

    init(size: CGSize, proposal: ProposedViewSize = .unspecified, node: LayoutNode? = nil) {
        width = size.width
        height = size.height
        self.proposal = proposal
        self.node = node
    }

    var size: CGSize { CGSize(width: width, height: height) }

    subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.defaultValue(in: self) }

    func explicit(_ key: AlignmentKey) -> CGFloat? { node?.explicitAlignment(key, in: self) }

    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.width == b.width && a.height == b.height && a.node === b.node
    }
}
