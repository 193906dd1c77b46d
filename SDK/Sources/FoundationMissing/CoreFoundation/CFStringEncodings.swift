import Foundation

/// An encoding of text, by Core Foundation's numbers (`CFStringEncodingExt.h`).
public typealias CFStringEncoding = UInt32

/// Encodings that have no name among Foundation's.
public enum CFStringEncodings: Int, Sendable {
    case macJapanese = 0x0001
    case macChineseTrad = 0x0002
    case macKorean = 0x0003
    case macCyrillic = 0x0007
    case macChineseSimp = 0x0019
    case isoLatin2 = 0x0202
    case isoLatin3 = 0x0203
    case isoLatin4 = 0x0204
    case isoLatinCyrillic = 0x0205
    case isoLatinArabic = 0x0206
    case isoLatinGreek = 0x0207
    case isoLatinHebrew = 0x0208
    case isoLatin5 = 0x0209
    case isoLatin6 = 0x020a
    case isoLatinThai = 0x020b
    case isoLatin7 = 0x020d
    case isoLatin8 = 0x020e
    case isoLatin9 = 0x020f
    case isoLatin10 = 0x0210
    case dosLatinUS = 0x0400
    case dosLatin1 = 0x0410
    case dosLatin2 = 0x0412
    case dosCyrillic = 0x0413
    case dosRussian = 0x0419
    case dosJapanese = 0x0420
    case dosChineseSimplif = 0x0421
    case dosKorean = 0x0422
    case dosChineseTrad = 0x0423
    case windowsLatin2 = 0x0501
    case windowsCyrillic = 0x0502
    case windowsGreek = 0x0503
    case windowsLatin5 = 0x0504
    case windowsHebrew = 0x0505
    case windowsArabic = 0x0506
    case windowsBalticRim = 0x0507
    case windowsVietnamese = 0x0508
    case GB_2312_80 = 0x0630
    case GBK_95 = 0x0631
    case GB_18030_2000 = 0x0632
    case ISO_2022_JP = 0x0820
    case ISO_2022_CN = 0x0830
    case ISO_2022_KR = 0x0840
    case EUC_JP = 0x0920
    case EUC_CN = 0x0930
    case EUC_TW = 0x0931
    case EUC_KR = 0x0940
    case shiftJIS = 0x0a01
    case KOI8_R = 0x0a02
    case big5 = 0x0a03
    case HZ_GB_2312 = 0x0a05
    case big5_HKSCS_1999 = 0x0a06
    case VISCII = 0x0a07
    case KOI8_U = 0x0a08
}

/// Encodings that Foundation has names for.
public enum CFStringBuiltInEncodings: UInt32, Sendable {
    case macRoman = 0
    case windowsLatin1 = 0x0500
    case isoLatin1 = 0x0201
    case nextStepLatin = 0x0b01
    case ASCII = 0x0600
    case unicode = 0x0100
    case UTF8 = 0x0800_0100
    case nonLossyASCII = 0x0bff
    case UTF16BE = 0x1000_0100
    case UTF16LE = 0x1400_0100
    case UTF32 = 0x0c00_0100
    case UTF32BE = 0x1800_0100
    case UTF32LE = 0x1c00_0100
}

/// The number that stands for no encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xffff_ffff

/// Foundation's number of an encoding: `String.Encoding(rawValue:)` takes it.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    if let named = foundationEncodings[encoding] { return named.rawValue }
    // Foundation on Linux does not read GBK, and reads the encoding that holds all of it.
    let read = encoding == CFStringEncoding(CFStringEncodings.GBK_95.rawValue) ? CFStringEncodings.GB_18030_2000.rawValue : Int(encoding)
    return UInt(read) | 0x8000_0000
}

/// Core Foundation's number of an encoding of Foundation's.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
    if encoding & 0x8000_0000 != 0 { return CFStringEncoding(truncatingIfNeeded: encoding & 0x7fff_ffff) }
    return foundationEncodings.first { $0.value.rawValue == encoding }?.key ?? kCFStringEncodingInvalidId
}

/// Foundation's own encodings, by Core Foundation's numbers.
private let foundationEncodings: [CFStringEncoding: String.Encoding] = {
    let named: [CFStringBuiltInEncodings: String.Encoding] = [
        .macRoman: .macOSRoman, .windowsLatin1: .windowsCP1252, .isoLatin1: .isoLatin1, .nextStepLatin: .nextstep, .ASCII: .ascii,
        .unicode: .utf16, .UTF8: .utf8, .nonLossyASCII: .nonLossyASCII, .UTF16BE: .utf16BigEndian, .UTF16LE: .utf16LittleEndian,
        .UTF32: .utf32, .UTF32BE: .utf32BigEndian, .UTF32LE: .utf32LittleEndian,
    ]
    let others: [CFStringEncodings: String.Encoding] = [
        .isoLatin2: .isoLatin2, .windowsLatin2: .windowsCP1250, .windowsCyrillic: .windowsCP1251, .windowsGreek: .windowsCP1253,
        .windowsLatin5: .windowsCP1254, .ISO_2022_JP: .iso2022JP, .EUC_JP: .japaneseEUC, .shiftJIS: .shiftJIS,
    ]
    let pairs = named.map { ($0.key.rawValue, $0.value) } + others.map { (CFStringEncoding($0.key.rawValue), $0.value) }
    return Dictionary(uniqueKeysWithValues: pairs)
}()
