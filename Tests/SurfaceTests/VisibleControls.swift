import SwiftUI

private struct Red: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.background(.red) }
}

private struct Upright: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon; configuration.title
        }
    }
}

let visibleControls: [Visible] = [
    Visible("Gauge") { Gauge(value: 0.4) { Text("Shown") } },
    Visible(".gaugeStyle") {
        Gauge(value: 0.4) { Text("Shown") }.gaugeStyle(.accessoryCircular)
    } without: {
        Gauge(value: 0.4) { Text("Shown") }
    },
    Visible("ProgressView") { ProgressView(value: 0.4) },
    Visible(".progressViewStyle") {
        ProgressView(value: 0.4).progressViewStyle(.circular)
    } without: {
        ProgressView(value: 0.4).progressViewStyle(.linear)
    },
    Visible("Button") { Button("Shown") {} },
    Visible(".buttonStyle") {
        Button("Shown") {}.buttonStyle(Red())
    } without: {
        Button("Shown") {}
    },
    Visible("Toggle") {
        Toggle("Shown", isOn: .constant(true))
    } without: {
        Toggle("Shown", isOn: .constant(false))
    },
    Visible(".labelStyle") {
        Label("Shown", systemImage: "star").labelStyle(.iconOnly)
    } without: {
        Label("Shown", systemImage: "star")
    },
    Visible("LabelStyle") {
        Label("Shown", systemImage: "star").labelStyle(Upright())
    } without: {
        Label("Shown", systemImage: "star")
    },
    Visible(".tint") {
        Gauge(value: 0.4) { Text("Shown") }.tint(.red)
    } without: {
        Gauge(value: 0.4) { Text("Shown") }
    },
    Visible(".disabled") {
        Button("Shown") {}.disabled(true)
    } without: {
        Button("Shown") {}
    },
]
