import XcodeProject

extension SourceCopy {
    /// The attributes that make an app the entry of its module.
    static func appEntries(_ code: [UInt8]) -> [Range<Int>] {
        let places = ["@main", "@UIApplicationMain"].flatMap { attribute in
            ObjectiveCDeclarations.places(of: attribute, code).map { ($0..<$0 + attribute.utf8.count, isApp: attribute != "@main") }
        }
        return places.filter { place, isApp in
            guard !isApp else { return true }
            guard let open = code[place.upperBound...].firstIndex(of: UInt8(ascii: "{")) else { return false }
            let head = String(decoding: code[place.upperBound..<open], as: UTF8.self).split(separator: ":", maxSplits: 1)
            let parents = (head.count == 2 ? head[1] : "").split { !($0.isLetter || $0.isNumber || $0 == "_") }
            return parents.contains(where: SourceFacts.isApp)
        }.map(\.0)
    }
}
