@testable import Charts
import Foundation
import SwiftUI
import Testing

@Suite("Round marks of axes") struct TicksTests {
    @Test("0 to 97 has marks every 20 up to 100")
    func roundEnds() {
        let step = Ticks.step(for: 97, desiredCount: 5)
        #expect(step == 20)
        #expect(Ticks.around(0, 97, step: step) == [0, 20, 40, 60, 80, 100])
        #expect(Ticks.inside(0, 97, step: step) == [0, 20, 40, 60, 80])
    }

    @Test(
        "steps are 1, 2 or 5 times a power of ten",
        arguments: [
            (1.0, 5.0, 0.2), (10, 5, 2), (7, 5, 1), (30, 5, 5), (400, 5, 100), (97, 3, 50), (0.003, 5, 0.0005), (1e9, 4, 2e8),
        ])
    func steps(span: Double, count: Double, step: Double) {
        #expect(Ticks.step(for: span, desiredCount: count) == step)
    }

    @Test("marks of decimal steps are the decimals themselves")
    func decimals() {
        #expect(Ticks.inside(0, 1, step: 0.1) == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
        #expect(Ticks.inside(-0.6, 0.6, step: 0.2) == [-0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6])
        #expect(Ticks.inside(0, 0.002, step: 0.0005) == [0, 0.0005, 0.001, 0.0015, 0.002])
        #expect(Ticks.around(-30, 97, step: 20) == [-40, -20, 0, 20, 40, 60, 80, 100])
    }

    @Test("what no axis can show gives no marks and no trap")
    func hostile() {
        #expect(Ticks.inside(0, 1, step: 0).isEmpty)
        #expect(Ticks.inside(0, 1, step: .nan).isEmpty)
        #expect(Ticks.inside(0, .infinity, step: 1).isEmpty)
        #expect(Ticks.inside(0, 1e9, step: 1e-9).isEmpty)
        #expect(Ticks.around(1, 0, step: 1).isEmpty)
        #expect(Ticks.step(for: .nan, desiredCount: 5) == 1)
        #expect(Ticks.step(for: .infinity, desiredCount: 5) == 1)
        #expect(Ticks.step(for: 10, desiredCount: 0) == 1)
    }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    private func seconds(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Double {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))?.timeIntervalSinceReferenceDate ?? .nan
    }

    @Test("dates step by what the calendar has")
    func dates() {
        let year = seconds(2027, 1, 1) - seconds(2026, 1, 1)
        #expect(DateStride.best(for: year, desiredCount: 6) == DateStride(.month, 3))
        #expect(DateStride.best(for: 86400, desiredCount: 5) == DateStride(.hour, 6))
        #expect(DateStride.best(for: 5 * 86400, desiredCount: 6) == DateStride(.day, 1))
        #expect(DateStride.best(for: 40 * 86400, desiredCount: 6) == DateStride(.weekOfYear, 1))
        #expect(DateStride.best(for: 3, desiredCount: 6) == DateStride(.second, 1))
        #expect(DateStride.best(for: 25 * year, desiredCount: 6) == DateStride(.year, 5))
    }

    @Test("steps of several units begin at whole multiples")
    func beginnings() {
        let quarters = DateStride(.month, 3).inside(seconds(2026, 2, 10), seconds(2026, 12, 1), calendar)
        #expect(quarters == [seconds(2026, 4, 1), seconds(2026, 7, 1), seconds(2026, 10, 1)])
        let hours = DateStride(.hour, 6).inside(seconds(2026, 2, 10, 5), seconds(2026, 2, 11, 1), calendar)
        #expect(hours == [seconds(2026, 2, 10, 6), seconds(2026, 2, 10, 12), seconds(2026, 2, 10, 18), seconds(2026, 2, 11)])
        let around = DateStride(.year, 5).around(seconds(2022, 3, 1), seconds(2031, 3, 1), calendar)
        #expect(around == [seconds(2020, 1, 1), seconds(2025, 1, 1), seconds(2030, 1, 1), seconds(2035, 1, 1)])
    }

    @Test("a step too small for its stretch gives no marks")
    func tooMany() {
        #expect(DateStride(.second, 1).inside(seconds(2020, 1, 1), seconds(2026, 1, 1), calendar).isEmpty)
        #expect(DateStride(.day, 1).inside(.nan, 0, calendar).isEmpty)
        #expect(DateStride(.day, 1).inside(-1e300, 1e300, calendar).isEmpty)
    }

    @Test("bins of numbers and dates")
    func bins() {
        let numbers = NumberBins(data: [1, 5, 12, 19.5], desiredCount: 4)
        #expect(numbers.thresholds == [0, 5, 10, 15, 20])
        #expect(numbers.index(for: 5) == 1)
        #expect(numbers.index(for: 20) == 3)
        #expect(numbers.index(for: -1) == -1)
        #expect(numbers[2].lowerBound == 10)
        #expect(numbers[2].upperBound == 15)
        #expect(NumberBins(size: 10, range: 3...24).thresholds == [0, 10, 20, 30])
        let tens = NumberBins(size: 10, range: 3...24)[1]
        #expect(tens.contains(10) && tens.contains(19) && !tens.contains(20) && Array(0..<30)[tens] == Array(10..<20)[...])
        #expect(NumberBins<Double>(data: []).count == 0)
        #expect(NumberBins(data: [Double.nan, .infinity]).thresholds.isEmpty)
        let days = DateBins(
            unit: .day, range: Date(timeIntervalSinceReferenceDate: 1000)...Date(timeIntervalSinceReferenceDate: 90000), calendar: calendar)
        #expect(days.thresholds.map(\.timeIntervalSinceReferenceDate) == [0, 86400, 172800])
        #expect(days.index(for: Date(timeIntervalSinceReferenceDate: 86400)) == 1)
    }
}
