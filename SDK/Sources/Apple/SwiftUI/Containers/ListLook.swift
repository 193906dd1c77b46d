import Foundation
import VitrineDrawing

/// How the rows of a list or form are set. iOS does not draw lists in widgets at all; these are the looks its apps have.
struct ListLook {
    /// Rows stand in boxes, section by section.
    let isGrouped: Bool
    /// The boxes keep away from the edges.
    let isInset: Bool

    static let plain = ListLook(isGrouped: false, isInset: false)
    static let grouped = ListLook(isGrouped: true, isInset: false)
    static let insetGrouped = ListLook(isGrouped: true, isInset: true)

    /// Headers and footers are grey. Footers are small; headers are so up to iOS 18, in capitals, and larger and strong since iOS 26.
    func surroundings(of role: ListPart.Role, _ inputs: _ViewInputs) -> _ViewInputs {
        var inputs = inputs
        guard role != .row else { return inputs }
        let hasCapitals = isGrouped && !inputs.environment.systemVersion.isAtLeast(26)
        inputs.environment.text.font = role == .header && !hasCapitals ? .headline : .footnote
        // Lines of 12 points stand 14 apart in footers of iOS 26.
        if role == .footer, isGrouped, inputs.environment.systemVersion.isAtLeast(26) {
            inputs.environment.text.font = .footnote.leading(.tight)
        }
        if role == .footer || isGrouped {
            inputs.environment.foreground = ForegroundLevels([AnyShapeStyle(.secondary)], outer: inputs.environment.foreground)
        }
        if role == .header, hasCapitals { inputs.environment.text.textCase = .uppercase }
        return inputs
    }
}

/// The room that the parts of a list take, in points.
///
/// Measured in pictures of lists and forms by Apple's renderer, eight of iOS 18 (WezSieTato/ScanNow) and 17 of iOS 26 (home-assistant/iOS,
/// StanfordSpezi/SpeziViews). A row's least height is 44 on iOS 18; on iOS 26 it was seen with letters of 16 points only, where it is 51.
struct ListMeasures {
    /// The least height of a row, its separator included.
    let row: CGFloat
    /// Above a row's view and below it.
    let insideRow: CGFloat
    let cornerRadius: CGFloat
    /// Above and below a section's header.
    let header: (above: CGFloat, below: CGFloat)
    /// Above and below a section's footer.
    let footer: (above: CGFloat, below: CGFloat)
    /// Above the first section where it has no header, above another such one, and below one that has no footer.
    let bare: (first: CGFloat, above: CGFloat, below: CGFloat)
    /// The thickness of separators; nil is a pixel.
    let separator: CGFloat?
    /// Separators end where the row's view ends, and not at the row's edge.
    let endsInside: Bool

    init(_ look: ListLook, _ environment: EnvironmentValues) {
        let isNew = environment.systemVersion.isAtLeast(26)
        guard look.isGrouped else {
            self.init(
                row: 44, insideRow: 6, cornerRadius: 0, header: (8, 6), footer: (6, 8), bare: (0, 0, 0), separator: nil, endsInside: false)
            return
        }
        if isNew {
            let letters = Font.body.description(in: environment).size
            self.init(
                row: letters + 35, insideRow: 15, cornerRadius: 26, header: (10, 10), footer: (8, 6.5), bare: (35, 17.5, 17.5),
                separator: 1, endsInside: true)
        } else {
            self.init(
                row: 44, insideRow: 6, cornerRadius: 10, header: (17, 6), footer: (6, 8), bare: (35, 18.67, 16.33), separator: nil,
                endsInside: false)
        }
    }

    private init(
        row: CGFloat, insideRow: CGFloat, cornerRadius: CGFloat, header: (above: CGFloat, below: CGFloat),
        footer: (above: CGFloat, below: CGFloat), bare: (first: CGFloat, above: CGFloat, below: CGFloat), separator: CGFloat?,
        endsInside: Bool
    ) {
        self.row = row
        self.insideRow = insideRow
        self.cornerRadius = cornerRadius
        self.header = header
        self.footer = footer
        self.bare = bare
        self.separator = separator
        self.endsInside = endsInside
    }
}

private enum ListLookKey: EnvironmentKey { static var defaultValue: ListLook? { nil } }
private enum ListStyleKey: EnvironmentKey { static var defaultValue: ListLook? { nil } }
private enum ScrollBackgroundKey: EnvironmentKey { static let defaultValue = true }
private enum MinimumRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum MinimumHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The list around; nil outside of lists.
    var listLook: ListLook? {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
    /// The look that `listStyle` chose for the lists inside.
    var chosenListLook: ListLook? {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }
    var showsScrollBackground: Bool {
        get { self[ScrollBackgroundKey.self] }
        set { self[ScrollBackgroundKey.self] = newValue }
    }
    /// The least height of a row that was asked for; nil leaves the list its own.
    var chosenMinListRowHeight: CGFloat? { self[MinimumRowHeightKey.self] }
    /// The least height of a row, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { chosenMinListRowHeight ?? 44 }
        set { self[MinimumRowHeightKey.self] = newValue }
    }
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }
}
