import Foundation
import VitrineDeveloperToolsSupport

extension UIColor {
    /// Clear where the catalogue has no such colour; the next picture's diagnostics name it.
    public convenience init(resource: ColorResource) {
        self.init(named: resource.name, in: resource.bundle, orClear: ())
    }
}

extension UIImage {
    /// Empty where the catalogue has no such picture; the next picture's diagnostics name it.
    public convenience init(resource: ImageResource) {
        let named = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
        self.init((named ?? UIImage()).parts)
    }
}
