@testable import Charts
import Foundation
import SwiftUI
import Testing

@Suite("Scales") struct ScaleTests {
    private func draft(_ values: [Double], _ configuration: AxisScaleConfiguration = AxisScaleConfiguration()) -> ScaleDraft {
        var found = ScaleDraft.Collector()
        for value in values { found.add(.number(value)) }
        return ScaleDraft(found, configuration)
    }

    private func linear(_ low: Double, _ high: Double, _ type: ScaleType = .linear) -> PositionScale {
        PositionScale(
            domain: .continuous(low: low, high: high, ScaleTransform(kind: type.kind), isDate: false), start: 0, end: 100)
    }

    @Test("numbers include zero, as Apple's documentation of ScaleDomain says")
    func zero() {
        #expect(draft([20, 85]).low == 0)
        #expect(draft([-20, -5]).high == 0)
        let without = AxisScaleConfiguration(domain: AutomaticScaleDomain.automatic(includesZero: false)._domain)
        #expect(draft([20, 85], without).low == 20)
    }

    @Test("a domain that was said is kept")
    func fixed() {
        let said = draft([1, 2], AxisScaleConfiguration(domain: (5...7)._domain))
        #expect(said.low == 5 && said.high == 7 && said.isFixed)
        let backwards = draft([1, 2], AxisScaleConfiguration(domain: [100, 0]._domain))
        #expect(backwards.low == 0 && backwards.high == 100 && backwards.isReversed)
        #expect(backwards.scale(from: 0, to: 10).position(.number(100)) == 0)
    }

    @Test("an automatic domain can be changed by a closure")
    func modified() {
        let domain = AutomaticScaleDomain.automatic(dataType: Double.self) { $0.append(100) }
        #expect(draft([20, 85], AxisScaleConfiguration(domain: domain._domain)).high == 100)
        var names = ScaleDraft.Collector()
        for name in ["b", "c", "a"] { names.add(.category(name)) }
        let sorted = AutomaticScaleDomain.automatic(dataType: String.self) { $0.sort() }
        #expect(ScaleDraft(names, AxisScaleConfiguration(domain: sorted._domain)).names == ["a", "b", "c"])
    }

    @Test("reversed runs the other way")
    func reversed() {
        let domain = AutomaticScaleDomain.automatic(reversed: true)
        let scale = draft([0, 10], AxisScaleConfiguration(domain: domain._domain)).scale(from: 0, to: 100)
        #expect(scale.position(.number(10)) == 0)
        #expect(scale.position(.number(0)) == 100)
    }

    @Test("places on each kind of scale")
    func transforms() {
        #expect(linear(0, 10).position(.number(2.5)) == 25)
        #expect(linear(1, 1000, .log).position(.number(10)).map { ($0 * 100).rounded() / 100 } == 33.33)
        #expect(linear(1, 1000, .log).position(.number(0)) == nil)
        #expect(linear(0, 100, .squareRoot).position(.number(25)) == 50)
        #expect(linear(0, 10, .power(exponent: 2)).position(.number(5)) == 25)
        #expect(linear(-100, 100, .symmetricLog).position(.number(0)) == 50)
        let symmetric = linear(-100, 100, .symmetricLog)
        #expect(symmetric.position(.number(10)).map { 100 - $0 } == symmetric.position(.number(-10)))
    }

    @Test("a place's value is the value's place", arguments: [ScaleType.linear, .log, .squareRoot, .symmetricLog, .power(exponent: 3)])
    func inverse(type: ScaleType) throws {
        let scale = linear(1, 500, type)
        for value in [1.0, 3, 77, 499] {
            let place = try #require(scale.position(.number(value)))
            let back = try #require(scale.datum(at: place)?.quantity)
            #expect(scale.position(.number(back)) == place)
        }
    }

    @Test("categories share the length evenly")
    func categories() throws {
        var names = ScaleDraft.Collector()
        for name in ["a", "b", "a", "c", "d"] { names.add(.category(name)) }
        let scale = ScaleDraft(names, AxisScaleConfiguration()).scale(from: 0, to: 200)
        #expect(scale.position(.category("a")) == 25)
        #expect(scale.position(.category("d")) == 175)
        #expect(scale.position(.category("z")) == nil)
        #expect(scale.position(.number(1)) == nil)
        #expect(scale.datum(at: 60) == .category("b"))
        #expect(scale.datum(at: 201) == nil)
        let band = try #require(scale.band(Span(label: .string(""), start: .category("b"))))
        #expect(band == (50, 100))
    }

    @Test("one value has room on both sides")
    func single() {
        #expect(draft([5], AxisScaleConfiguration(domain: AutomaticScaleDomain.automatic(includesZero: false)._domain)).low == 2.5)
        #expect(draft([0]).high == 1)
        #expect(draft([]).hasData == false)
    }

    @Test("colours go by Apple's order and begin again after the seventh")
    @MainActor func colors() {
        let spans = (0..<9).map { Span(label: .string(""), start: .category("\($0)")) }
        let scale = StyleScale<Color>(spans, StyleScaleConfiguration(), standard: SeriesLook.colors, mix: nil)
        let expected: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow, .blue, .green]
        #expect(spans.map { scale.value($0.start) } == expected)
    }

    @Test("a mapping and a range say which style a value has")
    func mapping() {
        var configuration = StyleScaleConfiguration<Color>()
        configuration.domain = [.category("x"), .category("y")]
        configuration.range = [.pink, .mint]
        let spans = [Span(label: .string(""), start: .category("y")), Span(label: .string(""), start: .category("z"))]
        let scale = StyleScale(spans, configuration, standard: SeriesLook.colors, mix: nil)
        #expect(scale.value(.category("x")) == .pink)
        #expect(scale.value(.category("y")) == .mint)
        #expect(scale.value(.category("z")) == .pink)
        #expect(scale.domain.count == 3)
    }
}
