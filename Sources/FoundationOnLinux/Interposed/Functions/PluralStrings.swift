import CFormatArguments
import Foundation
import FoundationMissing
import Synchronization

/// Plural formats that `NSLocalizedString` has answered. Foundation on Linux keeps nothing beside a string's characters, so the string
/// names its entry, and whoever formats with it finds the form for the values.
enum PluralStrings {
    private static let prefix = "%#@vitrine."
    private static let known = Mutex<[FoundText]>([])
    /// Each is one of a table's; a table that changes for ever has to stop somewhere.
    private static let most = 20_000

    /// A format that stands for the entry; the text itself where it does not depend on numbers.
    static func string(_ found: FoundText) -> String {
        guard case .plural = found.entry else { return found.entry.text }
        let place = known.withLock { known -> Int? in
            guard known.count < most else { return nil }
            known.append(found)
            return known.count - 1
        }
        _ = isReached
        return place.map { "\(prefix)\($0)@" } ?? found.entry.text
    }

    private static let isReached: Bool = {
        vitrine_format_use(
            { format, kinds in
                guard let format, let kinds, let entry = PluralStrings.entry(PropertyListBytes.string(format)) else { return 0 }
                let own = entry.kinds.prefix(Int(VITRINE_MOST_ARGUMENTS))
                for (index, kind) in own.enumerated() { kinds[index] = CChar(bitPattern: kind) }
                return Int32(own.count)
            },
            { format, _, reals, count in
                guard let format, let reals, let entry = PluralStrings.entry(PropertyListBytes.string(format)) else { return nil }
                let plain = entry.format(locale: .current) { $0 < Int(count) ? reals[$0] : nil }
                return UnsafeRawPointer(Unmanaged.passRetained(plain as NSString).toOpaque())
            })
        return true
    }()

    private static func entry(_ format: String) -> FoundText? {
        guard format.hasPrefix(prefix), format.last == "@", let place = Int(format.dropFirst(prefix.count).dropLast()) else { return nil }
        return known.withLock { $0.indices.contains(place) ? $0[place] : nil }
    }
}
