/// Finds the orientation tag in what cameras write beside a picture.
enum Exif {
    private static let mark = Array("Exif\0\0".utf8)

    /// The orientation in a JPEG's APP1 segment.
    static func orientation(_ segment: ArraySlice<UInt8>) -> Int? {
        segment.starts(with: mark) ? orientation(inTIFF: Array(segment.dropFirst(mark.count))) : nil
    }

    /// The orientation in the EXIF chunk of a WebP, which may begin with JPEG's mark.
    static func orientation(inWebP bytes: [UInt8]) -> Int? {
        var place = 12
        while place + 8 <= bytes.count {
            let length = Int(bytes[place + 4]) | Int(bytes[place + 5]) << 8 | Int(bytes[place + 6]) << 16 | Int(bytes[place + 7]) << 24
            guard length <= bytes.count - place - 8 else { return nil }
            let body = bytes[(place + 8)..<(place + 8 + length)]
            if bytes[place..<place + 4].elementsEqual("EXIF".utf8) {
                return orientation(inTIFF: Array(body.starts(with: mark) ? body.dropFirst(mark.count) : body))
            }
            place += 8 + length + length % 2
        }
        return nil
    }

    private static func orientation(inTIFF tiff: [UInt8]) -> Int? {
        guard tiff.count >= 8 else { return nil }
        let little = tiff[0] == 0x49
        func short(_ at: Int) -> Int? {
            guard at >= 0, at + 2 <= tiff.count else { return nil }
            return little ? Int(tiff[at]) | Int(tiff[at + 1]) << 8 : Int(tiff[at]) << 8 | Int(tiff[at + 1])
        }
        func long(_ at: Int) -> Int? {
            guard let first = short(at), let second = short(at + 2) else { return nil }
            return little ? first | second << 16 : first << 16 | second
        }
        guard let directory = long(4), let count = short(directory) else { return nil }
        for entry in 0..<count {
            let place = directory + 2 + entry * 12
            guard let tag = short(place) else { return nil }
            if tag == 0x0112, let value = short(place + 8), (1...8).contains(value) { return value }
        }
        return nil
    }
}
