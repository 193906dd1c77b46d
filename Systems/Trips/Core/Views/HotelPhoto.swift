import SwiftUI
import WidgetKit

/// The hotel's picture, filling whatever frame it is given.
struct HotelPhoto: View {
    let picture: UIImage

    var body: some View {
        // The clear colour takes the frame; an image that fills would be larger than it.
        Color.clear
            .overlay { filling }
            .clipped()
            .accessibilityHidden(true)
    }

    @ViewBuilder private var filling: some View {
        let image = Image(uiImage: picture).resizable()
        if #available(iOS 18.0, macOS 15.0, watchOS 11.0, *) {
            // A tinted home screen would make a plain white box of it.
            image.widgetAccentedRenderingMode(.desaturated).aspectRatio(picture.size, contentMode: .fill)
        } else {
            image.aspectRatio(picture.size, contentMode: .fill)
        }
    }
}

extension WidgetHotel {
    /// The hotel's picture; nil when there is none, or none that can be decoded. No larger than a tile of this family may have it: iOS
    /// refuses archives with more.
    func picture(in family: WidgetFamily) -> UIImage? {
        guard let image else { return nil }
        let pictures = family == .systemSmall ? smallPictures : widePictures
        if let known = pictures.object(forKey: image as NSData) { return known }
        let mostPixels = family == .systemSmall ? mostSmallPixels : mostWidePixels
        guard let whole = UIImage(data: image), whole.size.width > 0, whole.size.height > 0 else { return nil }
        let factor = min((mostPixels / (whole.size.width * whole.size.height)).squareRoot(), 1)
        let size = CGSize(width: (whole.size.width * factor).rounded(.down), height: (whole.size.height * factor).rounded(.down))
        guard size.width > 0, size.height > 0, let picture = whole.preparingThumbnail(of: size) else { return nil }
        pictures.setObject(picture, forKey: image as NSData)
        return picture
    }

    var kicker: Kicker { Kicker(symbol: "bed.double.fill", words: Text("Your stay", bundle: .module)) }

    /// One sentence for the whole stay.
    var sentence: Text {
        let stay = Text("\(name), \(address), \(nights) from \(date)", bundle: .module)
        guard let reviewScore else { return stay }
        return stay + Text(verbatim: ". ") + Text("Rated \(reviewScore)", bundle: .module)
    }
}

/// The most pixels of a picture in a small tile, and in any other: WidgetKit archives 4.4 times a tile's own pixels, and the smallest tiles
/// are those of phones with two pixels a point, 141 × 141 and 292 × 141 points.
private let mostSmallPixels: CGFloat = 340_000
private let mostWidePixels: CGFloat = 700_000
/// Every entry draws the same few pictures, once for light and once for dark.
private let smallPictures = fewPictures(), widePictures = fewPictures()

private func fewPictures() -> NSCache<NSData, UIImage> {
    let cache = NSCache<NSData, UIImage>()
    cache.countLimit = 4
    return cache
}

/// What guests gave the hotel: “8.7”.
struct ReviewScore: View {
    let score: String
    var isLarge = false
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        Text(verbatim: score)
            .font((isLarge ? Font.subheadline : .footnote).weight(.semibold))
            .foregroundColor(.white)
            .fixedSize()
            .padding(.horizontal, isLarge ? 9 : 7)
            .frame(minHeight: isLarge ? 28 : 22)
            .background(TripsPalette.fill.opacity(mode.isTinted ? 0.3 : 1))
            .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
    }
}
