import SwiftUI
import Testing
import UIKit

private struct Loudness: UITraitDefinition {
    static let defaultValue = 1
}

@Suite("Values of UIKit") struct ValueTests {
    @Test("xcode.12: a priority, a weight and a level are compared and moved as figures are") func figures() {
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
        #expect(UILayoutPriority.defaultLow < .defaultHigh)
        #expect(UIFont.Weight.bold > .regular)
        var level = UIWindow.Level.normal
        level += 2
        #expect(level == UIWindow.Level(rawValue: 2))
    }

    @Test("xcode.12: traits are said by a closure, the system's and an app's own, and told apart") func traits() {
        let dark = UITraitCollection { traits in
            traits.userInterfaceStyle = .dark
            traits[Loudness.self] = 5
        }
        #expect(dark.userInterfaceStyle == .dark && dark[Loudness.self] == 5 && UITraitCollection()[Loudness.self] == 1)
        #expect(dark.modifyingTraits { $0.displayScale = 2 }.displayScale == 2)
        #expect(dark.replacing(UITraitUserInterfaceStyle.self, value: .light).userInterfaceStyle == .light)
        let changed = dark.changedTraits(from: UITraitCollection(userInterfaceStyle: .light)).map { $0.name }
        #expect(changed == ["UserInterfaceStyle"])
        #expect(dark.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
        #expect(!dark.hasDifferentColorAppearance(comparedTo: dark.modifyingTraits { $0.displayScale = 2 }))
        #expect(UITraitCollection(traitsFrom: [dark, UITraitCollection(Loudness.self, value: 7)])[Loudness.self] == 7)
        #expect(UITraitCollection(traitsFrom: [dark, UITraitCollection()]) == dark)
        var resolved = UIColor.systemBackground.resolvedColor(with: dark)
        #expect(resolved == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        resolved = UIColor.systemBackground.resolvedColor(with: UITraitCollection { $0.userInterfaceStyle = .light })
        #expect(resolved == .white)
    }

    @Test("xcode.12: overrides know what was said, and forget it") @MainActor func overrides() {
        let view = UIView(frame: .zero)
        view.traitOverrides.layoutDirection = .rightToLeft
        view.traitOverrides[Loudness.self] = 3
        #expect(view.traitCollection.layoutDirection == .rightToLeft && view.traitCollection[Loudness.self] == 3)
        var overrides = view.traitOverrides
        #expect(overrides.contains(UITraitLayoutDirection.self) && overrides.contains(Loudness.self))
        #expect(!overrides.contains(UITraitDisplayScale.self))
        overrides.remove(UITraitLayoutDirection.self)
        overrides.remove(Loudness.self)
        #expect(!overrides.contains(UITraitLayoutDirection.self) && overrides[Loudness.self] == 1)
    }

    @Test("xcode.12: UIKit's attributes of a string are drawn") func attributes() {
        var words = AttributedString("■■■■")
        words.uiKit.font = .systemFont(ofSize: 30)
        words.uiKit.foregroundColor = .red
        let drawn = NSAttributedString(words)
        #expect(drawn.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        let back = AttributedString(drawn)
        #expect(back.uiKit.font?.pointSize == 30 && back.uiKit.foregroundColor == .red && back == words)
        #expect(drawn.size().height > NSAttributedString(string: "■■■■").size().height * 2)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: .one).image { _ in drawn.draw(at: .zero) }
        let pixels = (0..<40).flatMap { x in (0..<40).map { image.pixel(x, $0) } }
        #expect(pixels.contains(red) && !pixels.contains([0, 0, 0, 255]))
    }

