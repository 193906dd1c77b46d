import Foundation
import VitrineSwiftUI
import VitrineWidgetArchive

extension WidgetRequest {
    /// Refuses what no place could ask for; a message from outside is judged before anything is made from it.
    func validate() throws(ExtensionFailure) {
        let sides = [displaySize.width, displaySize.height]
        guard sides.allSatisfy({ $0.isFinite && $0 > 0 && $0 <= ArchiveLimits.maximumTileSide }) else {
            throw invalid("displaySize is \(displaySize.width) × \(displaySize.height) points")
        }
        let margins = [contentMargins.top, contentMargins.leading, contentMargins.bottom, contentMargins.trailing, cornerRadius]
        guard margins.allSatisfy({ $0.isFinite && $0 >= 0 && $0 <= ArchiveLimits.maximumTileSide }) else {
            throw invalid("contentMargins or cornerRadius is not a length")
        }
        guard !environments.isEmpty, environments.count <= ArchiveLimits.maximumEnvironments else {
            throw invalid("environments has \(environments.count) elements; 1 to \(ArchiveLimits.maximumEnvironments) are allowed")
        }
    }

    /// The stored configuration; empty where there is none.
    func intentValues() throws(ExtensionFailure) -> IntentValues {
        guard let configuration else { return IntentValues() }
        guard configuration.count <= IntentLimits.configurationBytes else {
            throw invalid("its configuration has \(configuration.count) bytes; \(IntentLimits.configurationBytes) are allowed")
        }
        do {
            return try IntentValues(configuration: configuration)
        } catch {
            throw invalid("its configuration cannot be read")
        }
    }

    /// The locale that the host gave this process; nil in one that it did not start.
    private static let processLocale = ProcessInfo.processInfo.environment["VITRINE_LOCALE"]

    private func invalid(_ reason: String) -> ExtensionFailure {
        ExtensionFailure(code: .invalidRequest, message: "The request for “\(kind)” cannot be drawn: \(reason).")
    }

    /// The scale of accessories on the device that has a tile of this size; 1 stands for 72 points.
    private var accessoryScale: CGFloat {
        let size = PointSize(width: displaySize.width, height: displaySize.height)
        let side = Device.all.first { $0.sizes[family] == size }?.sizes[.accessoryCircular]?.width ?? 72
        return side / 72
    }

    /// The environment values that views see of one environment.
    func values(for environment: RenderEnvironment, isPlaceholder: Bool) throws(ExtensionFailure) -> EnvironmentValues {
        guard let typeSize = DynamicTypeSize(name: environment.typeSize) else {
            throw invalid("typeSize “\(environment.typeSize)” is no DynamicTypeSize")
        }
        guard let timeZone = TimeZone(identifier: environment.timeZone) else {
            throw invalid("timeZone “\(environment.timeZone)” is not in the time zone database")
        }
        guard environment.displayScale.isFinite, (0.5...8).contains(environment.displayScale) else {
            throw invalid("displayScale is \(environment.displayScale); 0.5 to 8 pixels per point are allowed")
        }
        let device = Locale(identifier: environment.locale)
        // In a process with the device's locale, texts are in the language that the bundle has.
        let locale = environment.locale == Self.processLocale ? Locale.current : device
        var calendar = locale.calendar
        calendar.locale = locale
        calendar.timeZone = timeZone

        var values = EnvironmentValues()
        // The lock screen's material is dark, whatever the home screen's scheme.
        values.colorScheme = environment.scheme == .dark || environment.mode == .vibrant ? .dark : .light
        values.locale = locale
        values.calendar = calendar
        values.timeZone = timeZone
        let isRightToLeft = environment.forcesRightToLeft || device.language.characterDirection == .rightToLeft
        values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        if environment.isTextBold { values.legibilityWeight = .bold }
        values.flippedToggle = environment.flippedToggle
        values.displayScale = environment.displayScale
        values.dynamicTypeSize = typeSize
        values.isElevated = true
        values.accessoryScale = accessoryScale
        if isPlaceholder { values.redactionReasons.insert(.placeholder) }
        if environment.hidesPrivateContent { values.redactionReasons.insert(.privacy) }
        if environment.isInvalidated { values.redactionReasons.insert(.invalidated) }
        values._colorSchemeContrast = environment.contrast == .increased ? .increased : .standard
        values.isLuminanceReduced = environment.isLuminanceReduced
        values.widgetFamily = WidgetFamily(family)
        values.widgetContentMargins = contentMargins.edges
        // Accessories never have one; the tinted home screen and the lock screen take it away.
        values.showsWidgetContainerBackground =
            environment.showsContainerBackground && environment.mode == .fullColor && !family.isAccessory
        switch environment.mode {
        case .fullColor: values.widgetRenderingMode = .fullColor
        case .accented:
            values.widgetRenderingMode = .accented
            values.isTintedByPlace = true
            values.renderingGroup = .accented
        case .vibrant:
            values.widgetRenderingMode = .vibrant
            values.renderingGroup = .vibrant
        }
        if family == .accessoryInline { values.renderingGroup = .inline }
        return values
    }
}

extension PointInsets {
    var edges: EdgeInsets { EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing) }
}
