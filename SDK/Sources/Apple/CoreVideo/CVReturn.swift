import Foundation
import FoundationMissing

/// How a call ended, by number.
public typealias CVReturn = Int32

public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660
public let kCVReturnInvalidArgument: CVReturn = -6661
public let kCVReturnAllocationFailed: CVReturn = -6662
public let kCVReturnUnsupported: CVReturn = -6663
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
public let kCVReturnInvalidSize: CVReturn = -6681

/// Four letters as a number, as formats are called.
private func code(_ letters: String) -> OSType { letters.utf8.reduce(0) { $0 << 8 | OSType($1) } }

public let kCVPixelFormatType_32ARGB: OSType = 32
public let kCVPixelFormatType_24RGB: OSType = 24
public let kCVPixelFormatType_32BGRA: OSType = code("BGRA")
public let kCVPixelFormatType_32ABGR: OSType = code("ABGR")
public let kCVPixelFormatType_32RGBA: OSType = code("RGBA")
public let kCVPixelFormatType_OneComponent8: OSType = code("L008")
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = code("420v")
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = code("420f")
public let kCVPixelFormatType_DepthFloat32: OSType = code("fdep")

// What is said of a buffer when it is made.
nonisolated(unsafe) public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
nonisolated(unsafe) public let kCVPixelBufferWidthKey: CFString = "Width"
nonisolated(unsafe) public let kCVPixelBufferHeightKey: CFString = "Height"
nonisolated(unsafe) public let kCVPixelBufferBytesPerRowAlignmentKey: CFString = "BytesPerRowAlignment"
nonisolated(unsafe) public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
nonisolated(unsafe) public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"
nonisolated(unsafe) public let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties"
nonisolated(unsafe) public let kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility"
