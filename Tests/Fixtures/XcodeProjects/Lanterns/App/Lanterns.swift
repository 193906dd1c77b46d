import SwiftUI

@main
struct LanternsApp: App {
    var body: some Scene {
        WindowGroup { Text("Lanterns") }
    }
}
