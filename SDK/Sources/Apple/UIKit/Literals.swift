// What stands in Xcode's editor as a picture or a square of colour, and in the source as `#imageLiteral(…)` and `#colorLiteral(…)`.

/// What an image literal is where nothing else is asked for.
public typealias _ImageLiteralType = UIImage
/// What a colour literal is where nothing else is asked for.
public typealias _ColorLiteralType = UIColor

extension UIImage: _ExpressibleByImageLiteral {}
extension UIColor: _ExpressibleByColorLiteral {}
