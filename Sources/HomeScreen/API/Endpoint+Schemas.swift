import VitrineDeviceSituation
import VitrineWidgetArchive
import WidgetHost

extension Endpoint {
    /// What answers are made of, by name.
    static let schemas: [(name: String, schema: JSONSchema)] = [
        ("State", state), ("Tile", tileState), ("Cause", cause), ("CauseExplained", explained), ("Line", line), ("Process", process),
        ("Environment", environment), ("Offer", offer), ("Device", aDevice), ("Sheet", sheet), ("Options", options), ("Option", option),
        ("Report", report), ("Place", gridPlace), ("Frame", frame), ("Accent", accent), ("Refusal", refusal), ("Dates", dates),
        ("Fault", aFault),
    ]

    static let refusal = JSONSchema.object([.init("error", .object([.init("message", .string, "Why, in a sentence.")]))])

    private static let families = JSONSchema.array(.oneOf(WidgetFamilyName.allCases.map(\.rawValue)))
    private static let aFamily = JSONSchema.oneOf(WidgetFamilyName.allCases.map(\.rawValue))
    private static let code = JSONSchema.oneOf(CauseCode.allCases.map(\.rawValue))
    private static let accent = JSONSchema.object([.init("light", .string), .init("dark", .string)])
    private static let frame = JSONSchema.object([
        .init("x", .number), .init("y", .number), .init("width", .number), .init("height", .number),
    ])
    private static let gridPlace = JSONSchema.object([
        .init("page", .integer), .init("column", .integer), .init("row", .integer), .init("columns", .integer), .init("rows", .integer),
    ])
    private static let cause = JSONSchema.object([.init("code", code), .init("words", .string), .init("href", .string)])
    private static let explained = JSONSchema.object([
        .init("code", code), .init("title", .string), .init("words", .string), .init("remedy", .string), .init("href", .string),
    ])

    private static let clock = JSONSchema.object([
        .init("now", .date), .init("rate", .number),
        .init(
            "jump", .optional(.object([.init("from", .date), .init("to", .date)])),
            "The jump that is being played; now is how far it is."),
    ])

    private static let state = JSONSchema.object([
        .init("clock", clock), .init("timeZone", .string),
        .init(
            "screen",
            .object([
                .init("name", .string), .init("width", .number), .init("height", .number),
                .init("kind", .oneOf(["iPhone", "iPad"])), .init("grid", .map(.number)),
                .init("slots", .array(.map(.any))),
            ])),
        .init("environment", .named("Environment")), .init("pages", .integer),
        .init("updates", .integer, "Apps that were replaced by another build since the host started."),
        .init("tiles", .array(.named("Tile"))),
        .init("processes", .array(.named("Process"))), .init("ledger", .array(.named("Line"))),
    ])

    private static let tileState = JSONSchema.object([
        .init("id", .string), .init("app", .string), .init("kind", .string), .init("name", .string), .init("family", aFamily),
        .init("width", .number), .init("height", .number), .init("cornerRadius", .number),
        .init("status", .oneOf(["waiting", "live", "stale"])), .init("reason", .optional(.string)), .init("version", .integer),
        .init("until", .optional(.date)), .init("nextRequest", .optional(.date)), .init("entries", .array(.date)),
        .init("taps", .array(.map(.any))), .init("widgetURL", .optional(.string)), .init("label", .string),
        .init("refreshesLeft", .integer), .init("refreshesPerDay", .integer), .init("isConfigurable", .bool),
        .init("accent", .optional(.named("Accent"))),
        .init("cause", .optional(.named("Cause")), "Why it is blank or stale; absent where it shows what it should."),
        .init("screen", .oneOf(HomeEnvironment.Screen.allCases.map(\.rawValue))), .init("place", .optional(.named("Place"))),
        .init("frame", .named("Frame")),
        .init("kept", .array(.date), "When something else came to be shown within the last day that is over, and can still be looked at."),
        .init("since", .optional(.date), "When the present timeline came."),
        .init("dates", .array(.named("Frame")), "What of its picture follows the time."),
        .init("nextTick", .optional(.date), "When that reads otherwise."),
        .init("pending", .bool, "An intent of one of its controls is under way."),
        .init("blank", .bool, "Nothing is drawn in it; the page shows the words of its cause there."),
    ])

    private static let line = JSONSchema.object([
        .init("id", .integer), .init("at", .date), .init("app", .optional(.string)), .init("tile", .optional(.string)),
        .init("kind", .optional(.string)), .init("family", .optional(aFamily)), .init("by", .string),
        .init("decision", .oneOf(LedgerEntry.Decision.allCases.map(\.rawValue))),
        .init("code", .string, "Why: a code of the ledger, or of a cause."), .init("reason", .string),
        .init("cost", .oneOf(LedgerEntry.Cost.allCases.map(\.rawValue))), .init("milliseconds", .optional(.number)),
        .init("megabytes", .optional(.number)), .init("bytes", .optional(.integer), "Of the archive that came."),
        .init("duplicates", .optional(.integer), "Calls of the provider beyond the first."),
    ])

