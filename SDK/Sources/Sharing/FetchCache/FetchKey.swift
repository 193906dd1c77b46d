import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Tells requests apart whose answers may differ. Only a digest is kept, so that no token and no address stands on disk.
struct FetchKey: Hashable, Sendable {
    /// 64 hexadecimal digits.
    let name: String

    init(_ request: URLRequest, varyingBy headers: [String], partition: String) throws(FetchError) {
        let method = (request.httpMethod ?? "GET").uppercased()
        guard ["GET", "HEAD", "POST"].contains(method) else { throw .notCacheable("\(method) changes something") }
        guard request.httpBodyStream == nil else { throw .notCacheable("its body is a stream") }
        guard request.value(forHTTPHeaderField: "Range") == nil else { throw .notCacheable("it asks for a part only") }
        guard let url = request.url, let address = Self.canonical(url) else { throw .notCacheable("it has no address") }
        var bytes: [UInt8] = []
        // Each part after its length: no text within one can look like the beginning of the next.
        func add(_ part: some Collection<UInt8>) {
            withUnsafeBytes(of: UInt64(part.count).littleEndian) { bytes.append(contentsOf: $0) }
            bytes.append(contentsOf: part)
        }
        add(method.utf8)
        add(address.utf8)
        add(partition.utf8)
        for header in Set(headers.map { $0.lowercased() }).sorted() {
            guard let value = request.value(forHTTPHeaderField: header) else { continue }
            add(header.utf8)
            add(value.utf8)
        }
        add(request.httpBody ?? Data())
        name = SHA256.digest(of: bytes).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// One spelling for addresses that any service takes for the same: scheme and host in small letters, no usual port, no fragment,
    /// percent-encoding in capitals and only where it is needed. The order of a query's parts is kept: it may mean something.
    static func canonical(_ url: URL) -> String? {
        guard var parts = URLComponents(url: url.absoluteURL, resolvingAgainstBaseURL: true), let scheme = parts.scheme?.lowercased(),
            let host = parts.percentEncodedHost, !host.isEmpty
        else { return nil }
        parts.scheme = scheme
        parts.percentEncodedHost = host.lowercased()
        parts.fragment = nil
        if let port = parts.port, (scheme == "http" && port == 80) || (scheme == "https" && port == 443) { parts.port = nil }
        if parts.percentEncodedPath.isEmpty { parts.percentEncodedPath = "/" }
        return parts.string.map(normalised)
    }

    /// Percent-encoded letters, digits, `-`, `.`, `_` and `~` are written plainly, other triplets in capitals (RFC 3986, 6.2.2).
    private static func normalised(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let value = hex(bytes[index + 1], bytes[index + 2]) {
                if isUnreserved(value) {
                    result.append(value)
                } else {
                    result += Array("%\(value < 16 ? "0" : "")\(String(value, radix: 16, uppercase: true))".utf8)
                }
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func hex(_ high: UInt8, _ low: UInt8) -> UInt8? {
        guard let high = Character(UnicodeScalar(high)).hexDigitValue, let low = Character(UnicodeScalar(low)).hexDigitValue else {
            return nil
        }
        return UInt8(high * 16 + low)
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "-._~".utf8.contains(byte)
        }
    }
}

extension URLRequest {
    /// Conditions are the cache's: another's would bring “not modified” for what is not on disk.
    var withoutConditions: URLRequest {
        var request = self
        for name in ["If-None-Match", "If-Modified-Since", "If-Match", "If-Unmodified-Since", "If-Range"] {
            request.setValue(nil, forHTTPHeaderField: name)
        }
        return request
    }
}
