import Testing

@testable import CoreData

/// Nobody makes one: it is known by its name alone.
final class Rudder1: NSManagedObject {}

@Suite("Classes of managed objects") struct ManagedClassTests {
    @Test("a class is found beside any other of its module, whatever other modules have classes too (xcode.10)")
    func named() {
        for types in [[NSManagedObject.self, Boat1.self], [Boat1.self, NSManagedObject.self]] {
            #expect(ManagedClasses.named("Rudder1", besides: types) == Rudder1.self)
        }
        #expect(ManagedClasses.named("Rudder1", besides: [NSManagedObject.self]) == nil)
        #expect(ManagedClasses.named("Rudder2", besides: [Boat1.self]) == nil)
    }
}