    private static let process = JSONSchema.object([
        .init("role", .oneOf(["host", "app", "extension", "service"])), .init("name", .string), .init("pid", .optional(.integer)),
        .init("restarts", .integer), .init("lastExit", .optional(.string)), .init("confined", .bool), .init("openParts", .array(.string)),
        .init("privateMegabytes", .optional(.number)), .init("page", .optional(.string)), .init("app", .optional(.string)),
        .init("standIn", .optional(.string), "Why an app's own program does not run, where one that was made up stands in for it."),
        .init("picture", .optional(.integer), "The number of what an app shows that has no page."),
        .init("accent", .optional(.named("Accent"))), .init("hasIcon", .bool, "Whether its app has an icon of its own."),
    ])

    private static let environment = JSONSchema.object([
        .init("device", .string), .init("screen", .string), .init("appearance", .string), .init("scheme", .string),
        .init("rendering", .string), .init("tint", .string), .init("locked", .bool), .init("luminance", .string),
        .init("typeSize", .string), .init("boldText", .bool), .init("rightToLeft", .bool), .init("locale", .string),
        .init("timeZone", .string), .init("location", .string), .init("locationName", .optional(.string)),
        .init("network", .oneOf(DeviceSituation.Network.allCases.map(\.rawValue))), .init("lowData", .bool),
        .init("calendars", .oneOf(DeviceSituation.Calendars.allCases.map(\.rawValue))),
    ])

    private static let offer = JSONSchema.object([
        .init("app", .string), .init("kind", .string), .init("name", .string), .init("description", .string), .init("families", families),
        .init("isConfigurable", .bool), .init("promptsForConfiguration", .bool), .init("recommendations", .array(.string)),
        .init(
            "refusals",
            .array(.object([.init("family", aFamily), .init("code", code), .init("words", .string), .init("href", .string)]))),
    ])

    private static let aDevice = JSONSchema.object([
        .init("name", .string), .init("aliases", .array(.string)), .init("width", .number), .init("height", .number),
        .init("kind", .oneOf(["iPhone", "iPad"])), .init("families", families), .init("offersLockScreen", .bool),
        .init("offersStandBy", .bool),
    ])

    private static let aFault = JSONSchema.object([
        .init("id", .oneOf(Fault.allCases.map(\.rawValue))), .init("name", .string), .init("about", .string),
        .init("kind", .oneOf([Fault.Kind.switch, .number, .choice].map(\.rawValue))),
        .init("scope", .oneOf([Fault.Scope.all, .app, .tile].map(\.rawValue))), .init("value", .any, "For all."),
        .init("normal", .any, "Without a fault."), .init("choices", .optional(.array(.string))),
        .init("range", .optional(.object([.init("from", .number), .init("to", .number)]))),
        .init(
            "exceptions",
            .array(.object([.init("app", .optional(.string)), .init("tile", .optional(.string)), .init("value", .any)])),
            "For single apps and tiles."),
    ])

    private static let option = JSONSchema.object([
        .init("value", .any), .init("title", .string), .init("subtitle", .optional(.string)),
    ])
    private static let sheet = JSONSchema.object([
        .init("tile", .string), .init("title", .string), .init("note", .optional(.string)), .init("isConfigurable", .bool),
        .init("values", .map(.any)),
        .init(
            "groups",
            .array(.object([.init("heading", .optional(.string)), .init("rows", .array(.map(.any)))]))),
    ])
    private static let options = JSONSchema.object([
        .init("prompt", .optional(.string)),
        .init(
            "sections",
            .array(.object([.init("title", .optional(.string)), .init("options", .array(.named("Option")))]))),
        .init("left", .integer, "How many there are beyond those sent."),
    ])

    private static let dates = JSONSchema.object([
        .init("now", .date), .init("next", .optional(.date)),
        .init(
            "tiles",
            .array(
                .object([
                    .init("tile", .string), .init("version", .integer),
                    .init(
                        "rects",
                        .array(
                            .object([
                                .init("x", .number), .init("y", .number), .init("width", .number), .init("height", .number),
                                .init("png", .string, "A data: address."),
                            ]))),
                ]))),
    ])

    private static let report = JSONSchema.object([
        .init(
            "findings",
            .array(
                .object([
                    .init("severity", .oneOf(["error", "warning"])), .init("code", code), .init("words", .string), .init("href", .string),
                    .init("app", .optional(.string)), .init("extension", .optional(.string)), .init("kind", .optional(.string)),
                    .init("family", .optional(aFamily)), .init("tile", .optional(.string)), .init("file", .optional(.string)),
                    .init("line", .optional(.integer)),
                ]))),
        .init("widgets", .array(.object([.init("kind", .string), .init("name", .string), .init("families", families)]))),
    ])
}
