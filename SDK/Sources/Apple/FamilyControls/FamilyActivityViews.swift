import VitrineSwiftUI

/// A list of apps, categories and sites to choose from. A widget shows none.
public struct FamilyActivityPicker: View {
    public init(selection: Binding<FamilyActivitySelection>) {}
    public init(headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>) {}

    public var body: some View { EmptyView() }
}

/// The name of an app, a category or a site; only the system knows it.
public struct FamilyActivityTitleView: View {
    public var body: some View { EmptyView() }
}

/// The icon of an app, a category or a site; only the system has it.
public struct FamilyActivityIconView: View {
    public var body: some View { EmptyView() }
}

extension Label where Title == FamilyActivityTitleView, Icon == FamilyActivityIconView {
    public init(_ applicationToken: ApplicationToken) { self.init(title: FamilyActivityTitleView.init, icon: FamilyActivityIconView.init) }
    public init(_ categoryToken: ActivityCategoryToken) {
        self.init(title: FamilyActivityTitleView.init, icon: FamilyActivityIconView.init)
    }
    public init(_ webDomainToken: WebDomainToken) { self.init(title: FamilyActivityTitleView.init, icon: FamilyActivityIconView.init) }
}

extension View {
    /// Lets somebody choose; nobody is asked here.
    nonisolated public func familyActivityPicker(
        isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
    ) -> some View { self }
    /// Lets somebody choose; nobody is asked here.
    nonisolated public func familyActivityPicker(
        headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
    ) -> some View { self }
}
