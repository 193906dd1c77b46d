import Foundation
import VitrineDeveloperToolsSupport

// More ways to make the controls that no widget can show.

extension Picker {
    /// A choice, with words for what is chosen.
    nonisolated public init<V: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) { self.label = label() }
    nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) { self.label = label }
    /// A choice for several values at once.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.label = label() }
    nonisolated public init<C: RandomAccessCollection, V: View>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
    ) { self.label = label() }
}

extension Picker where Label == Text {
    nonisolated public init<V: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) { label = Text(titleKey) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: View>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) { label = Text(title) }
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { label = Text(titleKey) }
    @_disfavoredOverload nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) { label = Text(title) }
    nonisolated public init<C: RandomAccessCollection, V: View>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) { label = Text(titleKey) }
}

extension Picker where Label == VitrineSwiftUI.Label<Text, Image> {
    /// A choice with an icon.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { label = VitrineSwiftUI.Label(titleKey, systemImage: systemImage) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { label = VitrineSwiftUI.Label(title, systemImage: systemImage) }
    nonisolated public init<V: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) { label = VitrineSwiftUI.Label(titleKey, systemImage: systemImage) }
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { label = VitrineSwiftUI.Label(titleKey, systemImage: systemImage) }
    nonisolated public init<C: RandomAccessCollection, V: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) { label = VitrineSwiftUI.Label(titleKey, systemImage: systemImage) }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { label = VitrineSwiftUI.Label(titleKey, image: image) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { label = VitrineSwiftUI.Label(title, image: image) }
    nonisolated public init<V: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) { label = VitrineSwiftUI.Label(titleKey, image: image) }
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { label = VitrineSwiftUI.Label(titleKey, image: image) }
    nonisolated public init<C: RandomAccessCollection, V: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) { label = VitrineSwiftUI.Label(titleKey, image: image) }
}

extension Stepper {
    /// Two buttons for a value that is written in a format.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String { self.label = label() }
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String { self.label = label() }
}

extension Stepper where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { label = Text(titleKey) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { label = Text(title) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { label = Text(title) }
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String { label = Text(titleKey) }
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String { label = Text(titleKey) }
}

extension TextField {
    /// A line for a value that a formatter writes and reads.
    nonisolated public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {}
    nonisolated public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil, @ViewBuilder label: () -> Label
    ) {}
    /// A line for a value that may be none.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {}
}

extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {}
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {}
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {}
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {}
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {}
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {}
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {}
    @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {}
    @available(*, deprecated, message: "Use onSubmit(of:_:) and focused(_:).")
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {}
    @available(*, deprecated, message: "Use onSubmit(of:_:).")
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {}
}

extension SecureField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {}
    @available(*, deprecated, message: "Use onSubmit(of:_:).")
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {}
}

extension TextEditor {
    /// A page of which a part may be chosen.
    nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {}
}

extension Menu where Label == Text {
    /// A menu whose button does something by itself.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {}
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {}
}

extension Menu where Label == VitrineSwiftUI.Label<Text, Image> {
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {}
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {}
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {}
}

extension ShareLink {
    /// Hands an item to other apps, with what stands for it.
    nonisolated public init<I: Transferable, P, Q>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, Q>, @ViewBuilder label: () -> Label
    ) {}
    nonisolated public init<C: RandomAccessCollection>(
        items: C, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where C.Element: Transferable {}
    nonisolated public init<C: RandomAccessCollection, P, Q>(
        items: C, subject: Text? = nil, message: Text? = nil, preview: @escaping (C.Element) -> SharePreview<P, Q>,
        @ViewBuilder label: () -> Label
    ) where C.Element: Transferable {}
}

extension ShareLink where Label == DefaultShareLinkLabel {
    nonisolated public init<I: Transferable, P, Q>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, Q>
    ) {}
    nonisolated public init<I: Transferable, P, Q>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, Q>
    ) {}
    nonisolated public init<C: RandomAccessCollection>(items: C, subject: Text? = nil, message: Text? = nil)
    where C.Element: Transferable {}
    nonisolated public init<C: RandomAccessCollection, P, Q>(
        items: C, subject: Text? = nil, message: Text? = nil, preview: @escaping (C.Element) -> SharePreview<P, Q>
    ) where C.Element: Transferable {}
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, items: C, subject: Text? = nil, message: Text? = nil
    ) where C.Element: Transferable {}
    nonisolated public init<C: RandomAccessCollection, P, Q>(
        _ titleKey: LocalizedStringKey, items: C, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (C.Element) -> SharePreview<P, Q>
    ) where C.Element: Transferable {}
}

/// A button that takes what was copied elsewhere.
public struct PasteButton {
    nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}

extension PasteButton: View {
    public var body: some View { RefusedControl(name: "PasteButton", height: 34) }
}

/// A choice of several days.
public struct MultiDatePicker<Label: View> {
    let label: Label

    nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) { self.label = label() }
    nonisolated public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
    nonisolated public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
    nonisolated public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
}

extension MultiDatePicker where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) { label = Text(titleKey) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        label = Text(title)
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        label = Text(titleKey)
    }
}

extension MultiDatePicker: View {
    public var body: some View { RefusedControl(name: "MultiDatePicker", height: 330) }
}

/// Whether choosing something closes its menu.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private let name: String
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// The order in which the items of a menu stand.
public struct MenuOrder: Hashable, Sendable {
    private let name: String
    public static let automatic = MenuOrder(name: "automatic")
    public static let priority = MenuOrder(name: "priority")
    public static let fixed = MenuOrder(name: "fixed")
}

private enum MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }
private enum MenuIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
    public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }
}

extension View {
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { environment(\.menuIndicatorVisibility, visibility) }
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
