import Foundation
import FoundationMissing
import VitrineSwiftUI

extension Button {
    /// A button that performs an intent.
    nonisolated public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: nil, intent: intent, label: label)
    }

    nonisolated public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        let action = IntentAction(intent)
        self.init(role: role, region: action.action, report: action.report, label: label)
    }
}

extension Button where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
        self.init(intent: intent) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, intent: some AppIntent) {
        self.init(intent: intent) { Text(titleResource) }
    }

    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, intent: some AppIntent) {
        self.init(intent: intent) { Text(title) }
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
        self.init(role: role, intent: intent) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, intent: some AppIntent) {
        self.init(role: role, intent: intent) { Text(titleResource) }
    }

    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, role: ButtonRole?, intent: some AppIntent) {
        self.init(role: role, intent: intent) { Text(title) }
    }
}

extension Button where Label == VitrineSwiftUI.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) { VitrineSwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init(
        _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) { VitrineSwiftUI.Label(title, systemImage: systemImage) }
    }

    /// A button with a picture of the asset catalogue.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) {
            VitrineSwiftUI.Label {
                Text(titleKey)
            } icon: {
                Image(image)
            }
        }
    }

    /// A button with a picture of the asset catalogue.
    @_disfavoredOverload
    nonisolated public init(
        _ title: some StringProtocol, image: ImageResource, role: ButtonRole? = nil, intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) {
            VitrineSwiftUI.Label {
                Text(title)
            } icon: {
                Image(image)
            }
        }
    }
}
