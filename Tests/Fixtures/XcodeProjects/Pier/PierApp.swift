import SwiftUI

/// An app's entry beside a widget: the extension is built without it.
@main struct PierApp: App {
    var body: some Scene { WindowGroup { Text("Pier") } }
}
