import FoundationMissing

/// One of two configurations.
private enum EitherConfiguration<Newer: WidgetConfiguration, Older: WidgetConfiguration> {
    case newer(Newer)
    case older(Older)
}

extension EitherConfiguration: WidgetConfiguration {
    // Nothing asks for it: `_define` says all there is.
    var body: Never { fatalError("EitherConfiguration has no body") }

    func _define(_ definition: inout WidgetDefinition) {
        switch self {
        case .newer(let configuration): configuration._define(&definition)
        case .older(let configuration): configuration._define(&definition)
        }
    }
}

/// The widgets of one of two bundles.
private enum EitherWidget<Newer: Widget, Older: Widget> {
    case newer(Newer)
    case older(Older)
}

extension EitherWidget: Widget {
    init() { fatalError("EitherWidget is made by _iOSList alone") }

    var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

    func _collect(_ definitions: inout _WidgetDefinitions) {
        switch self {
        case .newer(let widget): widget._collect(&definitions)
        case .older(let widget): widget._collect(&definitions)
        }
    }
}

/// What is seen of two configurations of different types by the release that is shown; `vitrine` puts it in the place of `if #available` in a
/// widget's body that returns one or the other.
/// - Parameters:
///   - major: the release from which on `newer` is seen.
///   - minor: its number after the dot.
@MainActor @preconcurrency public func _iOSTile<Newer: WidgetConfiguration, Older: WidgetConfiguration>(
    _ major: Int, _ minor: Int = 0, _ newer: () -> Newer, _ older: () -> Older
) -> some WidgetConfiguration {
    _iOS(major, minor) ? EitherConfiguration.newer(newer()) : .older(older())
}

/// Chooses a configuration for `guard #available`, whose first branch is the older.
@MainActor @preconcurrency public func _iOSTileNot<Newer: WidgetConfiguration, Older: WidgetConfiguration>(
    _ major: Int, _ minor: Int = 0, _ older: () -> Older, _ newer: () -> Newer
) -> some WidgetConfiguration {
    _iOSTile(major, minor, newer, older)
}

/// Chooses the widgets of a bundle by the release.
@MainActor @preconcurrency public func _iOSList<Newer: Widget, Older: Widget>(
    _ major: Int, _ minor: Int = 0, _ newer: () -> Newer, _ older: () -> Older
) -> some Widget {
    _iOS(major, minor) ? EitherWidget.newer(newer()) : .older(older())
}

/// Chooses the widgets of a bundle for `guard #available`, whose first branch is the older.
@MainActor @preconcurrency public func _iOSListNot<Newer: Widget, Older: Widget>(
    _ major: Int, _ minor: Int = 0, _ older: () -> Older, _ newer: () -> Newer
) -> some Widget {
    _iOSList(major, minor, newer, older)
}
