import Combine
import Foundation
import SwiftUI
import Testing

@Suite("A view that appears") @MainActor struct AppearanceTests {
    private struct Growing: View {
        @State private var isShown = false
        var body: some View { Text(isShown ? "shown" : "waiting").onAppear { isShown.toggle() } }
    }

    private final class Tide: ObservableObject {
        @Published var level = 0
    }

    private struct Watching: View {
        @StateObject private var tide = Tide()
        let name: String
        var body: some View { Text("\(name)\(tide.level)").onAppear { tide.level += 1 } }
    }

    private struct Measuring: View {
        @State private var width: CGFloat = 0
        var body: some View {
            VStack {
                Color.red.background(GeometryReader { proxy in Color.clear.onAppear { width = proxy.size.width } })
                Text("\(Int(width))")
            }
        }
    }

    private struct Counting: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Text("\(count)").onChange(of: 7, initial: true) { count += 1 }
                // Comes with the second evaluation, and is told then.
                if count > 0 { Color.blue.onAppear { count += 10 } }
                ViewThatFits {
                    Color.green.frame(width: 9_000).onAppear { count += 100 }
                    Color.green
                }
            }
        }
    }

    private struct Level: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private struct Rising: View {
        @State private var level = 0
        var body: some View {
            VStack {
                Text("\(level)")
                Color.red.preference(key: Level.self, value: 3)
            }.onPreferenceChange(Level.self) { level = $0 }
        }
    }

    private struct Following: View {
        @State private var first = 0
        @State private var second = 0
        @State private var third = 0
        var body: some View {
            Text("\(first) \(second) \(third)").onAppear { first = 1 }
                .onChange(of: first) { second = first + 1 }
                .onChange(of: second) { old, new in third = new * 10 + old }
        }
    }

    private struct Endless: View {
        @State private var count = 0
        var body: some View { Text("\(count)").onAppear { count = 1 }.onChange(of: count) { count += 1 } }
    }

    private final class Log: ObservableObject {
        @Published var lines = ["low"]
    }

    private struct Receiving: View {
        @StateObject private var log = Log()
        @State private var number = 0
        @State private var lines = ""
        var body: some View {
            VStack {
                Text("\(number)").onReceive(Just(7)) { number += $0 }
                Text(lines).onReceive(log.$lines) { lines = $0.joined(separator: ",") }.onAppear { log.lines.append("high") }
            }
        }
    }

    private func words<V: View>(_ view: V) -> [String] {
        ViewRenderer().render(view, size: CGSize(width: 150, height: 150)).nodes.compactMap(\.text)
    }

    @Test("is drawn with what it does then, in each picture from its first state (xcode.10)") func state() {
        let view = Growing()
        #expect(words(view) == ["shown"] && words(view) == ["shown"])
        #expect(
            words(
                HStack {
                    Growing(); Growing()
                }) == ["shown", "shown"])
    }

    @Test("is told once, and what it is told of may change objects (xcode.10)") func objects() {
        #expect(
            words(
                VStack {
                    Watching(name: "a"); Watching(name: "b")
                }) == ["a1", "b1"])
        let view = Watching(name: "c")
        #expect(words(view) == ["c1"] && words(view) == ["c1"])
    }

    @Test("may take its measure from its place (xcode.10)") func measure() { #expect(words(Measuring()) == ["150"]) }

    @Test("may show views that appear in turn; what is not shown is told nothing (xcode.10)") func turns() {
        #expect(words(Counting()) == ["11"])
    }

    @Test("is told of values that its doing has changed, a bounded number of times (xcode.10)") func changes() {
        let view = Following()
        #expect(words(view) == ["1 2 20"] && words(view) == ["1 2 20"])
        #expect(words(Endless()).count == 1)
    }

    @Test("is told what a publisher says at once, and what it says because something appeared (xcode.10)") func publishers() {
        let view = Receiving()
        #expect(words(view) == ["7", "low,high"] && words(view) == ["7", "low,high"])
    }

    private struct Sized: View {
        @State private var width: CGFloat = 0
        var body: some View {
            VStack {
                Color.red.onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    width = $0
                }
                Text("\(Int(width))")
            }
        }
    }

    @Test("may follow a preference that rises, or its geometry (xcode.10)") func preferences() {
        #expect(words(Rising()) == ["3"] && words(Sized()) == ["150"])
    }

    @Test("is drawn with its own background where it is one of several (xcode.7)") func alone() {
        let views = AnyView(
            Group {
                Text("bare")
                Text("blue").containerBackground(.blue, for: ContainerBackgroundPlacement(name: "widget"))
            })
        func background(_ index: Int) -> Bool {
            ViewRenderer().showing(only: index).render(views, size: CGSize(width: 90, height: 90)).background != nil
        }
        #expect(!background(0) && background(1))
    }
}
