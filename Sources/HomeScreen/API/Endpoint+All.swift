import VitrineAssetCatalog
import VitrineDeviceSituation
import VitrineWidgetArchive
import WidgetHost

extension Endpoint {
    /// Everything that can be asked, but for the files that the page itself is made of.
    static let all = reading + pictures + actions + device + faults + sheets + explanations

    private static let tile = JSONSchema.Field("tile", .string, "The tile's id.")
    private static let family = JSONSchema.oneOf(WidgetFamilyName.allCases.map(\.rawValue))
    private static let done = JSONSchema.object([.init("done", .bool)])
    private static let tapped = JSONSchema.object([
        .init("url", .optional(.string), "The link that was opened, if one was."),
        .init("failure", .optional(.string), "What the control's intent threw, if it did."),
    ])
    private static let opened = JSONSchema.object([.init("url", .optional(.string), "The link that was opened, if one was.")])
    private static let look: [Parameter] = [
        .query("scheme", .oneOf(RenderEnvironment.Scheme.allCases.map(\.rawValue)), "Light or dark; by default as the device is set."),
        .query("scale", .bounded(RenderCache.scales.lowerBound, RenderCache.scales.upperBound), "Pixels per point; 2 if not said."),
    ]

    /// The surroundings that variant.png can be asked for; what is not said is as the tile has it.
    private static let surroundings: [Parameter] = [
        .query("typeSize", .string, "By DynamicTypeSize's names."), .query("locale", .string, "Language and region, e.g. it_IT."),
        .query("rightToLeft", .bool, "Right to left."), .query("boldText", .bool, "Bold text."),
        .query("locked", .bool, "As on a locked device."),
        .query("luminance", .oneOf(HomeEnvironment.Luminance.allCases.map(\.rawValue)), "Reduced as on an always-on display."),
    ]

    private static let reading: [Endpoint] = [
        .get(
            "/", "page", "The page itself. With the token it answers a cookie and leads to itself without it.", .html,
            [.query("token", .string, "As `vitrine run` prints it.")]),
        .get("/openapi.json", "interface", "This document.", .json(.map(.any))),
        .get("/state", "state", "All that the page shows.", .json(.named("State"))),
        .get(
            "/events", "events", "Says that something changed, as often as it does; a stream that does not end.", .events,
            [.query("ticks", .oneOf(["yes", "no"]), "Whether a date in a tile that reads otherwise is such a change; yes if not said.")]),
        .get("/gallery", "gallery", "Every widget that can be placed, and why it is not in other sizes.", .json(.array(.named("Offer")))),
        .get("/devices", "devices", "Every device that can be chosen.", .json(.array(.named("Device")))),
    ]

    private static let pictures: [Endpoint] = [
        .get(
            "/tiles/{id}/{file}", "picture", "A tile's picture, or with variant.png its widget in other surroundings.", .picture,
            [
                .path("id", .string, "The tile's id."),
                .path("file", .string, "VERSION.png, which changes whenever the picture does, or variant.png."),
                .query("mode", .oneOf(PictureRequest.Mode.allCases.map(\.rawValue)), "By default as the device is set."),
                .query("at", .number, "The archived entry of that moment, in milliseconds since 1970."),
            ] + look + surroundings, refusals: [400, 404, 422]),
        .get(
            "/dates", "dates", "What of the tiles' pictures follows the time: only that is drawn anew.", .json(.named("Dates")),
            look + [
                .query("screen", .oneOf(HomeEnvironment.Screen.allCases.map(\.rawValue)), "Only of this screen."),
                .query("page", .integer, "Only of this page."),
            ], refusals: [400, 422]),
        .get(
            "/gallery/{kind}/{file}", "snapshot", "What the gallery shows of a widget before it is placed.", .picture,
            [
                .path("kind", .string, "The widget's kind."), .path("file", .string, "FAMILY.png"),
                .query("updates", .integer, "The state's count, so that no browser shows the picture of another build."),
            ] + look, refusals: [400, 404, 422]),
        .get(
            "/icons/{file}", "icon", "An app's icon, 180 pixels wide and high, without rounded corners.", .picture,
            [
                .path("file", .string, "APP.png, by the app's bundle identifier."),
                .query("appearance", .oneOf(IconAppearance.allCases.map(\.rawValue)), "Light if not said."),
            ], refusals: [400, 404]),
        .get(
            "/screens/{file}", "screen", "What an app shows that has no page of its own.", .picture,
            [
                .path("file", .string, "APP.png, by the app's bundle identifier."),
                .query("number", .integer, "The picture's number, so that no browser shows the one before."),
                .query(
                    "scheme", .oneOf(RenderEnvironment.Scheme.allCases.map(\.rawValue)),
                    "How somebody looks at it: apps show themselves so from then on, in their next pictures."),
            ], refusals: [400, 404]),
    ]

    private static let place: [JSONSchema.Field] = [
        .init("screen", .optional(.oneOf(HomeEnvironment.Screen.allCases.map(\.rawValue)))), .init("page", .optional(.integer)),
        .init("column", .optional(.integer)), .init("row", .optional(.integer)),
    ]

