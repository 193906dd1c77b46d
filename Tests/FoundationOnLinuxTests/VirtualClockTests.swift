import CClockPage
import CVirtualClock
import Foundation
import OwnThreads
import Testing

@Suite("The virtual clock", .ownThreads)
struct VirtualClockTests {
    let scratch: Scratch
    let path: String
    /// 2031-05-20 12:00 UTC, in seconds since 1970.
    let moment = 1_937_044_800.0

    init() throws {
        scratch = try Scratch()
        path = "\(scratch.path)/clock"
    }

    private func set(_ seconds: Double, rate: Double = 1) throws {
        let page = try #require(vitrine_clock_page_create(path))
        vitrine_clock_page_set(page, vitrine_clock_real_now(), Int64(seconds * 1e9), rate)
        vitrine_clock_page_close(page)
    }

    @Test(
        "moves every way in which Foundation tells the time, and not the monotonic clock",
        arguments: ["Date", "now", "NSDate", "interval", "time"])
    func moves(source: String) throws {
        try set(moment)
        let child = try Child(scratch, ["VITRINE_CLOCK": path])
        #expect(abs(try child.seconds("time \(source)") - moment) < 30)
        #expect(abs(try child.seconds("time uptime") - ProcessInfo.processInfo.systemUptime) < 30)
        try set(moment + 86_400)
        #expect(abs(try child.seconds("time \(source)") - moment - 86_400) < 30)
    }

    @Test("the calendar follows")
    func calendar() throws {
        try set(moment)
        let child = try Child(scratch, ["VITRINE_CLOCK": path])
        #expect(try child.ask("time year") == "2031")
        #expect(try child.ask("time today") == "true")
    }

    @Test("stands still at rate 0 and runs fast at rate 1000")
    func rate() throws {
        try set(moment, rate: 0)
        let child = try Child(scratch, ["VITRINE_CLOCK": path])
        #expect(try child.seconds("time Date") == moment)
        #expect(try child.seconds("time NSDate") == moment)
        try set(moment, rate: 1000)
        let first = try child.seconds("time Date")
        let start = ContinuousClock.now
        _ = try child.seconds("time wait")
        let second = try child.seconds("time Date")
        #expect(second > first)
        #expect(second - first < Double((ContinuousClock.now - start).components.seconds + 2) * 1000)
    }

    /// 2021-05-20: a clock may stand before the machine's as well as after it.
    static let moments = [1_621_512_000.0, 1_937_044_800]

    @Test("a wait for half a virtual second ends in half a real one, wherever the clock stands", arguments: moments)
    func waits(moment: Double) throws {
        try set(moment)
        let child = try Child(scratch, ["VITRINE_CLOCK": path])
        for kind in ["wait", "lock", "semaphore", "wall-semaphore", "wall-timer"] {
            let waited = try child.seconds("time \(kind)")
            #expect(waited > 0.4 && waited < 10, "\(kind)")
        }
    }

    @Test("Dispatch waits for a span of time as long as it is, on a clock that stands still and on a fast one", arguments: [0.0, 1000])
    func semaphore(rate: Double) throws {
        try set(moment, rate: rate)
        let waited = try Child(scratch, ["VITRINE_CLOCK": path]).seconds("time semaphore")
        #expect(waited > 0.4 && waited < 10)
    }

    @Test("threads of Dispatch's pools are used again wherever the clock stands", arguments: moments)
    func threads(moment: Double) throws {
        try set(moment)
        #expect(try Child(scratch, ["VITRINE_CLOCK": path]).seconds("time threads") < 10)
    }

    @Test("without a page the time is real")
    func real() throws {
        #expect(abs(try Child(scratch).seconds("time Date") - Date().timeIntervalSince1970) < 30)
    }

    @Test(
        "a process whose page cannot be read does not start",
        arguments: [nil, Data(), Data(count: 4096), Data("VTNCLOC1".utf8), Data("VTNCLOC2".utf8)])
    func badPage(contents: Data?) throws {
        try contents?.write(to: URL(fileURLWithPath: path))
        #expect(try Child(scratch, ["VITRINE_CLOCK": path]).exitCode() == 70)
    }

    @Test("values that do not fit are held at the end of what fits")
    func extremes() throws {
        let page = try #require(vitrine_clock_page_create(path))
        defer { vitrine_clock_page_close(page) }
        vitrine_clock_page_set(page, 0, .max, 1)
        #expect(vitrine_clock_page_virtual(page, 10) == .max)
        vitrine_clock_page_set(page, .max, .min, 1e300)
        #expect(vitrine_clock_page_virtual(page, .min) == .min)
        vitrine_clock_page_set(page, 0, 0, .nan)
        #expect(vitrine_clock_page_virtual(page, 10) == 0)
        #expect(vitrine_clock_page_real(page, 10) == .max)
        vitrine_clock_page_set(page, 100, 1000, 2)
        #expect(vitrine_clock_page_virtual(page, 105) == 1010)
        #expect(vitrine_clock_page_real(page, 1010) == 105)
    }

    @Test("a reader never sees half a change")
    func coherent() throws {
        let page = try #require(vitrine_clock_page_create(path))
        let reader = try #require(vitrine_clock_page_open(path))
        vitrine_clock_page_set(page, 0, 0, 1)
        nonisolated(unsafe) let writing = page
        let writer = Thread { for step in Int64(0)..<200_000 { vitrine_clock_page_set(writing, step, step * 7, 1) } }
        writer.start()
        // Base and virtual base are changed together: virtual time minus real time is six times the base, whichever change is seen.
        while !writer.isFinished { #expect(vitrine_clock_page_virtual(reader, 0) % 6 == 0) }
    }

    @Test("a writer that stops or dies in the middle leaves what held before, to readers and to the next writer")
    func interrupted() throws {
        let page = try #require(vitrine_clock_page_create(path))
        vitrine_clock_page_set(page, 100, 1000, 2)
        // As far as a writer may come before it is taken off its processor: the next number, and half of a setting.
        page.pointee.sequence += 1
        page.pointee.settings.0.real_base = 7
        let reader = try #require(vitrine_clock_page_open(path))
        #expect(vitrine_clock_page_virtual(reader, 105) == 1010)
        let next = try #require(vitrine_clock_page_create(path))
        #expect(vitrine_clock_page_virtual(reader, 105) == 1010 && page.pointee.sequence % 2 == 0)
        vitrine_clock_page_set(next, 0, 50, 1)
        #expect(vitrine_clock_page_virtual(reader, 5) == 55 && vitrine_clock_page_real(page, 55) == 5)
        // The other copy, half written: nobody reads it until the next change, when it has to be whole.
        page.pointee.settings.1.virtual_base = 7
        let last = try #require(vitrine_clock_page_create(path))
        last.pointee.sequence += 1
        #expect(vitrine_clock_page_virtual(reader, 5) == 55)
    }

    @Test("in the test process the clock is reached and real")
    func reached() { #expect(vitrine_virtual_clock_is_reached() && !vitrine_virtual_clock_is_mapped()) }
}
