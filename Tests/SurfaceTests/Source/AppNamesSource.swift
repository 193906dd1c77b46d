import SwiftUI

/// Views that a widget's target shares with its app: what only an app shows compiles, and leaves the rest as it is.
struct AppNamesSource: View {
    enum Screen: Hashable { case map, list }

    struct Failure: LocalizedError { var errorDescription: String? { "No seats" } }

    struct Bar: ToolbarContent {
        let isEditing: Bool
        var body: some ToolbarContent {
            ToolbarItem(placement: .topBarLeading) { Text("Back") }
            if isEditing { ToolbarItem(placement: .destructiveAction) { Text("Delete") } }
            ToolbarSpacer(.fixed)
            DefaultToolbarItem(kind: .search, placement: .bottomBar)
        }
    }

    @State private var screen = Screen.list
    @State private var words = ""
    @State private var isAsking = false
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var detent = PresentationDetent.medium
    @FocusState private var isWriting: Bool

    var body: some View {
        VStack {
            TabView(selection: $screen) {
                Tab("Map", systemImage: "map", value: Screen.map) { Text("the map") }
                Tab("List", systemImage: "list.bullet", value: Screen.list) { Text("the list") }.badge(3)
            }
            TabView {
                Tab("First", systemImage: "star") { Text("first tab") }
                Tab("Second", systemImage: "star") { Text("second tab") }
            }
            Text("plain")
                .searchable(text: $words, prompt: "Find").searchScopes($screen) { Text("Map") }
                .alert("Sure?", isPresented: $isAsking, presenting: words) { _ in
                    Button("Yes") {}
                } message: {
                    Text($0)
                }
                .alert(isPresented: $isAsking, error: Failure()) {}
                .alert(isPresented: $isAsking) { Alert(title: Text("Old"), dismissButton: .cancel()) }
                .confirmationDialog("Choose", isPresented: $isAsking) {
                } message: {
                    Text("well")
                }
                .toolbar { Bar(isEditing: true) }.toolbarBackground(.visible, for: .navigationBar).toolbarRole(.editor)
            ScrollView { Text("scrolled") }
                .scrollTargetBehavior(.viewAligned(limitBehavior: .always)).scrollPosition($position)
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: { _, _ in
                }
                .scrollDismissesKeyboard(.immediately).frame(height: 40)
            Text("sheet")
                .sheet(isPresented: $isAsking) { Text("inside").presentationDetents([.medium, .fraction(0.3)], selection: $detent) }
                .keyboardType(.decimalPad).textContentType(nil).autocapitalization(.none).submitLabel(.done).textInputAutocapitalization(
                    .never
                ).autocorrectionDisabled().draggable("text")
                .dropDestination(for: String.self) { _, _ in true }
                .fileImporter(isPresented: $isAsking, allowedContentTypes: [.json]) { _ in }
                .onKeyPress(.escape) { .handled }.defaultFocus($isWriting, true)
        }
    }
}
