import Foundation
import Testing

@Suite("Digits after the point, at least and at most") struct FractionDigitsTests {
    private func formatter(_ style: NumberFormatter.Style) -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = style
        return formatter
    }

    @Test("an amount that is to have no cents has none, though its currency has two")
    func most() {
        let money = formatter(.currency)
        #expect(money.string(from: 15_000) == "$15,000.00")
        money.maximumFractionDigits = 0
        #expect(money.string(from: 15_000.4) == "$15,000" && money.minimumFractionDigits == 0)
        money.minimumFractionDigits = 2
        #expect(money.string(from: 15_000.4) == "$15,000.40" && money.maximumFractionDigits == 2)
    }

    @Test("more digits at least than there were at most are written, and told")
    func least() {
        let share = formatter(.percent)
        share.minimumFractionDigits = 1
        #expect(share.string(from: 0.125) == "12.5%" && share.maximumFractionDigits == 1)
        let number = formatter(.decimal)
        number.maximumFractionDigits = 1
        #expect(number.string(from: 1.25) == "1.2" && number.minimumFractionDigits == 0)
    }
}
