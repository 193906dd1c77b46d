import Foundation
import SwiftUI
import Testing

@MainActor @Suite("Letters that Apple sets in another size") struct LetterSizeTests {
    private func width(_ text: String, _ size: CGFloat, locale: String = "en_US") -> CGFloat {
        Render.fitting(Text(verbatim: text).font(.system(size: size)), environment: Render.environment(locale: locale)).contentSize.width
    }

    @Test(
        "an emoji is wider than its letters' size in small text, and nearly as wide in large",
        arguments: [
            (10.0, 14.0), (12, 17), (14, 20), (32, 36.2),
        ])
    func emoji(size: Double, advance: Double) {
        let pitch = (width("🕒🕒🕒🕒🕒", size) - width("🕒", size)) / 4
        // A pixel of the pictures.
        #expect(abs(pitch - advance) < 0.34, "\(pitch)")
    }

    @Test("Japanese beside SF is set at 93.5 % of the size") func japanese() {
        let pitch = (width("クリアランプ", 17, locale: "ja_JP") - width("ク", 17, locale: "ja_JP")) / 5
        #expect(abs(pitch - 15.9) < 0.1, "\(pitch)")
        #expect(abs((width("难易度", 17, locale: "zh_CN") - width("难", 17, locale: "zh_CN")) / 2 - 17) < 0.2)
    }
}
