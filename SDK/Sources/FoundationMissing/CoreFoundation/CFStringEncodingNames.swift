import Foundation

// Names of encodings by IANA's list of character sets (iana.org/assignments/character-sets), with the aliases that pages on the web use
// (WHATWG's Encoding Standard, encoding.spec.whatwg.org).

/// The encoding of a name as mails and pages on the web write it, as `charset=gb2312`, in letters of either case.
/// - Returns: `kCFStringEncodingInvalidId` for a name that is not known.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
    guard let theString else { return kCFStringEncodingInvalidId }
    let name = String(describing: theString).trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    return encodingsOfNames[name] ?? kCFStringEncodingInvalidId
}

/// The name by which mails and pages on the web call an encoding; nil for one that has none.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
    encodingNames.first { $0.encoding == encoding }.map { $0.names[0] as NSString }
}

/// Whether texts can be read from an encoding here: what Foundation or the C library's `iconv` under it reads.
public func CFStringIsEncodingAvailable(_ encoding: CFStringEncoding) -> Bool {
    guard encodingNames.contains(where: { $0.encoding == encoding }) else { return false }
    let number = CFStringConvertEncodingToNSStringEncoding(encoding)
    return String(data: Data([0x61, 0x62, 0x61, 0x62]), encoding: String.Encoding(rawValue: number)) != nil
}

private struct NamedEncoding {
    let encoding: CFStringEncoding
    /// The names of the encoding in lower case; the first is the preferred one.
    let names: [String]

    init(_ encoding: CFStringBuiltInEncodings, _ names: String...) { (self.encoding, self.names) = (encoding.rawValue, names) }
    init(_ encoding: CFStringEncodings, _ names: String...) {
        (self.encoding, self.names) = (CFStringEncoding(encoding.rawValue), names)
    }
}

private let encodingsOfNames: [String: CFStringEncoding] = Dictionary(
    encodingNames.flatMap { named in named.names.map { ($0, named.encoding) } }, uniquingKeysWith: { first, _ in first })

