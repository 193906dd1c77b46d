import Foundation
import VitrineDeveloperToolsSupport

extension UIColor {
    /// Clear where the catalogue has no such colour; the next picture's diagnostics name it.
    public convenience init(resource: ColorResource) {
        self.init(named: resource.name, in: resource.bundle, orClear: ())
    }
}

extension UIImage {
    /// Makes a picture of a resource; empty where the catalogue has none; the next picture's diagnostics name it.
    public convenience init(resource: ImageResource) {
        let named = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
        self.init((named ?? UIImage()).parts)
    }
}
