import Combine
import Foundation
import SwiftUI
import Testing

private final class Counter: ObservableObject {
    @Published var count = 3
}

@Observable private final class Shop {
    var name = "Corner shop"
}

private enum Season: String { case spring, autumn }

/// Names that widget source would give its own values.
extension EnvironmentValues {
    @Entry fileprivate var season: String = "spring"
    /// A value without a type: it is taken from the value, "=" and all.
    @Entry fileprivate var tables = ["a = b": 4].count + 3
    @Entry fileprivate var note: String?
}

extension Transaction {
    @Entry fileprivate var isFirst: Bool = false
}

@MainActor @Suite("Property wrappers in a picture") struct PropertyWrapperTests {
    @Test("@State shows its first value, and what init wrote") func state() {
        struct Shown: View {
            @State private var first = "first"
            @State private var second: String
            init() { _second = State(initialValue: "second") }
            var body: some View { Text("\(first) and \(second)") }
        }
        #expect(Drawn.words(Shown()) == ["first and second"])
    }

    @Test("@Binding reads what its owner has") func binding() {
        struct Child: View {
            @Binding var name: String
            @Binding var isOn: Bool
            var body: some View { Text(name + (isOn ? " on" : " off")) }
        }
        struct Owner: View {
            @State private var name = "lamp"
            var body: some View { Child(name: $name, isOn: .constant(true)) }
        }
        #expect(Drawn.words(Owner()) == ["lamp on"])
    }

    @Test("a binding of a collection gives bindings of its elements") func elements() {
        struct Rows: View {
            @State private var names = ["a", "b"]
            var body: some View { ForEach($names, id: \.wrappedValue) { Text($0.wrappedValue) } }
        }
        #expect(Drawn.words(Rows()) == ["a", "b"])
    }

    @Test("a binding of an optional is there when the value is") func optional() {
        var kept: Int? = 4
        let whole = Binding(get: { kept }, set: { kept = $0 })
        Binding(whole)?.wrappedValue = 5
        #expect(kept == 5)
        kept = nil
        #expect(Binding(whole) == nil)
    }

    @Test("objects: @StateObject, @ObservedObject and @EnvironmentObject read published values") func objects() {
        struct Leaf: View {
            @EnvironmentObject var counter: Counter
            var body: some View { Text("leaf \(counter.count)") }
        }
        struct Branch: View {
            @ObservedObject var counter: Counter
            @Binding var count: Int
            var body: some View {
                VStack {
                    Text("branch \(counter.count) \(count)"); Leaf()
                }
            }
        }
        struct Root: View {
            @StateObject private var counter = Counter()
            var body: some View { Branch(counter: counter, count: $counter.count).environmentObject(counter) }
        }
        #expect(Drawn.words(Root()) == ["branch 3 3", "leaf 3"])
    }

    @Test("an object says that it will change") func objectWillChange() {
        let counter = Counter()
        var changes = 0
        let token: AnyCancellable = counter.objectWillChange.sink { changes += 1 }
        counter.count = 4
        token.cancel()
        counter.count = 5
        #expect(changes == 1)
    }

    @Test("@Observable objects: kept, bound, and read from the environment by their type") func observable() {
        struct Child: View {
            @Environment(Shop.self) private var shop
            @Bindable var bound: Shop
            var body: some View { Text("\(shop.name), \($bound.name.wrappedValue)") }
        }
        struct Root: View {
            @State private var shop = Shop()
            var body: some View { Child(bound: shop).environment(shop) }
        }
        #expect(Drawn.words(Root()) == ["Corner shop, Corner shop"])
    }

    @Test("an object that may be missing is nil") func missingObservable() {
        struct Asking: View {
            @Environment(Shop.self) private var shop: Shop?
            var body: some View { Text(shop?.name ?? "none") }
        }
        #expect(Drawn.words(Asking()) == ["none"])
        #expect(Drawn.words(Asking().environment(Shop())) == ["Corner shop"])
    }

    @Test("@Entry makes a value of the environment, with and without a type") func entry() {
        struct Shown: View {
            @Environment(\.season) private var season
            @Environment(\.tables) private var tables
            @Environment(\.note) private var note
            var body: some View { Text("\(season) \(tables) \(note ?? "-")") }
        }
        #expect(Drawn.words(Shown()) == ["spring 4 -"])
        #expect(Drawn.words(Shown().environment(\.season, "autumn").environment(\.note, "!")) == ["autumn 4 !"])
        var transaction = Transaction()
        transaction.isFirst = true
        #expect(transaction.isFirst && !Transaction().isFirst)
    }

    @Test("@AppStorage reads and writes the store it is given, or the one above it") func appStorage() throws {
        let name = "surface-tests-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        struct Shown: View {
            @AppStorage("count") private var count = 1
            @AppStorage("season") private var season = Season.spring
            @AppStorage("missing") private var missing: String?
            var body: some View { Text("\(count) \(season.rawValue) \(missing ?? "-")") }
        }
        #expect(Drawn.words(Shown().defaultAppStorage(store)) == ["1 spring -"])
        store.set(7, forKey: "count")
        store.set("autumn", forKey: "season")
        store.set("found", forKey: "missing")
        #expect(Drawn.words(Shown().defaultAppStorage(store)) == ["7 autumn found"])
        // What is stored and no season is none.
        store.set("monsoon", forKey: "season")
        #expect(Drawn.words(Shown().defaultAppStorage(store)) == ["7 spring found"])
        let count = AppStorage(wrappedValue: 0, "count", store: store)
        count.wrappedValue = 9
        #expect(store.integer(forKey: "count") == 9)
    }

    @Test("a dynamic property of the widget's own is fed before body") func dynamicProperty() {
        struct Shown: View {
            @Doubled var points: Double
            init() { _points = Doubled(4) }
            var body: some View { Text("\(Int(points))") }
        }
        #expect(Drawn.words(Shown().environment(\.displayScale, 2)) == ["8"])
    }
}

@propertyWrapper private struct Doubled: DynamicProperty {
    @Environment(\.displayScale) private var scale
    private let base: Double
    private var value = 0.0
    init(_ base: Double) { self.base = base }
    var wrappedValue: Double { value }
    mutating func update() { value = base * scale }
}
