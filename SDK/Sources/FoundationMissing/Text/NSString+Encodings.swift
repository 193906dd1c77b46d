// How texts are written in bytes, by the numbers of Objective-C, which on Linux are called otherwise.

/// The number of ASCII, which has a byte a letter and no letters above 127.
public let NSASCIIStringEncoding: UInt = 1
/// The number of UTF-8, which has one to four bytes a letter.
public let NSUTF8StringEncoding: UInt = 4
/// The number of ISO Latin 1, which has a byte a letter for the languages of western Europe.
public let NSISOLatin1StringEncoding: UInt = 5
/// The number of UTF-16 by its older name.
public let NSUnicodeStringEncoding: UInt = 10
/// The number of Windows' code page 1252, which has a byte a letter for the languages of western Europe.
public let NSWindowsCP1252StringEncoding: UInt = 12
/// The number of UTF-16, which has two or four bytes a letter; it is `NSUnicodeStringEncoding`, too.
public let NSUTF16StringEncoding: UInt = 10
/// The number of UTF-32, which has four bytes a letter.
public let NSUTF32StringEncoding: UInt = 0x8c00_0100
