import Foundation
import VitrineDrawing

/// The values of a view's environment. A copy costs a reference; changing one value copies the rest once.
public struct EnvironmentValues: @unchecked Sendable, CustomStringConvertible {
    /// The values that are stored fields because every text and every shape asks for them; keys of others are in `others`.
    struct Fields {
        var colorScheme = ColorScheme.light
        var contrast = ColorSchemeContrast.standard
        var locale = Locale.current
        var calendar = Calendar.current
        var timeZone = TimeZone.current
        var displayScale: CGFloat = 3
        var layoutDirection = LayoutDirection.leftToRight
        var dynamicTypeSize = DynamicTypeSize.large
        var redactionReasons: RedactionReasons = []
        var isEnabled = true
        var isElevated = false
        var isInApp = false
        var accessoryScale: CGFloat = 1
        var text = TextEnvironment()
        var foreground: ForegroundLevels?
        var tint: AnyShapeStyle?
        var background: AnyShapeStyle?
        var group = RenderingGroup()
        var imageScale = Image.Scale.medium
        var others: [ObjectIdentifier: Any] = [:]
    }

    private final class Box {
        // Read for every view; it is changed only while one value holds the box.
        @exclusivity(unchecked) var fields: Fields
        init(_ fields: Fields) { self.fields = fields }
    }

    private var box: Box

    public init() { box = Self.standard }

    private nonisolated(unsafe) static let standard = Box(Fields())

    var fields: Fields {
        get { box.fields }
        _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.fields) }
            yield &box.fields
        }
    }

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let others = box.fields.others
            // Most places have no such values, and a cast of nothing costs as much as one of a value.
            return others.isEmpty ? K.defaultValue : others[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
        }
        set { fields.others[ObjectIdentifier(key)] = newValue }
    }

    public var description: String { "EnvironmentValues(\(box.fields.colorScheme), \(box.fields.locale.identifier))" }

    public var colorScheme: ColorScheme {
        get { box.fields.colorScheme }
        set { fields.colorScheme = newValue }
    }
    public var colorSchemeContrast: ColorSchemeContrast { box.fields.contrast }
    /// The contrast to write, by SwiftUI's own name; `colorSchemeContrast` is read only.
    public var _colorSchemeContrast: ColorSchemeContrast {
        get { box.fields.contrast }
        set { fields.contrast = newValue }
    }
    public var locale: Locale {
        get { box.fields.locale }
        set { fields.locale = newValue }
    }
    public var calendar: Calendar {
        get { box.fields.calendar }
        set { fields.calendar = newValue }
    }
    public var timeZone: TimeZone {
        get { box.fields.timeZone }
        set { fields.timeZone = newValue }
    }
    /// The display's scale in pixels per point.
    public var displayScale: CGFloat {
        get { box.fields.displayScale }
        set { fields.displayScale = newValue }
    }
    /// The length of a pixel, in points per pixel.
    public var pixelLength: CGFloat { 1 / max(box.fields.displayScale, 0.01) }
    public var layoutDirection: LayoutDirection {
        get { box.fields.layoutDirection }
        set { fields.layoutDirection = newValue }
    }
    public var dynamicTypeSize: DynamicTypeSize {
        get { box.fields.dynamicTypeSize }
        set { fields.dynamicTypeSize = newValue }
    }
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(rawValue: dynamicTypeSize.rawValue) ?? .large }
        set { dynamicTypeSize = DynamicTypeSize(rawValue: newValue.rawValue) ?? .large }
    }
    public var redactionReasons: RedactionReasons {
        get { box.fields.redactionReasons }
        set { fields.redactionReasons = newValue }
    }
    public var isEnabled: Bool {
        get { box.fields.isEnabled }
        set { fields.isEnabled = newValue }
    }
    public var imageScale: Image.Scale {
        get { box.fields.imageScale }
        set { fields.imageScale = newValue }
    }

    /// The scale of accessory widgets on the device: 1 where the circular one is 72 points wide.
    package var accessoryScale: CGFloat {
        get { box.fields.accessoryScale }
        set { fields.accessoryScale = newValue }
    }

    /// Whether the surface is in front of others: a dark one is lighter then; a widget's tile is such a surface.
    package var isElevated: Bool {
        get { box.fields.isElevated }
        set { fields.isElevated = newValue }
    }

    /// Whether the views stand on an app's screen, as those of a preview that is no widget's.
    package var isInApp: Bool {
        get { box.fields.isInApp }
        set { fields.isInApp = newValue }
    }

    /// The group that says how colours and images of this part of the tree are drawn.
    package var renderingGroup: RenderingGroup {
        get { box.fields.group }
        set { fields.group = newValue }
    }

    var text: TextEnvironment {
        get { box.fields.text }
        set { fields.text = newValue }
    }
    var foreground: ForegroundLevels? {
        get { box.fields.foreground }
        set { fields.foreground = newValue }
    }
    var tint: AnyShapeStyle? {
        get { box.fields.tint }
        set { fields.tint = newValue }
    }
    var backgroundStyleValue: AnyShapeStyle? {
        get { box.fields.background }
        set { fields.background = newValue }
    }
}
