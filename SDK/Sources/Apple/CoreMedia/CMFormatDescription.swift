import Foundation

/// Four letters that say what kind of media something is.
public typealias CMMediaType = UInt32

/// `vide`.
public let kCMMediaType_Video: CMMediaType = 0x7669_6465
/// `soun`.
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E
/// `text`.
public let kCMMediaType_Text: CMMediaType = 0x7465_7874

/// The size of a film's frames, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
    public var width: Int32
    public var height: Int32
    public init() { self.init(width: 0, height: 0) }
    public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

/// A description of what the samples of a track are. No film and no sound is read here, so there is none of any.
open class CMFormatDescription: NSObject, @unchecked Sendable {
    override init() {}

    open var mediaType: CMMediaType { kCMMediaType_Video }
    open var dimensions: CMVideoDimensions { CMVideoDimensions() }
}

public typealias CMAudioFormatDescription = CMFormatDescription
public typealias CMVideoFormatDescription = CMFormatDescription

/// The kind of media that a description is of.
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.mediaType }
/// The size of the frames of a film, in pixels.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions { videoDesc.dimensions }
