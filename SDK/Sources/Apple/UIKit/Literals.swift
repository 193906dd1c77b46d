// Support for literals that Xcode's editor shows as a picture or a colour: `#imageLiteral(…)` and `#colorLiteral(…)`.

/// The default type of an image literal.
public typealias _ImageLiteralType = UIImage
/// The default type of a colour literal.
public typealias _ColorLiteralType = UIColor

extension UIImage: _ExpressibleByImageLiteral {}
extension UIColor: _ExpressibleByColorLiteral {}
