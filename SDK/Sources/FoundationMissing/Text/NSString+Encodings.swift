// How texts are written in bytes, by the numbers of Objective-C, which on Linux are called otherwise.

public let NSASCIIStringEncoding: UInt = 1
public let NSUTF8StringEncoding: UInt = 4
public let NSISOLatin1StringEncoding: UInt = 5
public let NSUnicodeStringEncoding: UInt = 10
public let NSWindowsCP1252StringEncoding: UInt = 12
public let NSUTF16StringEncoding: UInt = 10
public let NSUTF32StringEncoding: UInt = 0x8c00_0100
