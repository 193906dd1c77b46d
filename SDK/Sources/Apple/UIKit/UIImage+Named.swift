import Foundation
import VitrineAssetCatalog

extension UIImage {
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// A picture of the bundle's asset catalogues, else among its files, where the finest comes first. One that is not there is nil, and the
    /// next picture's diagnostics name it.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil) {
        do throws(AssetError) {
            let surroundings = AssetSurroundings(UITraitCollection(traitsFrom: [.current] + (traits.map { [$0] } ?? [])))
            self.init(try AssetImages.image(name, bundle, in: surroundings).parts)
        } catch {
            UnfoundAssets.add("UIImage(named: \"\(name)\"): \(error)")
            return nil
        }
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    static func path(of name: String, in bundle: Bundle) -> String? {
        let file = name as NSString
        let given = ["png", "jpg", "jpeg", "webp"].contains(file.pathExtension.lowercased()) ? file.pathExtension : ""
        let stem = given.isEmpty ? name : file.deletingPathExtension
        for suffix in ["@3x", "@2x", ""] {
            for type in given.isEmpty ? ["png", "jpg", "jpeg", "webp"] : [given] {
                if let path = bundle.path(forResource: stem + suffix, ofType: type) { return path }
            }
        }
        return nil
    }

    static func scale(ofFile path: String) -> CGFloat {
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }
}
