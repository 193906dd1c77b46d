import Foundation
import WidgetArchive

/// What keeps a widget out of the gallery, or would leave a tile blank.
public struct DoctorFinding: Codable, Hashable, Sendable {
    public enum Severity: String, Codable, Hashable, Sendable {
        /// A widget is not offered, or a tile stays blank.
        case error
        /// It works here, and may surprise elsewhere.
        case warning
    }

    public var severity: Severity
    public var code: CauseCode
    /// What was found, in sentences.
    public var words: String
    /// Where the code is explained, on the page of the home screen.
    public var href: String
    /// Bundle identifiers.
    public var app: String?
    public var `extension`: String?
    public var kind: String?
    public var family: WidgetFamilyName?
    /// The placed widget.
    public var tile: String?
    /// Where it can be mended.
    public var file: String?
    public var line: Int?

    public init(
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
public struct DoctorReport: Codable, Hashable, Sendable {
    /// A widget that was found.
    public struct Widget: Codable, Hashable, Sendable {
        public var kind: String
        public var name: String
        /// Those that the device has.
        public var families: [WidgetFamilyName]

        public init(kind: String, name: String, families: [WidgetFamilyName]) {
            self.kind = kind
            self.name = name
            self.families = families
        }
    }

    public var findings: [DoctorFinding]
    public var widgets: [Widget]

    /// Nothing keeps a widget from being offered and shown.
    public var isHealthy: Bool { !findings.contains { $0.severity == .error } }

    public init(findings: [DoctorFinding] = [], widgets: [Widget] = []) {
        self.findings = findings
        self.widgets = widgets
    }

    public static func + (one: DoctorReport, other: DoctorReport) -> DoctorReport {
        DoctorReport(findings: one.findings + other.findings, widgets: one.widgets + other.widgets)
    }
}
