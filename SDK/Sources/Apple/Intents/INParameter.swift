import Foundation

/// A way to a property of an intent.
open class INParameter: NSObject, NSCopying, @unchecked Sendable {
    public let parameterClass: AnyClass
    public let parameterKeyPath: String
    private var indices: [String: Int] = [:]

    public init(for aClass: AnyClass, keyPath: String) {
        parameterClass = aClass
        parameterKeyPath = keyPath
    }

    open func isEqual(to parameter: INParameter) -> Bool {
        parameterClass == parameter.parameterClass && parameterKeyPath == parameter.parameterKeyPath && indices == parameter.indices
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? INParameter).map(isEqual(to:)) ?? false }
    open override var hash: Int { parameterKeyPath.hashValue }

    /// Sets which element of a list on the key path is meant.
    open func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) { indices[subKeyPath] = index }
    open func index(forSubKeyPath subKeyPath: String) -> Int { indices[subKeyPath] ?? NSNotFound }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INParameter(for: parameterClass, keyPath: parameterKeyPath)
        copy.indices = indices
        return copy
    }
}
