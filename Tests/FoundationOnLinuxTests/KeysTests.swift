import Foundation
import FoundationMissing
import OwnThreads
import Testing

private class Ship: NSObject {
    var name: String
    let weight: Int?
    init(_ name: String, _ weight: Int?) { (self.name, self.weight) = (name, weight) }
}

private final class Ferry: Ship {
    let owner = ["town": "Malmö"]
}

@Suite("What Foundation asks by names", .ownThreads) struct KeysTests {
    private let ships = [Ship("b", 3), Ship("A", nil), Ferry("c", 1)]

    private func names(_ order: NSSortDescriptor...) -> [String] {
        NSArray(array: ships).sortedArray(using: order).compactMap { ($0 as? Ship)?.name }
    }

    @Test("xcode.10: an order is named by a property, and what is missing comes first") func orders() {
        #expect(names(NSSortDescriptor(key: "weight", ascending: true)) == ["A", "c", "b"])
        #expect(names(NSSortDescriptor(key: "weight", ascending: false)) == ["b", "c", "A"])
        #expect(names(NSSortDescriptor(keyPath: \Ship.weight, ascending: true)) == ["A", "c", "b"])
        // Nothing has the name: the order stays.
        #expect(names(NSSortDescriptor(key: "length", ascending: true)) == ["b", "A", "c"])
        let order = NSSortDescriptor(key: "name", ascending: true)
        #expect(order.key == "name" && order.ascending && (order.reversedSortDescriptor as? NSSortDescriptor)?.ascending == false)
        #expect(order == NSSortDescriptor(key: "name", ascending: true) && order != NSSortDescriptor(key: "name", ascending: false))
    }

    @Test("xcode.10: any object answers to the names of what it stores, and to paths of them") func storedValues() {
        let ferry = ships[2]
        #expect(ferry.value(forKey: "name") as? String == "c" && ferry.value(forKey: "weight") as? Int == 1)
        #expect(ferry.value(forKeyPath: "owner.town") as? String == "Malmö")
        #expect(ferry.value(forKey: "length") == nil && ships[1].value(forKey: "weight") == nil)
        // A class with an answer of its own gives that.
        #expect(NSArray(array: ships).value(forKey: "name") as? [String] == ["b", "A", "c"])
    }

    private final class Bell: NSObject {
        let tone = "deep"
        func ring() {}
    }

    @Test("xcode.10: an object has the methods of its type, and none that is known by its name alone") func responding() {
        let bell = Bell(), ring = Selector(Bell.ring)
        #expect(bell.responds(to: ring) && !ships[0].responds(to: ring) && !bell.responds(to: NSSelectorFromString("ring")))
        #expect(bell.responds(to: Selector(reads: "Bell.tone")) && !ships[0].responds(to: Selector(reads: "Bell.tone")))
        #expect(!Bell.responds(to: ring) && Bell.value(forKey: "tone") == nil)
    }

    @Test("xcode.10: an order compares by a function or by a method of the values") func comparators() {
        #expect(names(NSSortDescriptor(key: "name", ascending: true)) == ["A", "b", "c"])
        let reverse = NSSortDescriptor(key: "name", ascending: true) { one, other in
            guard let one = one as? String, let other = other as? String else { return .orderedSame }
            return one < other ? .orderedDescending : .orderedAscending
        }
        #expect(names(reverse) == ["c", "b", "A"])
        let words = NSArray(array: ["b", "A", "c"])
        let alike = NSSortDescriptor(key: nil, ascending: true, selector: Selector(NSString.caseInsensitiveCompare(_:)))
        #expect(words.sortedArray(using: [alike]) as? [String] == ["A", "b", "c"])
        let plain = NSSortDescriptor(key: "self", ascending: true)
        #expect(NSArray(array: [3, 1, 2]).sortedArray(using: [plain]) as? [Int] == [1, 2, 3])
    }

    @Test("xcode.10: dictionaries have their keys, and predicates ask the same values") func values() {
        let rows: [NSDictionary] = [["town": "Rom"], ["town": "Bern"], [:]]
        let sorted = NSArray(array: rows).sortedArray(using: [NSSortDescriptor(key: "town", ascending: true)]) as? [NSDictionary]
        #expect(sorted?.map { $0["town"] as? String } == [nil, "Bern", "Rom"])
        #expect(NSPredicate(format: "weight > 2 OR name == %@", "c").evaluate(with: ships[0]))
        #expect(!NSPredicate(format: "weight > 2 OR name == %@", "x").evaluate(with: ships[1]))
        #expect(NSPredicate(format: "owner.town BEGINSWITH 'Mal'").evaluate(with: ships[2]))
    }

