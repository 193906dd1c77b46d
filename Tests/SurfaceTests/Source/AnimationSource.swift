import SwiftUI

/// Animations, transitions, gestures and effects as apps' views write them, which widgets share with their apps.
struct AnimationSource: View {
    struct Pose: Equatable {
        var scale = 1.0
        var angle = Angle.zero
        var offset = CGSize.zero
    }

    enum Phase: CaseIterable { case rest, jump }

    struct Turned: GeometryEffect {
        var angle: Double
        var animatableData: Double {
            get { angle }
            set { angle = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: size.width * angle, y: 0))
        }
    }

    struct Bump: AnimatableModifier {
        var amount: CGFloat
        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
        func body(content: Content) -> some View { content.padding(amount) }
    }

    struct Twirl: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.rotationEffect(.degrees(phase.isIdentity ? 0 : 180)).opacity(phase.value == 0 ? 1 : 0)
        }
    }

    struct Steps: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time > 1 ? nil : value.scaled(by: time.rounded())
        }
    }

    @State private var isOn = false
    private let bare: Animation? = .timingCurve(0.2, 0, 0, 1, duration: 0.4)
    private let all: [Animation] = [
        .smooth(duration: 0.3), .snappy(duration: 0.3, extraBounce: 0.1), .bouncy(extraBounce: 0.1), .spring(), .spring(.bouncy),
        .spring(duration: 0.4, bounce: 0.2), .interactiveSpring(),
        .interactiveSpring(response: 0.2, dampingFraction: 0.7, blendDuration: 0),
        .interpolatingSpring(stiffness: 100, damping: 10), .interpolatingSpring(mass: 1, stiffness: 2, damping: 3, initialVelocity: 0),
        .interpolatingSpring(duration: 0.3, bounce: 0.1), .interpolatingSpring(.smooth), .timingCurve(.easeIn, duration: 1),
        Animation(Steps()), .easeIn.logicallyComplete(after: 0.2),
    ]

    var body: some View {
        VStack {
            animators
            transitions
            gestures
            Text("turned").modifier(Turned(angle: 0.1)).modifier(Bump(amount: 2)).modifier(Turned(angle: 0).ignoredByLayout())
            Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center, angle: .degrees(20)))
            Rectangle().fill(.ellipticalGradient(Gradient(colors: [.red, .blue])))
            Rectangle().fill(.radialGradient(stops: [.init(color: .red, location: 0)], startRadius: 0, endRadius: 9))
            Rectangle().fill(AngularGradient(stops: [.init(color: .red, location: 0)], center: .center, angle: .zero))
            Text("shaded").colorEffect(ShaderLibrary.checker(.float(10), .color(.red))).layerEffect(
                ShaderLibrary.default.blur(.boundingRect), maxSampleOffset: .zero, isEnabled: false)
        }
        .animation(bare, value: isOn)
        .animation(.default) { $0.opacity(isOn ? 1 : 0.9) }
        .transaction {
            $0.addAnimationCompletion {}
        } body: {
            $0.padding(1)
        }
    }

    private var animators: some View {
        VStack {
            PhaseAnimator(Phase.allCases) {
                Text($0 == .rest ? "first" : "second")
            } animation: { _ in
                .bouncy
            }
            Text("a").phaseAnimator([0.5, 1]) { view, phase in view.opacity(phase) }
            Text("b").phaseAnimator([true, false], trigger: isOn) {
                $0.bold($1)
            } animation: {
                $0 ? .smooth : nil
            }
            Text("c").keyframeAnimator(initialValue: Pose(), trigger: isOn) { view, pose in
                view.scaleEffect(pose.scale).rotationEffect(pose.angle).offset(pose.offset)
            } keyframes: { _ in
                KeyframeTrack(\.scale) {
                    CubicKeyframe(1.2, duration: 0.2)
                    SpringKeyframe(1, duration: 0.3, spring: .bouncy)
                }
                KeyframeTrack(\.angle) { LinearKeyframe(.degrees(5), duration: 0.2, timingCurve: .circularEaseIn) }
                KeyframeTrack(\.offset) { MoveKeyframe(CGSize(width: 1, height: 0)) }
            }
            KeyframeAnimator(initialValue: 3.0) {
                Text("\(Int($0)) d")
            } keyframes: { _ in
                LinearKeyframe(4.0, duration: 1)
            }
        }
    }

    private var transitions: some View {
        VStack {
            Text("d").transition(.opacity).transition(.move(edge: .leading).combined(with: .opacity)).transition(.offset(x: 3))
            Text("e").transition(Twirl()).transition(.blurReplace).transition(Twirl().combined(with: OpacityTransition()))
            Text("f").transition(AsymmetricTransition(insertion: Twirl(), removal: .scale))
            Text("g").transition(AnyTransition(Twirl())).transition(.modifier(active: Bump(amount: 9), identity: Bump(amount: 0)))
                .scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) }
                .sensoryFeedback(.impact(weight: .heavy), trigger: isOn).keyboardShortcut("s").hoverEffect(.lift).help("help")
                .contextMenu { Button("x") {} }.swipeActions { Button("y") {} }.handGestureShortcut(.primaryAction)
        }
    }

    private var gestures: some View {
        Text("h").gesture(MagnifyGesture().simultaneously(with: RotateGesture()).onEnded { _ = $0.first?.magnification })
            .simultaneousGesture(AnyGesture(TapGesture()), isEnabled: false)
            .onLongPressGesture(
                minimumDuration: 1, pressing: { _ in },
                perform: {
                    withAnimation(.snappy) {
                        isOn = true
                    } completion: {
                    }
                })
    }
}
