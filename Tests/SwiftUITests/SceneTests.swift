import SwiftUI
import Testing

@MainActor @Suite("An app's scenes") struct SceneTests {
    private final class Model: ObservableObject {}

    /// An app as people write it.
    private struct TideApp: App {
        @State private var height = 1
        @StateObject private var model = Model()

        var body: some Scene {
            WindowGroup("Tides", id: "tides") { Text("\(height)").environmentObject(model) }
                .onChange(of: height) { _, _ in }
                .environment(\.locale, Locale(identifier: "it"))
            if height > 0 { WindowGroup { Text("more") } }
        }
    }

    @Test("compile beside a widget, and none is built (xcode.11)") func compiled() {
        #expect("\(type(of: TideApp().body))".contains("_SceneList"))
    }

    @Test("end a process that would run them, with a sentence (xcode.11)") func main() async {
        let result = await #expect(processExitsWith: .exitCode(64), observing: [\.standardErrorContent]) {
            await MainActor.run { TideApp.main() }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("An app made with SwiftUI is not run here"))
    }
}
