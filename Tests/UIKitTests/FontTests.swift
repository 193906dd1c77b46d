import CoreText
import Testing
import UIKit

@Suite("A UIKit font") struct FontTests {
    @Test("has SF Pro's figures") func metrics() {
        // UIFont.systemFont(ofSize: 17) on iOS.
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.ascender - 16.1865) < 0.001)
        #expect(abs(font.descender + 4.1006) < 0.001)
        #expect(abs(font.lineHeight - 20.2871) < 0.001)
        #expect(abs(font.capHeight - 11.978) < 0.001)
    }

    @Test("of a text style grows with the size of type") func styles() {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits.contains(.traitBold))
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: large).pointSize == 60)
    }

    @Test("is scaled by its metrics up to a limit") func scaled() {
        let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: large).pointSize == 67.0 / 3)
        // Two sizes that UIKit gave, in public notes.
        let medium = UITraitCollection(preferredContentSizeCategory: .medium)
        let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(metrics.scaledValue(for: 17, compatibleWith: medium) == 49.0 / 3)
        #expect(metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: largest).pointSize == 48)
        #expect(metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20, compatibleWith: large).pointSize == 20)
        #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
    }

    @Test("has a descriptor that an archive keeps: size, weight and whether it leans (xcode.11)") func archived() throws {
        let bold = try #require(UIFont.systemFont(ofSize: 21, weight: .bold).fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let data = try NSKeyedArchiver.archivedData(withRootObject: bold, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFontDescriptor.self, from: data))
        #expect(read.pointSize == 21 && read.symbolicTraits == bold.symbolicTraits && read.postscriptName == bold.postscriptName)
    }

    @Test("is changed by its descriptor") func descriptors() throws {
        let descriptor = try #require(UIFont.systemFont(ofSize: 20).fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let font = UIFont(descriptor: descriptor, size: 0)
        #expect(font.pointSize == 20)
        #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        #expect(UIFont(descriptor: descriptor, size: 12).pointSize == 12)
        #expect(descriptor.withDesign(.monospaced)?.symbolicTraits.contains(.traitMonoSpace) == true)
    }

    @Test("measures words, alone and broken into lines") func measuring() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        let one = ("Hello" as NSString).size(withAttributes: attributes)
        // A line is 17 × 1.193359 high, up to a pixel.
        #expect(abs(one.height - 20.3333) < 0.001)
        #expect(one.width > 35 && one.width < 45)
        let bold = "Hello".size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
        #expect(bold.width > one.width)
        let words = NSAttributedString(string: "One two three four five six", attributes: attributes)
        let box = words.boundingRect(
            with: CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude), options: [.usesLineFragmentOrigin], context: nil)
        #expect(box.width <= 80)
        #expect(box.height > 55)
    }

    @Test("draws words into the current context, where their paragraph style says") func drawing() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let size = CGSize(width: 60, height: 24)
        func ink(_ attributes: [NSAttributedString.Key: Any]) -> (left: Int, right: Int) {
            let image = UIGraphicsImageRenderer(size: size, format: .one).image { _ in
                ("Ill" as NSString).draw(in: CGRect(origin: .zero, size: size), withAttributes: attributes)
            }
            let columns = (0..<60).filter { x in (0..<24).contains { image.pixel(x, $0)[3] > 100 } }
            return (columns.first ?? -1, columns.last ?? -1)
        }
        let font = UIFont.systemFont(ofSize: 17)
        #expect(ink([.font: font]).left < 4)
        #expect(ink([.font: font, .paragraphStyle: style]).right > 55)
        #expect(ink([.font: font, .foregroundColor: UIColor.clear]).left == -1)
    }

    @Test("from a file is refused in words") func files() {
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/no/Font.ttf") as CFURL, .process, &error))
        let reason = error?.takeRetainedValue()
        #expect((reason as Error?)?.localizedDescription.contains("Font.ttf") == true)
    }
}
