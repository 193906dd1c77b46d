// Support for literals that Xcode's editor shows as a picture or a colour: `#imageLiteral(…)` and `#colorLiteral(…)`.

/// What an image literal is where nothing else is asked for.
public typealias _ImageLiteralType = UIImage
/// What a colour literal is where nothing else is asked for.
public typealias _ColorLiteralType = UIColor

extension UIImage: _ExpressibleByImageLiteral {}
extension UIColor: _ExpressibleByColorLiteral {}