private let encodingNames: [NamedEncoding] = [
    NamedEncoding(.UTF8, "utf-8", "utf8", "unicode-1-1-utf-8"),
    NamedEncoding(.ASCII, "us-ascii", "ascii", "ansi_x3.4-1968", "iso646-us", "us", "ibm367", "cp367"),
    NamedEncoding(.isoLatin1, "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "l1", "ibm819", "cp819"),
    NamedEncoding(.windowsLatin1, "windows-1252", "cp1252", "x-cp1252"),
    NamedEncoding(.unicode, "utf-16", "utf16", "iso-10646-ucs-2"),
    NamedEncoding(.UTF16BE, "utf-16be"), NamedEncoding(.UTF16LE, "utf-16le"),
    NamedEncoding(.UTF32, "utf-32"), NamedEncoding(.UTF32BE, "utf-32be"), NamedEncoding(.UTF32LE, "utf-32le"),
    NamedEncoding(.macRoman, "macintosh", "mac", "x-mac-roman"),
    NamedEncoding(.macCyrillic, "x-mac-cyrillic"),
    NamedEncoding(.isoLatin2, "iso-8859-2", "iso8859-2", "iso_8859-2", "latin2", "l2"),
    NamedEncoding(.isoLatin3, "iso-8859-3", "iso8859-3", "iso_8859-3", "latin3", "l3"),
    NamedEncoding(.isoLatin4, "iso-8859-4", "iso8859-4", "iso_8859-4", "latin4", "l4"),
    NamedEncoding(.isoLatinCyrillic, "iso-8859-5", "iso8859-5", "iso_8859-5", "cyrillic"),
    NamedEncoding(.isoLatinArabic, "iso-8859-6", "iso8859-6", "iso_8859-6", "arabic"),
    NamedEncoding(.isoLatinGreek, "iso-8859-7", "iso8859-7", "iso_8859-7", "greek"),
    NamedEncoding(.isoLatinHebrew, "iso-8859-8", "iso8859-8", "iso_8859-8", "hebrew", "iso-8859-8-i"),
    NamedEncoding(.isoLatin5, "iso-8859-9", "iso8859-9", "iso_8859-9", "latin5", "l5"),
    NamedEncoding(.isoLatin6, "iso-8859-10", "iso8859-10", "latin6", "l6"),
    NamedEncoding(.isoLatinThai, "iso-8859-11", "iso8859-11", "tis-620"),
    NamedEncoding(.isoLatin7, "iso-8859-13", "iso8859-13"), NamedEncoding(.isoLatin8, "iso-8859-14", "iso8859-14", "latin8"),
    NamedEncoding(.isoLatin9, "iso-8859-15", "iso8859-15", "iso_8859-15", "latin-9", "latin9"),
    NamedEncoding(.isoLatin10, "iso-8859-16", "iso8859-16", "latin10"),
    NamedEncoding(.dosLatinUS, "ibm437", "cp437"), NamedEncoding(.dosLatin1, "ibm850", "cp850"),
    NamedEncoding(.dosLatin2, "ibm852", "cp852"), NamedEncoding(.dosCyrillic, "ibm855", "cp855"),
    NamedEncoding(.dosRussian, "ibm866", "cp866", "866"),
    NamedEncoding(.windowsLatin2, "windows-1250", "cp1250", "x-cp1250"),
    NamedEncoding(.windowsCyrillic, "windows-1251", "cp1251", "x-cp1251"),
    NamedEncoding(.windowsGreek, "windows-1253", "cp1253", "x-cp1253"),
    NamedEncoding(.windowsLatin5, "windows-1254", "cp1254", "x-cp1254"),
    NamedEncoding(.windowsHebrew, "windows-1255", "cp1255", "x-cp1255"),
    NamedEncoding(.windowsArabic, "windows-1256", "cp1256", "x-cp1256"),
    NamedEncoding(.windowsBalticRim, "windows-1257", "cp1257", "x-cp1257"),
    NamedEncoding(.windowsVietnamese, "windows-1258", "cp1258", "x-cp1258"),
    // Mail and pages that say GB 2312 are written with the letters of EUC's form of it.
    NamedEncoding(.EUC_CN, "gb2312", "euc-cn", "csgb2312", "gb_2312-80", "x-euc-cn"),
    NamedEncoding(.GBK_95, "gbk", "cp936", "windows-936", "ms936", "x-gbk"),
    NamedEncoding(.GB_18030_2000, "gb18030"), NamedEncoding(.HZ_GB_2312, "hz-gb-2312"),
    NamedEncoding(.big5, "big5", "csbig5", "big-5", "cn-big5", "x-x-big5"), NamedEncoding(.big5_HKSCS_1999, "big5-hkscs"),
    NamedEncoding(.EUC_TW, "euc-tw", "x-euc-tw"),
    NamedEncoding(.shiftJIS, "shift_jis", "shift-jis", "sjis", "ms_kanji", "x-sjis", "csshiftjis"),
    NamedEncoding(.EUC_JP, "euc-jp", "cseucpkdfmtjapanese", "x-euc-jp"), NamedEncoding(.ISO_2022_JP, "iso-2022-jp", "csiso2022jp"),
    NamedEncoding(.EUC_KR, "euc-kr", "cseuckr", "ks_c_5601-1987", "ksc5601", "korean"),
    NamedEncoding(.ISO_2022_KR, "iso-2022-kr"), NamedEncoding(.ISO_2022_CN, "iso-2022-cn"),
    NamedEncoding(.KOI8_R, "koi8-r", "koi8", "koi", "cskoi8r"), NamedEncoding(.KOI8_U, "koi8-u", "koi8-ru"),
    NamedEncoding(.VISCII, "viscii"),
]
