import SwiftUI

@main struct LighthouseApp: App {
    var body: some Scene {
        WindowGroup { Text(Beam.steady.name) }
    }
}
