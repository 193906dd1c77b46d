import SwiftUI

/// Widget source with names of the newer systems, as any team would write them.
struct NewerNamesSource: View {
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var iconWidth
    @Environment(\.backgroundStyle) private var backgroundStyle
    @Environment(\.lineHeight) private var lineHeight
    @Environment(\.fontResolutionContext) private var fontContext
    @Environment(\.symbolVariableValueMode) private var valueMode
    @Environment(\.buttonSizing) private var sizing
    @Environment(\.materialActiveAppearance) private var appearance
    @Environment(\.headerProminence) private var prominence
    @AccessibilityFocusState private var isRead: Bool
    @AccessibilityFocusState(for: .voiceOver) private var readField: Int?
    @GestureState(resetTransaction: Transaction()) private var drag: CGSize?
    @Namespace private var namespace

    private var animation: Animation { Animation(Slow()) }

    struct Slow: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time < 2 ? value.scaled(by: time / 2) : nil
        }
    }

    var body: some View {
        VStack {
            shapes
            texts
            controls
            spoken
        }
    }

    @ViewBuilder private var shapes: some View {
        ConcentricRectangle(corners: .concentric(minimum: 8), isUniform: true).fill(.red.gradient)
        Rectangle().fill(.blue).stroke(.red, lineWidth: 2).strokeBorder(.green)
        Color.blue.mix(with: .white, by: 0.3, in: .perceptual).clipShape(.rect(corners: .concentric, isUniform: true))
        Color.green.exposureAdjust(1).clipShape(.rect(uniformTopCorners: 12, uniformBottomCorners: .concentric))
            .containerShape(.rect(cornerRadius: 20))
        Image(systemName: "wifi", variableValue: 0.5).symbolVariableValueMode(.draw).symbolColorRenderingMode(.gradient)
        Circle().fill(
            .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).in(CGRect(x: 0, y: 0, width: 9, height: 9)))
        GeometryReader { proxy in Text("\(proxy.containerCornerInsets.topLeading.width)") }
        Text("drawn").drawingGroup(opaque: false, colorMode: .linear).visualEffect { effect, _ in effect.blendMode(.multiply) }
    }

    @ViewBuilder private var texts: some View {
        Text("scaled").font(.body.scaled(by: 1.5).lowercaseSmallCaps(true)).lineHeight(.loose)
        Text("sized").font(.title.pointSize(20)).multilineTextAlignment(strategy: .writingDirectionBased)
        Text("written").writingDirection(strategy: .contentBased)
        Text(.now, style: .date).textVariant(.sizeDependent)
        Text("resolved \(Int(Font.body.resolve(in: fontContext).pointSize))")
    }

    @ViewBuilder private var controls: some View {
        ControlGroup("Group") { Text("in a group") }.controlGroupStyle(.navigation)
        DisclosureGroup("Line") { Text("hidden") }.disclosureGroupStyle(.automatic)
        Label("labelled", systemImage: "star").labelIconToTitleSpacing(4).labelReservedIconWidth(30)
        Button("pressed") {}.buttonSizing(.flexible).buttonStyle(.glass(.regular.tint(.red)))
        Button(role: .close) {}
        Text("glass").glassEffectTransition(.materialize).backgroundExtensionEffect()
        Text("gestures").simultaneousGesture(TapGesture(), name: "tap").gesture(
            DragGesture().updating($drag) { value, state, _ in state = value.predictedEndTranslation })
        Text("mirrored").layoutDirectionBehavior(.mirrors).headerProminence(.increased)
        Text("transition").transition(.symbolEffect(.appear)).materialActiveAppearance(.active)
    }

    @ViewBuilder private var spoken: some View {
        Text("spoken")
            .accessibilityLabel { label in
                label
                Text("and more")
            }
            .accessibilityDirectTouch(options: .silentOnTouch).accessibilityFocused($isRead).accessibilityFocused($readField, equals: 3)
            .accessibilityZoomAction { action in if action.direction == .zoomIn { isRead = true } }
            .accessibilityDragPoint(.leading, description: "start").accessibilityScrollAction { _ in }
        Text("rotors")
            .accessibilityRotor("Fruit") {
                AccessibilityRotorEntry("Apple", id: 1)
                AccessibilityRotorEntry(Text("Pear"), id: 2, in: namespace)
            }
            .accessibilityRotor(.headings) { ForEach(0..<2, id: \.self) { AccessibilityRotorEntry("Row", id: $0) } }
            .accessibilityRotorEntry(id: 3, in: namespace)
    }
}
