import Foundation
import Synchronization

// On Apple's systems objects, and the values that have an object's form, may go into formats, as in `String(format: "%@", date as CVarArg)`
// and in predicates. On Linux only numbers and texts may.

/// The texts of objects that were given to formats, of which C sees the addresses alone.
private enum FormattedObjects {
    /// The last of them: each is used by the call that it was made for.
    private static let kept = Mutex<[NSString]>([])
    private static let most = 512

    /// The words for `%@`, as arguments for C. Foundation crashes on objects that Core Foundation does not know.
    static func encoding(_ words: String) -> [Int] {
        kept.withLock { kept in
            if kept.count == most { kept.removeFirst(most / 2) }
            let text = NSString(string: words)
            kept.append(text)
            return [Int(bitPattern: Unmanaged.passUnretained(text).toOpaque())]
        }
    }
}

extension NSObject: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { FormattedObjects.encoding(description) }
}

extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { FormattedObjects.encoding(description) }
}

extension URL: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { FormattedObjects.encoding(absoluteString) }
}

extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { FormattedObjects.encoding(uuidString) }
}

extension Data: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { FormattedObjects.encoding(NSData(data: self).description) }
}

extension Decimal: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { FormattedObjects.encoding(description) }
}

extension IndexPath: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { FormattedObjects.encoding("\(self)") }
}

extension Array: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { FormattedObjects.encoding(NSArray(array: self).description) }
}

extension Set: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { FormattedObjects.encoding(NSSet(set: self).description) }
}

extension Dictionary: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { FormattedObjects.encoding(NSDictionary(dictionary: self).description) }
}
