import Foundation
import FoundationMissing

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg", "org.webmproject.webp", "public.image"]
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler done: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        done(typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : pngData(), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }
}
