import Foundation
import Testing

@Suite("A selector") struct SelectorTests {
    private final class Clock: NSObject {
        var ticks = 0
        func tick() { ticks += 1 }
    }

    @Test("is the same as its copy, and by a name as any other of that name (xcode.4)") func same() {
        let clock = Clock(), tick = Selector(clock.tick), copy = tick
        #expect(tick == copy && tick.hashValue == copy.hashValue)
        #expect(tick != Selector(clock.tick))
        #expect(Selector("tick") == NSSelectorFromString("tick") && Selector("tick") != Selector("tock"))
        copy._send(to: nil)
        #expect(clock.ticks == 1)
    }
}
