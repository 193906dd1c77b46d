import SwiftUI
import WidgetKit

private struct SourceKey: EnvironmentKey {
    static let defaultValue = 4
}

extension EnvironmentValues {
    var sourceValue: Int {
        get { self[SourceKey.self] }
        set { self[SourceKey.self] = newValue }
    }
}

/// Asks its surroundings for everything that widgets ask for.
struct EnvironmentSource: View {
    @Environment(\.activityFamily) private var activityFamily
    @Environment(\.openURL) private var openURL
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.layoutDirection) private var direction: LayoutDirection
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.colorScheme) private var scheme: ColorScheme
    @Environment(\.sizeCategory) private var category: ContentSizeCategory
    @Environment(\.redactionReasons) private var reasons: RedactionReasons
    @Environment(\.sidebarRowSize) private var rows: SidebarRowSize
    @Environment(\.sourceValue) private var value

    var body: some View {
        Text("\(value)")
            .onAppear { openURL(URL(filePath: "/")) }
            .onDisappear { presentationMode.wrappedValue.dismiss() }
            .preferredColorScheme(scheme == .dark ? .light : .dark)
            .accessibilityValue(reduceMotion ? "still" : "moving")
            .environment(\.layoutDirection, direction == .leftToRight ? .rightToLeft : .leftToRight)
            .redacted(reason: reasons.union(.placeholder))
            .labelsVisibility(.hidden)
    }
}