    @Test("xcode.12: pictures stand among letters, and what lies behind letters is drawn") func attachments() {
        func columns(_ words: NSAttributedString, _ color: [UInt8]) -> Int {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30), format: .one).image { _ in words.draw(at: .zero) }
            return (0..<60).count { x in (0..<30).contains { image.pixel(x, $0) == color } }
        }
        let picture = NSTextAttachment(image: Sample.halves(width: 20, height: 10))
        let words = NSMutableAttributedString(attachment: picture)
        words.append(NSAttributedString(string: "I", attributes: [.backgroundColor: UIColor.green]))
        #expect(words.size().width > 20 && words.size().width < 30)
        #expect(columns(words, red) == 10 && columns(words, blue) == 10)
        #expect(columns(words, [0, 255, 0, 255]) > 1)
        picture.bounds = CGRect(x: 0, y: -2, width: 40, height: 20)
        // The column where both colours meet is between them.
        #expect((19...20).contains(columns(words, blue)))
    }

    @Test("xcode.12: a dotted line has gaps, which a plain one has not") func patterns() {
        func gaps(_ style: NSUnderlineStyle) -> Int {
            let words = NSAttributedString(
                string: "mmmm",
                attributes: [
                    .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.clear, .underlineStyle: style.rawValue,
                    .underlineColor: UIColor.red,
                ])
            let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30), format: .one).image { _ in words.draw(at: .zero) }
            return (4..<50).count { x in !(0..<30).contains { image.pixel(x, $0)[3] > 40 } }
        }
        #expect(gaps(.single) == 0 && gaps([.single, .patternDot]) > 4 && gaps([.single, .patternDash]) > 4)
    }

    @Test("xcode.12: an attribute that SwiftUI has too is SwiftUI's, unless its value is UIKit's") func names() {
        var words = AttributedString("Words")
        words.foregroundColor = .red
        #expect(words.swiftUI.foregroundColor == Color.red && words.uiKit.foregroundColor == nil)
        words.foregroundColor = UIColor.blue
        #expect(words.uiKit.foregroundColor == .blue && words.swiftUI.foregroundColor == Color.red)
    }

    @Test("xcode.12: a frame is mixed with what is there, offsets are read, and a colour is named") func small() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: .one).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            UIColor.red.setFill()
            UIRectFrameUsingBlendMode(CGRect(x: 0, y: 0, width: 8, height: 8), .multiply)
        }
        #expect(image.pixel(0, 4) == red && image.pixel(4, 4) == white)
        #expect(UIOffsetFromString("{2, -3.5}") == UIOffset(horizontal: 2, vertical: -3.5) && UIOffsetFromString("2") == .zero)
        #expect(UIColor(red: 0, green: 0, blue: 0.4, alpha: 1).accessibilityName == "dark blue")
        #expect(UIColor.white.accessibilityName == "white" && UIColor.red.accessibilityName == "red")
    }

    @Test("xcode.12: an image asset gives the variant of the surroundings") func asset() {
        let asset = UIImageAsset(), light = Sample.halves(), dark = Sample.halves(width: 4)
        asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
        let night = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.displayScale = 3
        }
        #expect(asset.image(with: night) === dark)
        asset.unregisterImage(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(asset.image(with: night) !== dark)
    }

    @Test("xcode.12: a reader makes a picture as large as it has to be") func reader() throws {
        let bytes = try #require(Sample.halves(width: 64, height: 32).pngData())
        var configuration = UIImageReader.Configuration()
        configuration.preferredThumbnailSize = CGSize(width: 16, height: 8)
        #expect(UIImageReader.default.image(data: bytes)?.size == CGSize(width: 64, height: 32))
        #expect(UIImageReader(configuration: configuration).image(data: bytes)?.size == CGSize(width: 16, height: 8))
        #expect(UIImageReader.default.image(data: Data()) == nil)
    }

    @Test("xcode.10: a row's place is the second number of two; areas are the same whichever corner they are told from") func places() {
        var place = IndexPath(row: 3, section: 1)
        #expect(Array(place) == [1, 3] && place.section == 1 && place == IndexPath(item: 3, section: 1))
        (place.row, place.section) = (4, 2)
        #expect(Array(place) == [2, 4] && place.item == 4)
        #expect(CGRect(x: 0, y: 0, width: 2, height: 3).equalTo(CGRect(x: 2, y: 3, width: -2, height: -3)))
        #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)) && !CGSize(width: 1, height: 2).equalTo(CGSize(width: 2, height: 1)))
    }
}
