import FoundationMissing
import SwiftUI
import Testing
import UIKit
import VitrineDrawing

extension UIColor {
    /// Makes a colour as real widgets write it.
    fileprivate convenience init?(hex: String) {
        guard let value = UInt32(hex, radix: 16) else { return nil }
        self.init(
            red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255, blue: CGFloat(value & 255) / 255, alpha: 1)
    }

    fileprivate class var brand: UIColor {
        UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
    }

    fileprivate func bytes(_ traits: UITraitCollection = UITraitCollection()) -> [Int] {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        resolvedColor(with: traits).getRed(&r, green: &g, blue: &b, alpha: &a)
        return [r, g, b].map { Int(($0 * 255).rounded()) } + [Int((a * 100).rounded())]
    }
}

@Suite("A UIKit colour") struct ColorTests {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let high = UITraitCollection(accessibilityContrast: .high)

    // Figures: Human Interface Guidelines, Color, iOS 13 to 18.
    @Test(
        "of the system has Apple's four values",
        arguments: [
            (UIColor.systemRed, [255, 59, 48], [255, 69, 58], [215, 0, 21], [255, 105, 97]),
            (.systemBlue, [0, 122, 255], [10, 132, 255], [0, 64, 221], [64, 156, 255]),
            (.systemMint, [0, 199, 190], [99, 230, 226], [12, 129, 123], [99, 230, 226]),
            (.systemGray5, [229, 229, 234], [44, 44, 46], [216, 216, 220], [54, 54, 56]),
        ])
    func system(_ color: UIColor, light: [Int], dark darkBytes: [Int], lightIncreased: [Int], darkIncreased: [Int]) {
        #expect(Array(color.bytes().prefix(3)) == light)
        #expect(Array(color.bytes(dark).prefix(3)) == darkBytes)
        #expect(Array(color.bytes(high).prefix(3)) == lightIncreased)
        #expect(Array(color.bytes(UITraitCollection(traitsFrom: [dark, high])).prefix(3)) == darkIncreased)
    }

    // Figures: Human Interface Guidelines, Color, June 2025.
    @Test("picture.6: of the system is another one from iOS 26 on") func newer() {
        func bytes(_ color: RGBA) -> [Int] { [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) } }
        func shown(_ color: SystemColor, _ major: Int) -> [[Int]] {
            [false, true].flatMap { increased in
                [false, true].map {
                    bytes(color.rgba(isDark: $0, isElevated: false, isContrastIncreased: increased, version: _SystemVersion(major)))
                }
            }
        }
        #expect(shown(.red, 26) == [[255, 56, 60], [255, 66, 69], [233, 21, 45], [255, 97, 101]])
        #expect(shown(.brown, 26) == [[172, 127, 94], [183, 138, 102], [149, 109, 81], [219, 166, 121]])
        #expect(shown(.red, 18) == [[255, 59, 48], [255, 69, 58], [215, 0, 21], [255, 105, 97]])
        #expect(shown(.gray4, 26) == shown(.gray4, 18))
    }

    @Test("of labels is translucent, and stronger where contrast is increased") func labels() {
        #expect(UIColor.secondaryLabel.bytes() == [60, 60, 67, 60])
        #expect(UIColor.secondaryLabel.bytes(high) == [60, 60, 67, 80])
        #expect(UIColor.secondaryLabel.bytes(UITraitCollection(traitsFrom: [dark, high])) == [235, 235, 245, 70])
    }

    @Test("asks its provider where it stands") func dynamic() {
        #expect(UIColor.brand.bytes() == [0, 0, 0, 100])
        #expect(UIColor.brand.bytes(dark) == [255, 255, 255, 100])
        #expect(UIColor.brand.withAlphaComponent(0.5).bytes(dark) == [255, 255, 255, 50])
        dark.performAsCurrent { #expect(UIColor.brand.cgColor.components == [1, 1, 1, 1]) }
        #expect(UIColor.brand.cgColor.components == [0, 0, 0, 1])
    }

    @Test("takes apart into hue, saturation and brightness what was put together from them") func hue() {
        for hue in stride(from: 0.0, to: 1, by: 0.07) {
            let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 0.4)
            var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
            #expect(abs(h - hue) < 1e-5 && abs(s - 0.6) < 1e-5 && abs(b - 0.8) < 1e-5 && abs(a - 0.4) < 1e-5)
        }
    }

    @Test("can be written by users' own initialisers") func hex() throws {
        #expect(try #require(UIColor(hex: "FF8000")).bytes() == [255, 128, 0, 100])
        #expect(UIColor(hex: "no") == nil)
        #expect(UIColor(white: 0.5, alpha: 1) == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        #expect(UIColor.systemRed != UIColor.red)
    }

    @Test("goes to SwiftUI and back, light and dark") func swiftUI() {
        #expect(UIColor(Color.red).bytes() == UIColor.systemRed.bytes())
        #expect(UIColor(Color.red).bytes(dark) == UIColor.systemRed.bytes(dark))
        #expect(UIColor(Color(uiColor: .brand)).bytes(dark) == [255, 255, 255, 100])
        #expect(UIColor(cgColor: UIColor.systemGreen.cgColor).bytes() == UIColor.systemGreen.bytes())
    }

    @Test("survives archiving, as apps keep chosen colours") func archiving() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: UIColor.systemIndigo, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
        #expect(read.bytes() == UIColor.systemIndigo.bytes())
    }

    @Test("of Display P3 is its nearest in sRGB") func displayP3() {
        #expect(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).bytes() == [255, 255, 255, 100])
        #expect(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).bytes() == [255, 0, 0, 100])
        // Worked out by hand with CSS Color 4's matrices, the bytes are 57.4, 129.1, 70.5.
        #expect(UIColor(displayP3Red: 0.3, green: 0.5, blue: 0.3, alpha: 1).bytes().prefix(2) == [57, 129])
    }
}
