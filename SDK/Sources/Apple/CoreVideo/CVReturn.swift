import Foundation
import FoundationMissing

/// The result of a call, as a number.
public typealias CVReturn = Int32

/// The call did what it was to do.
public let kCVReturnSuccess: CVReturn = 0
/// The call failed for a reason without a number of its own; no function here returns it.
public let kCVReturnError: CVReturn = -6660
/// An argument cannot be what it is; no function here returns it.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// The error that there was no memory for the pixels of a new buffer.
public let kCVReturnAllocationFailed: CVReturn = -6662
/// The call asks for what the system cannot do; no function here returns it.
public let kCVReturnUnsupported: CVReturn = -6663
/// The pixel format of a new buffer is unknown, or lies in several planes.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
/// The width or height of a new buffer is not above zero, or it has more than 2²⁸ pixels.
public let kCVReturnInvalidSize: CVReturn = -6681

/// Four letters as a number, as formats are called.
private func code(_ letters: String) -> OSType { letters.utf8.reduce(0) { $0 << 8 | OSType($1) } }

/// A pixel is four bytes: alpha, red, green, and blue.
public let kCVPixelFormatType_32ARGB: OSType = 32
/// A pixel is three bytes: red, green, and blue.
public let kCVPixelFormatType_24RGB: OSType = 24
/// A pixel is four bytes: blue, green, red, and alpha.
public let kCVPixelFormatType_32BGRA: OSType = code("BGRA")
/// A pixel is four bytes: alpha, blue, green, and red.
public let kCVPixelFormatType_32ABGR: OSType = code("ABGR")
/// A pixel is four bytes: red, green, blue, and alpha.
public let kCVPixelFormatType_32RGBA: OSType = code("RGBA")
/// A pixel is one byte, as of a grey picture or a mask.
public let kCVPixelFormatType_OneComponent8: OSType = code("L008")
/// Brightness (16 to 235) and colour lie in two planes; no buffer of this format can be made here.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = code("420v")
/// Brightness (0 to 255) and colour lie in two planes; no buffer of this format can be made here.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = code("420f")
/// A pixel is a four-byte floating-point number: how far away what it shows is, in metres.
public let kCVPixelFormatType_DepthFloat32: OSType = code("fdep")

// The keys of the attributes with which a buffer is made.
/// The attribute says which pixel formats a buffer may have; `CVPixelBufferCreate` reads no attributes here.
nonisolated(unsafe) public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
/// The attribute says how many pixels wide a buffer is; `CVPixelBufferCreate` takes it as an argument instead.
nonisolated(unsafe) public let kCVPixelBufferWidthKey: CFString = "Width"
/// The attribute says how many pixels high a buffer is; `CVPixelBufferCreate` takes it as an argument instead.
nonisolated(unsafe) public let kCVPixelBufferHeightKey: CFString = "Height"
/// The attribute asks that rows begin at multiples of so many bytes; it is not read here, where that is always 16.
nonisolated(unsafe) public let kCVPixelBufferBytesPerRowAlignmentKey: CFString = "BytesPerRowAlignment"
/// The attribute asks that a `CGImage` can be made of the buffer; it is not read here.
nonisolated(unsafe) public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
/// The attribute asks that a bitmap context can draw into the buffer; it is not read here.
nonisolated(unsafe) public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"
/// The attribute asks for a surface that processes can share; it is not read here, where there is none.
nonisolated(unsafe) public let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties"
/// The attribute asks that Metal can use the buffer as a texture; it is not read here.
nonisolated(unsafe) public let kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility"
