import Foundation
import VitrineWidgetArchive

/// What keeps a widget out of the gallery, or would leave a tile blank.
package struct DoctorFinding: Codable, Hashable, Sendable {
    package enum Severity: String, Codable, Hashable, Sendable {
        /// A widget is not offered, or a tile stays blank.
        case error
        /// It works here, and may surprise elsewhere.
        case warning
    }

    package var severity: Severity
    package var code: CauseCode
    /// What was found, in sentences.
    package var words: String
    /// The address of the code's explanation, on the page of the home screen.
    package var href: String
    /// Bundle identifiers.
    package var app: String?
    package var `extension`: String?
    package var kind: String?
    package var family: WidgetFamilyName?
    /// The placed widget.
    package var tile: String?
    /// The file in which it can be mended.
    package var file: String?
    package var line: Int?

    package init(
        _ severity: Severity, _ code: CauseCode, _ words: String, app: String? = nil, extension: String? = nil, kind: String? = nil,
        family: WidgetFamilyName? = nil, tile: String? = nil, file: String? = nil, line: Int? = nil
    ) {
        self.severity = severity
        self.code = code
        self.words = words
        href = code.href
        self.app = app
        self.extension = `extension`
        self.kind = kind
        self.family = family
        self.tile = tile
        self.file = file
        self.line = line
    }
}

/// All that was found of one extension, of an app, or of a home screen.
package struct DoctorReport: Codable, Hashable, Sendable {
    /// A widget that was found.
    package struct Widget: Codable, Hashable, Sendable {
        package var kind: String
        package var name: String
        /// Those that the device has.
        package var families: [WidgetFamilyName]

        package init(kind: String, name: String, families: [WidgetFamilyName]) {
            self.kind = kind
            self.name = name
            self.families = families
        }
    }

    /// A preview of an extension without widgets that is drawn.
    package struct Preview: Codable, Hashable, Sendable {
        package var name: String
        package var file: String
        package var line: Int?
    }

    package var findings: [DoctorFinding]
    package var widgets: [Widget]
    /// Nil where there are widgets.
    package var previews: [Preview]?

    /// Nothing keeps a widget from being offered and shown.
    package var isHealthy: Bool { !findings.contains { $0.severity == .error } }

    package init(findings: [DoctorFinding] = [], widgets: [Widget] = []) {
        self.findings = findings
        self.widgets = widgets
    }

    package static func + (one: DoctorReport, other: DoctorReport) -> DoctorReport {
        var sum = DoctorReport(findings: one.findings + other.findings, widgets: one.widgets + other.widgets)
        if one.previews != nil || other.previews != nil { sum.previews = (one.previews ?? []) + (other.previews ?? []) }
        return sum
    }
}
