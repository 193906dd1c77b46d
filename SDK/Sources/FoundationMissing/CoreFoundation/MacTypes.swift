// Names that C's headers on Apple's systems have had since the Macintosh, and that a file sees which imports Foundation alone.

/// The result code of a C function: 0, or the number of an error.
public typealias OSStatus = Int32
/// The error code of an older C function, in 16 bits.
public typealias OSErr = Int16
/// Four letters as a number.
public typealias OSType = UInt32
public typealias FourCharCode = UInt32
/// Any number but 0 is yes.
public typealias Boolean = UInt8
public typealias SInt8 = Int8
public typealias SInt16 = Int16
public typealias SInt32 = Int32
public typealias SInt64 = Int64
public typealias UniChar = UInt16
public typealias UniCharCount = UInt
public typealias ItemCount = UInt
public typealias ByteCount = UInt
public typealias OptionBits = UInt32

/// The status that nothing went wrong.
public let noErr: OSStatus = 0
/// A type that is not known, as four letters: “????”.
public let kUnknownType: OSType = 0x3F3F_3F3F
