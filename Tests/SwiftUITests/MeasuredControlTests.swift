import Foundation
import Testing
import UIKit
import VitrineDrawing

@testable import SwiftUI

/// Sizes of controls, symbols and texts in pictures that Apple's renderer made (iOS 18.5 and 26, public projects' snapshot tests).
@MainActor @Suite("Measured in Apple's pictures") struct MeasuredControlTests {
    @Test("a linear accessory gauge is as high as its bar, whatever its words are (picture.9)") func linearGauge() {
        let gauge = Gauge(value: 0.4) {
            Text("A")
        } currentValueLabel: {
            Text("Signal")
        }
        let picture = Render.fitting(gauge.gaugeStyle(.accessoryLinear), 200, nil)
        #expect(picture.contentSize == CGSize(width: 200, height: 8))
        #expect(picture.frame("Text").height > 18)
    }

    @Test("a symbol has a pixel more above and below from iOS 18 on; a resizable one fills its frame (picture.12)") func symbols() {
        let symbol = Image(systemName: "heart.fill")
        let before = Render.fitting(symbol, environment: Render.environment(version: 15)).contentSize
        let after = Render.fitting(symbol, environment: Render.environment(version: 18)).contentSize
        #expect(abs(after.height - before.height - 2.0 / 3) < 0.001 && after.width == before.width)
        // What is cut out around a slash counts: 27 points at 22, where the ink has 19.67.
        let eye = Render.fitting(Image(systemName: "eye.slash").font(.title2)).contentSize.height
        #expect(abs(eye - 27) < 1)
        let plus = Image(systemName: "plus").resizable().aspectRatio(contentMode: .fit).frame(width: 18, height: 18)
        let ink = Render.fitting(plus).content.items.compactMap { item -> CGRect? in
            if case .fill(let path, _, _) = item { path.boundingRect } else { nil }
        }
        #expect(ink.count == 1 && abs(ink[0].width - 17.67) < 0.4 && abs(ink[0].height - 17.67) < 0.4)
    }

    @Test("a word that can be made smaller is not cut (picture.3)") func fillingText() {
        let filling = Text("WWWW").font(.system(size: 1300)).minimumScaleFactor(0.001)
        let height = Render.fitting(filling, 72, 72).contentSize.height
        #expect(height > 5 && height < 30)
        // A text that cannot be scaled far enough is cut off, as ever.
        let long = Text("WWWWWWWW").font(.system(size: 20)).minimumScaleFactor(0.9)
        #expect(Render.fitting(long, 60, 200).contentSize.height > 40)
    }

    @Test(
        "letters of 1300 points are made as small as in Apple's pictures, whose capitals are 0.705 as high",
        arguments: [("AB", 40.5, 31.75), ("B", 45, 31.75), ("SPY", 45, 21.6), ("TRL", 45, 21.6), ("HS01", 45, 11.45), ("N1", 72, 52.05)])
    func steps(_ text: String, _ side: CGFloat, _ size: CGFloat) {
        // Circles of meshtastic/Meshtastic-Apple, iOS 18.5.
        let view = Text(text).minimumScaleFactor(0.001).font(.system(size: 1300))
        let height = Render.fitting(view, side, side).contentSize.height
        #expect(abs(height - size * 1.1934) < 0.5, "\(height / 1.1934)")
    }

    @Test("UIKit's fonts follow the size of type that a view is shown in (picture.13)") func preferredFonts() {
        struct Sized: View {
            var body: some View {
                let font = UIFont.preferredFont(forTextStyle: .body)
                Color.red.frame(width: font.pointSize, height: UIFontMetrics.default.scaledValue(for: 100))
            }
        }
        #expect(Render.fitting(Sized()).contentSize == CGSize(width: 17, height: 100))
        let large = Render.fitting(Sized(), environment: Render.environment(size: .xxLarge)).contentSize
        #expect(large.width == 21 && abs(large.height - 118) < 0.35)
        #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
    }

    @Test("figures grow wider with the size than letters do (picture.13)") func figures() {
        func width(_ text: String, _ size: CGFloat) -> CGFloat { Render.fitting(Text(text).font(.system(size: size))).contentSize.width }
        // 16 points: "351" is 24.33 wide in ink; 30 points: "1004.76" is 107.3.
        #expect(abs(width("1004.76", 30) - 109.5) < 2.5)
        #expect(width("888", 30) / 30 > width("888", 17) / 17 * 0.995)
        #expect(width("nnn", 30) / 30 < width("nnn", 17) / 17)
    }
}
