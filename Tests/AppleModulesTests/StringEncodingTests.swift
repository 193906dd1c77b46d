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
}
