import SwiftUI
import Testing

private enum LengthKey: EnvironmentKey { static let defaultValue: CGFloat = 7 }

extension EnvironmentValues {
    fileprivate var length: CGFloat {
        get { self[LengthKey.self] }
        set { self[LengthKey.self] = newValue }
    }
}

private struct Length: View {
    let label: String
    @Environment(\.length) private var length
    var numbers: [Int] = [1, 2, 3]
    @Environment(\.colorScheme) private var scheme
    var body: some View { Color.red.frame(width: length, height: scheme == .dark ? 2 : 1) }
}

private struct Generic<Content: View, Value>: View {
    let value: Value
    @Environment(\.length) private var length
    let content: Content
    var body: some View { content.frame(width: length) }
}

private struct Measured: DynamicProperty {
    @Environment(\.length) private var length
    private(set) var doubled: CGFloat = 0
    mutating func update() { doubled = length * 2 }
}

private struct Composed: View {
    let padding: UInt8 = 1
    private var measured = Measured()
    var body: some View { Color.red.frame(width: measured.doubled) }
}

private struct Counting: View {
    @State private var count = 3
    @ScaledMetric(relativeTo: .body) private var side: CGFloat = 17
    var body: some View {
        let binding = $count
        binding.wrappedValue += 1
        return Color.red.frame(width: CGFloat(count), height: side)
    }
}

private final class Model: ObservableObject {
    var width: CGFloat = 12
}

private struct Reader: View {
    @EnvironmentObject private var model: Model
    @StateObject private var own = Model()
    @ObservedObject var given: Model
    var body: some View { Color.red.frame(width: model.width + own.width + given.width) }
}

/// State that an object sets up for the views within, as a Core Data stack does.
@MainActor private enum Harbour { static var isOpen = false }

private final class Opener: ObservableObject {
    let width: CGFloat = 3
    init() { MainActor.assumeIsolated { Harbour.isOpen = true } }
}

private struct Arrival: View {
    let foundOpen: Bool
    @Environment(\.length) private var length
    init() { foundOpen = Harbour.isOpen }
    var body: some View { Color.red.frame(width: foundOpen ? length : 0) }
}

private struct Opening: View {
    @StateObject private var opener = Opener()
    var body: some View { Arrival().environment(\.length, opener.width) }
}

private enum SumKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@MainActor @Suite("Properties of views") struct PropertyTests {
    @Test("private properties are fed where they lie")
    func environment() {
        let view = Length(label: "a long label that is not stored inline").environment(\.length, 33).environment(\.colorScheme, .dark)
        #expect(Render.fitting(view).contentSize == CGSize(width: 33, height: 2))
        #expect(Render.fitting(Length(label: "")).contentSize == CGSize(width: 7, height: 1))
    }

    @Test("generic views are fed by their own layout", arguments: [1, 2])
    func generics(_ turn: Int) {
        #expect(Render.fitting(Generic(value: UInt8(1), content: Color.red), 50, 5).contentSize.width == 7)
        #expect(Render.fitting(Generic(value: "a string", content: Length(label: "x")), 50, 5).contentSize.width == 7)
        #expect(Render.fitting(Generic(value: (1, 2.0, "x"), content: EmptyView()), 50, 5).contentSize.width == 0)
    }

    @Test("a dynamic property of one's own is fed, then updated")
    func composed() { #expect(Render.fitting(Composed().environment(\.length, 4)).contentSize.width == 8) }

    @Test("state keeps its value for the picture, scaled metrics follow the size of type")
    func state() {
        let picture = Render.fitting(Counting(), environment: Render.environment(size: .accessibility5))
        #expect(picture.contentSize == CGSize(width: 4, height: 48))
    }

    @Test("objects come from the environment, are kept or handed over")
    func objects() {
        let model = Model()
        model.width = 1
        #expect(Render.fitting(Reader(given: model).environmentObject(model), nil, 5).contentSize.width == 14)
    }

    @Test("a state object is made before the body is asked: what it sets up is there when views within are made")
    func stateObject() {
        Harbour.isOpen = false
        #expect(Render.fitting(Opening(), nil, 5).contentSize.width == 3)
    }

    @Test("the environment is changed for what is inside only")
    func scope() {
        let view = HStack(spacing: 0) {
            Length(label: "").environment(\.length, 1)
            Length(label: "").transformEnvironment(\.length) { $0 += 1 }
            Length(label: "")
        }
        #expect(Render.fitting(view).frames("Color").map(\.width) == [1, 8, 7])
    }

    @Test("preferences are reduced in source order and read where they rise")
    func preferences() {
        var read: [Int] = []
        let view = VStack {
            Color.red.preference(key: SumKey.self, value: 1)
            Group { Color.red.preference(key: SumKey.self, value: 2) }.transformPreference(SumKey.self) { $0 *= 10 }
            GeometryReader { _ in Color.red.preference(key: SumKey.self, value: 100) }
        }.onPreferenceChange(SumKey.self) { read.append($0) }
        let picture = Render.tile(view)
        // Once before layout, once more for what the geometry reader's view gave.
        #expect(read == [21, 121])
        #expect(picture.preferences.value(of: SumKey.self) == 121)
    }
}
