/// The shapes a widget comes in, by WidgetKit's names.
public enum WidgetFamilyName: String, Codable, Hashable, Sendable, CaseIterable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular, accessoryInline

    /// Whether the family is one of the three that stand on a lock screen.
    public var isAccessory: Bool {
        switch self {
        case .accessoryCircular, .accessoryRectangular, .accessoryInline: true
        default: false
        }
    }
}

extension WidgetFamilyName {
    /// The environments as an iPhone's places have them: a home screen shows its tiles in their colours, a lock screen its accessories in one
    /// tone, whatever the scheme is.
    package func asPlaced(_ environments: [RenderEnvironment]) -> [RenderEnvironment] {
        guard isAccessory else { return environments }
        return environments.prefix(1).map { environment in
            var environment = environment
            environment.mode = .vibrant
            return environment
        }
    }
}
