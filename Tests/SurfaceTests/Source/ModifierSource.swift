import SwiftUI
import WidgetKit

/// Modifiers that widgets use; most have nothing to do in a picture, or are shown in the gallery.
struct ModifierSource: View {
    @State private var isShown = false
    @State private var choice = 1
    private let motion: Animation = .easeInOut(duration: 0.3)

    var body: some View {
        VStack {
            first
            second
            third
        }
        .background(Color(white: 0.5).ignoresSafeArea(edges: Edge.Set.all))
    }

    private var first: some View {
        Text("12").contentTransition(.numericText()).id(choice).transition(.opacity).animation(motion, value: choice)
            .contentShape(Rectangle()).allowsHitTesting(false).accessibility(label: Text("Twelve")).drawingGroup()
            .navigationTitle("Title").onTapGesture { choice += 1 }.gesture(TapGesture().onEnded { isShown = true })
            .simultaneousGesture(DragGesture(minimumDistance: 4)).transaction { $0.animation = nil }.task { await Task.yield() }
            .alert("Alert", isPresented: $isShown) { Button("OK") {} }.onChange(of: choice) { _, _ in isShown = false }
            .previewLayout(.sizeThatFits)
    }

    private var second: some View {
        Image(systemName: "star").brightness(0.1).saturation(0.5).hueRotation(.degrees(20)).luminanceToAlpha().compositingGroup()
            .rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0)).zIndex(1).controlSize(.small).buttonBorderShape(.capsule)
            .backgroundStyle(BackgroundStyle()).glassEffect().blendMode(BlendMode.multiply).widgetCurvesContent()
    }

    private var third: some View {
        Form {
            Picker("Choice", selection: $choice) { Text("One").tag(1) }.labelsHidden()
            TextField("Name", text: .constant(""))
            ColorPicker("Colour", selection: .constant(.red))
            Toggle("On", isOn: $isShown).toggleStyle(Checked())
        }
        .formStyle(.grouped)
        .toolbar { ToolbarItem { Text("Tool") } }
    }
}

extension View {
    /// A name that many widgets give a modifier of their own.
    fileprivate func scaledFont(_ size: CGFloat) -> some View { font(.system(size: size)).kerning(1).underline() }
}

/// Uses what is declared above, as a widget would.
struct ScaledSource: View {
    var body: some View { Text("Scaled").scaledFont(12) }
}

private struct Checked: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "checkmark" : "circle"); configuration.label
        }
    }
}

private struct Ring: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View { Circle().trim(from: 0, to: configuration.value).stroke(.red) }
}

/// Containers that widgets use.
struct ContainerSource: View {
    var isWide = false

    var body: some View {
        let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout {
            TimelineView(.periodic(from: .now, by: 60)) { context in Text(context.date, style: .time) }
            GeometryReader { (proxy: GeometryProxy) in Text("\(proxy.size.width)") }
            Grid {
                GridRow {
                    Text("A").gridColumnAlignment(.leading); Text("B").gridCellAnchor(.top)
                }
            }
            NavigationStack { List { Text("Row") } }
            Gauge(value: 0.3) { Text("Ring") }.gaugeStyle(Ring())
            ContentUnavailableView("Nothing", systemImage: "tray")
        }
    }

    @MainActor static func picture() -> CGImage? { ImageRenderer(content: Text("Drawn")).cgImage }
}
