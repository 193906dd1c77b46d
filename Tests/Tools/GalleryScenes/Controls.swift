import SwiftUI

let controlScenes: [GalleryScene] = [
    GalleryScene("button-styles", width: 320, height: 110) {
        VStack(alignment: .leading) {
            HStack {
                Button("Automatic") {}
                Button("Prominent") {}.buttonStyle(.borderedProminent)
            }
            HStack(spacing: 14) {
                Button("Borderless") {}.buttonStyle(.borderless)
                Button("Plain") {}.buttonStyle(.plain)
                Button("Tinted") {}.buttonStyle(.bordered).tint(.purple)
            }
        }
    },
    GalleryScene("button-sizes", width: 330, height: 150) {
        VStack(alignment: .leading) {
            HStack {
                Button("Mini") {}.controlSize(.mini)
                Button("Small") {}.controlSize(.small)
                Button("Regular") {}
            }
            HStack {
                Button("Large") {}.controlSize(.large)
                Button("Disabled") {}.disabled(true)
            }
        }
        .buttonStyle(.bordered)
    },
    GalleryScene("button-shapes-and-roles", width: 330, height: 110) {
        VStack(alignment: .leading) {
            HStack {
                Button("Capsule") {}.buttonBorderShape(.capsule)
                Button("Rounded") {}.buttonBorderShape(.roundedRectangle(radius: 4))
                Button {
                } label: {
                    Image(systemName: "plus")
                }.buttonBorderShape(.circle)
            }
            HStack {
                Button("Delete", role: .destructive) {}
                Button("Delete", systemImage: "trash", role: .destructive) {}.buttonStyle(.borderedProminent)
            }
        }
        .buttonStyle(.bordered)
    },
    GalleryScene("button-custom-style", width: 160, height: 70) {
        Button("Book now") {}.buttonStyle(OutlinedButtonStyle())
    },
    GalleryScene("toggle-switch", width: 180, height: 184) {
        VStack {
            Toggle("Light", isOn: .constant(true))
            Toggle("Heating", isOn: .constant(false))
            Toggle("Alarm", isOn: .constant(true)).tint(.orange)
            Toggle("Locked", isOn: .constant(true)).disabled(true)
        }
    },
    GalleryScene("toggle-button", width: 200, height: 70) {
        HStack {
            Toggle("On", isOn: .constant(true))
            Toggle("Off", systemImage: "bell", isOn: .constant(false))
        }
        .toggleStyle(.button)
    },
    GalleryScene("toggle-custom-style", width: 160, height: 60) {
        Toggle("Milk", isOn: .constant(true)).toggleStyle(CheckToggleStyle())
    },
    GalleryScene("label-styles", width: 200, height: 150) {
        VStack(alignment: .leading) {
            Label("Automatic", systemImage: "star.fill")
            Label("Title only", systemImage: "star.fill").labelStyle(.titleOnly)
            Label("Icon only", systemImage: "star.fill").labelStyle(.iconOnly)
            Label("Both", systemImage: "airplane").labelStyle(.titleAndIcon).foregroundStyle(.tint)
            Label("Above", systemImage: "cart.fill").labelStyle(AboveLabelStyle())
        }
    },
    GalleryScene("labeled-content", width: 200, height: 80) {
        VStack {
            LabeledContent("Nights", value: "3")
            LabeledContent("Price", value: 129.5, format: .number)
        }
    },
    GalleryScene("refused-controls", width: 240, height: 190) {
        VStack {
            TextField("Name", text: .constant(""))
            Slider(value: .constant(0.5))
            Stepper("Count", value: .constant(1))
            Picker("Choice", selection: .constant(1)) { Text("One") }
        }
    },
]

private struct OutlinedButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.font(.headline).padding(10)
            .overlay(RoundedRectangle(cornerRadius: 10).strokeBorder(isEnabled ? .teal : .gray, lineWidth: 2))
            .foregroundStyle(.teal)
    }
}

private struct CheckToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle").foregroundStyle(.green)
            configuration.label.strikethrough(configuration.isOn)
        }
    }
}

private struct AboveLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon.foregroundStyle(.pink)
            configuration.title.font(.caption)
        }
    }
}