    @Test("xcode.10: a predicate has names with a $ for what is said later, and asks of each of a collection") func variables() {
        let heavier = NSPredicate(format: "weight > $weight AND name != $other.name")
        #expect(heavier.evaluate(with: ships[0], substitutionVariables: ["weight": 2, "other": ships[1]]))
        #expect(!heavier.evaluate(with: ships[0], substitutionVariables: ["weight": 2, "other": ships[0]]))
        #expect(!heavier.withSubstitutionVariables(["weight": 3]).evaluate(with: ships[0]))
        let more = heavier.withSubstitutionVariables(["weight": 2])
        #expect(more.evaluate(with: ships[0]) && !more.evaluate(with: ships[0], substitutionVariables: ["weight": 4]))
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [heavier, NSPredicate(format: "name IN $names")])
        #expect(both.evaluate(with: ships[0], substitutionVariables: ["weight": 2, "names": ["b"]]))

        let fleet: NSDictionary = ["ships": ships, "least": 1]
        #expect(NSPredicate(format: "SUBQUERY(ships, $ship, $ship.weight > 0 AND $ship.name != %@).@count == 1", "c").evaluate(with: fleet))
        #expect(NSPredicate(format: "SUBQUERY(ships, $ship, $ship.weight > least).@count == 1").evaluate(with: fleet))
        #expect(
            !NSPredicate(format: "'A' IN SUBQUERY(ships, $ship, $ship.weight > $least).name")
                .evaluate(with: fleet, substitutionVariables: ["least": 0]))
    }

    @Test("xcode.11: an observer is told what it asked for by a selector, until it is removed") func notifications() {
        final class Clock: NSObject {
            var ticks: [String] = []
            func tick(_ note: Notification) { ticks.append(note.name.rawValue) }
            func tock() { ticks.append("tock") }
        }
        let center = NotificationCenter(), clock = Clock(), name = Notification.Name("tick")
        center.addObserver(clock, selector: Selector(Clock.tick(_:)), name: name, object: nil)
        center.addObserver(clock, selector: Selector(clock.tock), name: nil, object: nil)
        center.post(name: name, object: nil)
        center.removeObserver(clock, name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(clock.ticks.sorted() == ["tick", "tock", "tock"])
        center.removeObserver(clock)
        center.post(name: name, object: nil)
        #expect(clock.ticks.count == 3)
    }

    @Test("xcode.11: who is named by its type is not kept, and a token still ends what it stands for") func weakObservers() {
        final class Clock: NSObject {
            func tick() { Issue.record("it is gone") }
        }
        let center = NotificationCenter(), name = Notification.Name("tick")
        var clock: Clock? = Clock()
        weak let seen = clock
        center.addObserver(clock!, selector: Selector(Clock.tick), name: name, object: nil)
        clock = nil
        #expect(seen == nil)
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in Issue.record("it was removed") }
        center.removeObserver(token)
        center.post(name: name, object: nil)
    }

    @Test("xcode.11: a selector calls what fits, and nothing else") func selectors() {
        final class Lamp: NSObject {
            var isOn = false
            func light(_ hours: Int) -> String {
                isOn = true
                return "\(hours)"
            }
            func put(_ hours: Int, _ out: String) { isOn = hours == 1 && out != "out" }
        }
        let lamp = Lamp()
        #expect(Selector(Lamp.light(_:))._send(to: lamp, 3) as? String == "3")
        #expect(Selector(Lamp.light(_:))._send(to: lamp, "three") == nil)
        #expect(Selector(Lamp.light(_:))._send(to: "lamp", 3) == nil)
        #expect(lamp.perform(Selector(lamp.light(_:)), with: 4) as? String == "4")
        Selector(lamp.put)._send(to: nil, 2, "out")
        #expect(!lamp.isOn)
        #expect(Selector("light")._send(to: lamp, 3) == nil && NSStringFromSelector(Selector("light")) == "light")
    }

    @Test("xcode.11: what nobody can tell is observed without a call, and its first value is told") func observing() {
        let ship = Ship("Vasa", 1)
        var told: [String?] = []
        let observation = ship.observe(\.name, options: [.initial, .new]) { _, change in told.append(change.newValue) }
        ship.name = "Wasa"
        #expect(told == ["Vasa"])
        observation.invalidate()
    }

    @Test("xcode.11: defaults tell what this process sets, each change once") func defaults() throws {
        let child = try Child(try Scratch())
        #expect(try child.ask("observe group.a") == "ok")
        #expect(
            try child.ask("set group.a k 1") == "ok" && child.ask("set group.a other 2") == "ok" && child.ask("set group.a k 1") == "ok")
        #expect(try child.ask("set group.a k 2") == "ok" && child.ask("observed") == "nil>1 1>2")
        #expect(try child.ask("unobserve") == "ok" && child.ask("set group.a k 3") == "ok" && child.ask("observed") == "nil>1 1>2")
    }
}
