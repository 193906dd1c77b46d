import Foundation

extension UIImage {
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// A picture among the bundle's resources, the finest first.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil) {
        guard let path = Self.path(of: name, in: bundle ?? .main) else { return nil }
        self.init(contentsOfFile: path)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    private static func path(of name: String, in bundle: Bundle) -> String? {
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
