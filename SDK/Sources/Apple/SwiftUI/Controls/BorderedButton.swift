import Foundation
import FoundationMissing

/// Measures of buttons with a border, in points: UIKit's button configurations by size, whose insets and corners SwiftUI shares.
struct BorderedButtonFigures {
    let across: CGFloat
    let down: CGFloat
    /// The radius of a rectangle's corners; nil where a rectangle has the least of corners.
    let cornerRadius: CGFloat?
    /// Whether the ends are half circles where no shape is said.
    let isCapsule: Bool
    let font: Font

    /// - Parameter version: from iOS 26 on, bordered buttons have the shape of a capsule where none is said (WWDC 2025, session 323).
    init(_ size: ControlSize, _ version: _SystemVersion) {
        let radius: CGFloat?
        switch size {
        case .mini, .small: (across, down, radius, font) = (10, 5, nil, .subheadline)
        case .regular: (across, down, radius, font) = (12, 7, 8, .body)
        case .large, .extraLarge: (across, down, radius, font) = (20, 15, 12, .body)
        }
        cornerRadius = radius
        isCapsule = radius == nil || version.isAtLeast(26)
    }
}

/// A label with a surface around it.
struct BorderedButtonBody {
    @Environment(\.controlSize) var size
    @Environment(\.isEnabled) var isEnabled
    @Environment(\.buttonBorderShape) var borderShape
    @Environment(\.tintIsSet) var isTinted
    @Environment(\.buttonSizing) var sizing
    @Environment(\.systemVersion) var version
    let configuration: PrimitiveButtonStyleConfiguration
    var isProminent = false
    var shape: ButtonBorderShape?

    private var isDestructive: Bool { configuration.role == .destructive }
    private var tint: AnyShapeStyle { isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint) }

    private var surface: AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(Color(uiColor: .tertiarySystemFill)) }
        if isProminent { return tint }
        return isTinted || isDestructive ? AnyShapeStyle(tint.opacity(0.15)) : AnyShapeStyle(Color(uiColor: .secondarySystemFill))
    }

    private var words: AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
        return isProminent ? AnyShapeStyle(.white) : tint
    }
}

extension BorderedButtonBody: View {
    var body: some View {
        let figures = BorderedButtonFigures(size, version)
        let border = (shape ?? borderShape).resolved(figures)
        let label = configuration.label.part
            .foregroundUnlessSet(words)
            .defaultFont(figures.font)
        if border.isCircle {
            label.padding(figures.down).modifier(_LayoutModifier(layout: EnclosingSquareLayout(), kind: "Button"))
                .background(surface, in: Circle())
        } else {
            label.padding(.horizontal, figures.across).frame(maxWidth: sizing == .flexible ? .infinity : nil)
                .padding(.vertical, figures.down).background(surface, in: border)
        }
    }
}

/// A label in the tint, faint where the control is disabled.
struct TintedButtonLabel {
    @Environment(\.isEnabled) var isEnabled
    let role: ButtonRole?
    let label: ControlPart
}

extension TintedButtonLabel: View {
    var body: some View {
        let words =
            !isEnabled
            ? AnyShapeStyle(Color(uiColor: .tertiaryLabel)) : role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
        label.foregroundUnlessSet(words)
    }
}

/// A label as it is, half faded where the control is disabled.
struct PlainButtonLabel {
    @Environment(\.isEnabled) var isEnabled
    let label: ControlPart
}

extension PlainButtonLabel: View {
    var body: some View {
        if isEnabled {
            label
        } else {
            label.opacity(0.5)
        }
    }
}

/// The square around a view, with the view in its middle.
struct EnclosingSquareLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews[0].sizeThatFits(proposal)
        let side = max(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
}

extension View {
    /// The font where none is set around.
    nonisolated func defaultFont(_ font: Font) -> some View {
        modifier(_EnvironmentModifier { if $0.font == nil { $0.font = font } })
    }
}

private enum SystemVersionKey: EnvironmentKey { static let defaultValue = _SystemVersion.current }

extension EnvironmentValues {
    /// The release of iOS whose looks controls have: that of this process.
    package var systemVersion: _SystemVersion {
        get { self[SystemVersionKey.self] }
        set { self[SystemVersionKey.self] = newValue }
    }
}
