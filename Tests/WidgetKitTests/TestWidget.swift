import SwiftUI
import VitrineDrawing
import VitrineWidgetArchive
import WidgetKit

/// A widget of a view and a provider, in every family, and what it answers.
struct TestWidget<Entry: TimelineEntry, Content: View>: Widget {
    var provider: ClosureProvider<Entry>
    var content: (Entry) -> Content
    var isRemovable = true
    var hasMargins = true

    init(_ provider: ClosureProvider<Entry>, @ViewBuilder content: @escaping (Entry) -> Content) {
        self.provider = provider
        self.content = content
    }

    // Widgets are made by the system without arguments; this one only ever by tests.
    init() { fatalError("made with a provider") }

    var body: some WidgetConfiguration {
        let all = StaticConfiguration(kind: "Test", provider: provider) { content($0) }
            .supportedFamilies(WidgetFamily.allCases)
            .containerBackgroundRemovable(isRemovable)
        return TestConfiguration(base: all, hasMargins: hasMargins)
    }
}

/// `contentMarginsDisabled()` or not.
struct TestConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
    let base: Base
    let hasMargins: Bool

    var body: Never { fatalError("not asked for") }

    func _define(_ definition: inout WidgetDefinition) {
        if hasMargins { base._define(&definition) } else { base.contentMarginsDisabled()._define(&definition) }
    }
}

extension TestWidget where Entry == DateEntry {
    init(@ViewBuilder content: @escaping () -> Content) {
        self.init(ClosureProvider(first: DateEntry())) { _ in content() }
    }
}

extension Widget {
    /// The first entry's first variant of this widget's timeline.
    @MainActor func view(
        _ family: WidgetFamilyName = .systemSmall, device: Device = .standard, options: ExtensionService.Options = .init(),
        _ change: (inout RenderEnvironment) -> Void = { _ in }
    ) async throws -> ArchivedView {
        var environment = RenderEnvironment()
        change(&environment)
        let request = device.request(kind: "Test", family: family, environments: [environment])
        guard let request else { throw ExtensionFailure(code: .invalidRequest, message: "\(device.name) has no \(family)") }
        return try await ExtensionService(widget: self, options: options).timeline(request).entries[0].variants[0]
    }
}

extension DisplayList {
    /// The colours of its fills, in order, layers included.
    var fills: [RGBA] { Self.fills(items) }

    private static func fills(_ items: [DisplayItem]) -> [RGBA] {
        items.flatMap { item -> [RGBA] in
            switch item {
            case .fill(_, .color(let color), _): [color]
            case .layer(let layer): fills(layer.items)
            default: []
            }
        }
    }
}