    private static let actions: [Endpoint] = [
        .post(
            "/clock", "clock", "Moves the clock, and changes its speed; what happens on the way is played before it answers.",
            .object([
                .init("now", .optional(.date), "Milliseconds since 1970."), .init("rate", .optional(.number), "Virtual seconds a second."),
                .init("stop", .optional(.bool), "First ends the jump that is under way, at the moment it has come to."),
            ]), done),
        .post(
            "/tap", "tap", "A tap at a point of a tile.",
            .object([tile, .init("x", .number, "Points from the left."), .init("y", .number, "Points from the top.")]), tapped),
        .post(
            "/place", "place", "Puts a widget on a screen, where there is room or where it is told.",
            .object(
                [
                    .init("kind", .string), .init("family", family),
                    .init("recommendation", .optional(.string), "A configuration that it offers ready made, by its title."),
                ] + place), .object([.init("tile", .string, "The new tile's id.")])),
        .post("/remove", "remove", "Takes a tile off the screen.", .object([tile]), done),
        .post(
            "/reload", "reload", "Asks for a new timeline, for nothing.",
            .object([tile, .init("wait", .optional(.bool), "Answer only when it has come, or has failed to.")]), done),
        .post("/restore", "restore", "Puts a tile back that was taken off the screen, as it was.", .object([tile]), done),
        .post("/resize", "resize", "Gives a tile another of its sizes.", .object([tile, .init("family", family)]), done),
        .post(
            "/open", "open", "Opens a link in the app that claims its scheme.", .object([.init("url", .string)]), opened),
        .post(
            "/front", "front", "Opens an app as a tap on its icon does; all others go to the back.",
            .object([.init("app", .string, "Its bundle identifier.")]), done),
        .post("/home", "home", "Goes to the home screen: every app goes to the back.", .object([]), done),
    ]

    private static let device: [Endpoint] = [
        .post(
            "/environment", "environment", "Sets what is given of the device, and answers all that holds then.",
            .object([
                .init("device", .optional(.string), "By name; see devices."),
                .init("screen", .optional(.oneOf(HomeEnvironment.Screen.allCases.map(\.rawValue)))),
                .init("appearance", .optional(.oneOf(HomeEnvironment.Appearance.allCases.map(\.rawValue)))),
                .init("rendering", .optional(.oneOf(HomeEnvironment.Rendering.allCases.map(\.rawValue)))),
                .init("tint", .optional(.string), "#RRGGBB"), .init("locked", .optional(.bool)),
                .init("luminance", .optional(.oneOf(HomeEnvironment.Luminance.allCases.map(\.rawValue)))),
                .init("typeSize", .optional(.string), "By DynamicTypeSize's names."), .init("boldText", .optional(.bool)),
                .init("rightToLeft", .optional(.bool)), .init("locale", .optional(.string)), .init("timeZone", .optional(.string)),
                .init("location", .optional(.string), "Degrees north, degrees east and perhaps metres above the sea, or denied."),
                .init("locationName", .optional(.string), "What people call the place."),
                .init("network", .optional(.oneOf(DeviceSituation.Network.allCases.map(\.rawValue)))),
                .init("lowData", .optional(.bool), "Low Data Mode."),
                .init(
                    "calendars", .optional(.oneOf(DeviceSituation.Calendars.allCases.map(\.rawValue))),
                    "The calendars and reminders that apps may read."),
            ]), .named("Environment")),
        .post(
            "/move", "move", "Puts a tile elsewhere; others make room.",
            .object([
                tile, .init("screen", .optional(.oneOf(HomeEnvironment.Screen.allCases.map(\.rawValue)))), .init("page", .integer),
                .init("column", .integer), .init("row", .integer),
            ]),
            .object([
                .init(
                    "moved",
                    .array(.object([tile, .init("page", .integer), .init("column", .integer), .init("row", .integer)])))
            ])),
    ]

    private static let faults: [Endpoint] = [
        .get("/faults", "faults", "What can be made to go wrong on purpose, and what is set.", .json(.array(.named("Fault")))),
        .post(
            "/faults", "setFault", "Sets a fault for all, for an app or for a tile.",
            .object([
                .init("id", .oneOf(Fault.allCases.map(\.rawValue))), .init("value", .any, "As its kind says."),
                .init("app", .optional(.string), "Bundle identifier."), .init("tile", .optional(.string)),
            ]), .object([.init("faults", .array(.named("Fault")))])),
        .post("/faults/reset", "resetFaults", "Everything is as without faults.", .object([]), done),
    ]

    private static let values = JSONSchema.map(.any)
    private static let sheets: [Endpoint] = [
        .post("/sheet", "sheet", "What there is to set of a tile, and what is set.", .object([tile]), .named("Sheet")),
        .post(
            "/configure", "configure", "Keeps the values of a tile's sheet.",
            .object([
                tile, .init("values", values, "By parameter; dates in milliseconds since 1970, items and cases by their ids."),
                .init("wait", .optional(.bool), "Answer only when the tile shows them, or a request has failed."),
            ]),
            .named("Sheet")),
        .post(
            "/settings", "settings", "What the values of a tile would be with others that are set by words; nothing is kept.",
            .object([
                tile,
                .init(
                    "set", .array(.object([.init("name", .string), .init("words", .string)])), "An item by its id or by what it is called."),
                .init("dates", .optional(.any), "What of the words are dates: milliseconds since 1970 by words."),
            ]), .any),
        .post(
            "/options", "options", "What can be chosen for a parameter.",
            .object([
                tile, .init("parameter", .string), .init("words", .optional(.string), "What was typed."),
                .init("values", .optional(values), "What the sheet shows."),
            ]), .named("Options")),
    ]

    private static let explanations: [Endpoint] = [
        .get(
            "/ledger.json", "ledger", "The lines of the ledger that are kept, newest first, as a download.", .json(.array(.named("Line"))),
            [
                .query("tile", .string, "Of one tile."), .query("app", .string, "Of one app."),
                .query("from", .date, "Milliseconds since 1970."), .query("to", .date, "Not included."),
            ], refusals: [400, 422]),
        .get("/doctor", "doctor", "Why widgets are not offered, and why tiles are blank or stale.", .json(.named("Report"))),
        .get("/causes", "causes", "Every reason for that, with what to do about it.", .json(.array(.named("CauseExplained")))),
        .get("/causes.html", "explanations", "The same, for people.", .html),
    ]
}
