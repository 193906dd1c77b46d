import Foundation
import Testing

@Suite("An encoding of Core Foundation's") struct StringEncodingTests {
    @Test(
        "reads what was written in it (xcode.10)",
        arguments: [
            (CFStringEncodings.GB_18030_2000, [0xc4, 0xe3, 0xba, 0xc3], "你好"), (.GBK_95, [0xc4, 0xe3, 0xba, 0xc3], "你好"),
            (.big5, [0xa7, 0x41], "你"), (.EUC_KR, [0xb0, 0xa1], "가"), (.KOI8_R, [0xcd, 0xc9, 0xd2], "мир"),
            (.isoLatinCyrillic, [0xdc, 0xd8, 0xe0], "мир"), (.shiftJIS, [0x93, 0xfa], "日"), (.isoLatin9, [0xa4], "€"),
        ] as [(CFStringEncodings, [UInt8], String)])
    func reads(_ encoding: CFStringEncodings, _ bytes: [UInt8], _ text: String) {
        let number = CFStringConvertEncodingToNSStringEncoding(CFStringEncoding(encoding.rawValue))
        #expect(String(data: Data(bytes), encoding: String.Encoding(rawValue: number)) == text)
    }

    @Test("has Foundation's number where it has one, and gives it back (xcode.10)") func numbers() {
        #expect(CFStringConvertEncodingToNSStringEncoding(CFStringBuiltInEncodings.UTF8.rawValue) == String.Encoding.utf8.rawValue)
        #expect(CFStringConvertNSStringEncodingToEncoding(String.Encoding.windowsCP1252.rawValue) == 0x0500)
        let big5 = CFStringEncoding(CFStringEncodings.big5.rawValue)
        #expect(CFStringConvertNSStringEncodingToEncoding(CFStringConvertEncodingToNSStringEncoding(big5)) == big5)
        #expect(CFStringConvertNSStringEncodingToEncoding(77) == kCFStringEncodingInvalidId)
    }

    @Test(
        "is found by its name of IANA's, in letters of either case (xcode.10)",
        arguments: [
            ("UTF-8", CFStringBuiltInEncodings.UTF8.rawValue), ("iso-8859-1", 0x0201), ("Windows-1252", 0x0500), ("Shift_JIS", 0x0a01),
            ("gb2312", 0x0930), ("GBK", 0x0631), ("koi8-r", 0x0a02), ("EUC-KR", 0x0940), ("us-ascii", 0x0600),
            ("klingon", kCFStringEncodingInvalidId),
        ] as [(String, CFStringEncoding)])
    func named(_ name: String, _ encoding: CFStringEncoding) {
        #expect(CFStringConvertIANACharSetNameToEncoding(name as CFString) == encoding)
        let back = CFStringConvertEncodingToIANACharSetName(encoding) as String?
        #expect(back == (encoding == kCFStringEncodingInvalidId ? nil : name.lowercased()))
    }

    @Test("is available where its bytes are read (xcode.10)") func available() {
        #expect(CFStringIsEncodingAvailable(CFStringBuiltInEncodings.UTF8.rawValue))
        #expect(!CFStringIsEncodingAvailable(kCFStringEncodingInvalidId))
    }
}
