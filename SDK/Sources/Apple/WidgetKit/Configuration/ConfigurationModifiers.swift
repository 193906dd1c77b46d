import Foundation

/// A configuration with one thing said in addition.
public struct _ModifiedWidgetConfiguration<Base: WidgetConfiguration> {
    let base: Base
    let change: (inout WidgetDefinition) -> Void
}

extension _ModifiedWidgetConfiguration: WidgetConfiguration {
    // Nothing asks for it: `_define` asks the base.
    public var body: Never { fatalError("_ModifiedWidgetConfiguration has no body") }

    public func _define(_ definition: inout WidgetDefinition) {
        base._define(&definition)
        change(&definition)
    }
}

extension WidgetConfiguration {
    func changed(_ change: @escaping (inout WidgetDefinition) -> Void) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(base: self, change: change)
    }

    /// The sizes in which it can be placed; all of the home screen's if not said.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { changed { $0.families = families } }

    /// Sets the widget's name in the gallery.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { changed { $0.displayName = displayName } }
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }
    @_disfavoredOverload public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }
    @_disfavoredOverload public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }

    /// Sets the description of the widget in the gallery.
    public func description(_ description: Text) -> some WidgetConfiguration { changed { $0.description = description } }
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { description(Text(descriptionKey)) }
    @_disfavoredOverload public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
        self.description(Text(description))
    }
    @_disfavoredOverload public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        self.description(Text(description))
    }

    /// Puts no margins around the content; `\.widgetContentMargins` says what they would have been.
    public func contentMarginsDisabled() -> some WidgetConfiguration { changed { $0.contentMarginsDisabled = true } }

    /// Whether places that show no background (lock screen, tinted home screen) may leave it out.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        changed { $0.containerBackgroundRemovable = isRemovable }
    }

    /// Places whose gallery offers it last; several calls add up.
    public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration {
        changed { definition in
            for family in families { definition.disfavoredLocations[family, default: []].formUnion(locations) }
        }
    }

    /// The settings open right after placing, where there are any.
    public func promptsForUserConfiguration() -> some WidgetConfiguration {
        changed { definition in
            definition.promptsForConfiguration = definition.provider?.configuration != nil
            guard !definition.promptsForConfiguration else { return }
            definition.report("promptsForUserConfiguration() has no effect: the widget has nothing to set")
        }
    }

    /// Background sessions are not run here; the closure is kept and never called.
    public func onBackgroundURLSessionEvents(
        matching: @escaping @Sendable (String) -> Bool,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        changed { $0.report("onBackgroundURLSessionEvents(matching:_:) is declared and never called here") }
    }

    /// Background sessions are not run here; the closure is kept and never called.
    public func onBackgroundURLSessionEvents(
        matching: String? = nil, _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        changed { $0.report("onBackgroundURLSessionEvents(matching:_:) is declared and never called here") }
    }
}
