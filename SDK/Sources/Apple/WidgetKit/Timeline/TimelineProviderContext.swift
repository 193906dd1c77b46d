import Foundation

/// The context of the widget for which a provider is asked. Only WidgetKit makes one.
public struct TimelineProviderContext: @unchecked Sendable {
    /// The values of the environments that are drawn.
    @dynamicMemberLookup public struct EnvironmentVariants {
        private let values: [EnvironmentValues]

        init(_ values: [EnvironmentValues]) { self.values = values }

        public subscript<Value>(keyPath: WritableKeyPath<EnvironmentValues, Value>) -> [Value]? {
            values.isEmpty ? nil : values.map { $0[keyPath: keyPath] }
        }

        public subscript<Value>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, Value>) -> [Value]? { self[keyPath] }
    }

    public let environmentVariants: EnvironmentVariants
    public let family: WidgetFamily
    /// Whether the entry is for the gallery: sample data may stand in for what takes long.
    public let isPreview: Bool
    /// The size in points.
    public let displaySize: CGSize

    init(family: WidgetFamily, displaySize: CGSize, isPreview: Bool, environments: [EnvironmentValues]) {
        self.family = family
        self.displaySize = displaySize
        self.isPreview = isPreview
        environmentVariants = EnvironmentVariants(environments)
    }
}
