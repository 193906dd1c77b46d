import CoreGraphics
import CoreText
import ImageIO
import SwiftUI
import UIKit

/// UIKit and CoreGraphics as widgets use them.
@MainActor enum UIKitSource {
    static let scale = UIScreen.main.scale
    static let device = UIDevice.current.userInterfaceIdiom
    static let metrics = UIFontMetrics(forTextStyle: .body).scaledValue(for: 12)
    static let feedback = UISelectionFeedbackGenerator()
    static let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    static let scroll = UIScrollView(frame: .zero)
    static let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    static let application = UIApplication.self

    static func circle() -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), false, 2)
        defer { UIGraphicsEndImageContext() }
        UIColor.red.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    static func path() -> Path {
        var path = Path()
        path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10)])
        return path.applying(CGAffineTransform(scaleX: 2, y: 2))
    }

    static func color() -> CGColor {
        CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 1]) ?? UIColor.red.cgColor
    }

    static func space() -> CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    static func register(_ file: URL) -> Bool {
        var error: Unmanaged<CFError>?
        return CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error)
    }

    static func thumbnail(_ file: URL) -> CGImage? {
        let options = [kCGImageSourceThumbnailMaxPixelSize: 40, kCGImageSourceCreateThumbnailFromImageAlways: true] as CFDictionary
        guard let source: CGImageSource = CGImageSourceCreateWithURL(file as CFURL, nil) else { return nil }
        _ = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        return CGImageSourceCreateThumbnailAtIndex(source, 0, options)
    }

    static func type(_ data: Data) -> CFString? {
        CGImageSourceCreateWithData(data as CFData, nil).flatMap { CGImageSourceGetType($0) }
    }

    static func jpeg(_ image: CGImage) -> Data? {
        let data = NSMutableData()
        guard let destination = CGImageDestinationCreateWithData(data, "public.jpeg" as CFString, 1, nil) else { return nil }
        CGImageDestinationAddImage(destination, image, nil)
        return CGImageDestinationFinalize(destination) ? data as Data : nil
    }
}

/// A trait of an app's own.
struct SourceTrait: UITraitDefinition {
    static let defaultValue = 1
}

/// Values of UIKit that a widget shares with its app.
@MainActor enum UIKitValues {
    static let priority = UILayoutPriority.defaultHigh
    static let style = UIFont.TextStyle.headline.metrics.scaledValue(for: 10)
    static let traits = UITraitCollection { traits in
        traits.userInterfaceStyle = .dark
        traits[SourceTrait.self] = 2
    }
    static let tab = NSTextTab(textAlignment: .right, location: 40)
    static let column = NSTextTab(
        textAlignment: .right, location: 40, options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))])
    static let attachment = NSTextAttachment(image: UIImage.add)

    static func words() -> NSAttributedString {
        var words = AttributedString("Words")
        words.foregroundColor = .red
        words.uiKit.font = .systemFont(ofSize: 20)
        words.uiKit.underlineStyle = .patternDashDot
        return NSAttributedString(words)
    }

    static func document() -> Data {
        UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 100)).pdfData { context in
            context.beginPage()
            UIColor.blue.withProminence(.secondary).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }
}
