import SwiftUI

/// What a view was given to do is no value that may go to other threads.
struct LampSwitch: View {
    let press: () -> Void
    var dim: (() -> Void)?

    var body: some View {
        Button("Light", action: press)
        if let dim {
            Button(action: dim) { Text("Dim") }
        }
    }
}
