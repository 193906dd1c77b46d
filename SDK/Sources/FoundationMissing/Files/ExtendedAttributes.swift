import Foundation

/// The options of `getxattr` and its like, with Darwin's values.
public let XATTR_NOFOLLOW: Int32 = 1
public let XATTR_CREATE: Int32 = 2
public let XATTR_REPLACE: Int32 = 4
/// There is no such attribute.
public let ENOATTR: Int32 = ENODATA

/// Linux's calls, which Swift's Glibc does not show: `l…` look at a link itself.
private enum Linux {
    typealias Get = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
    typealias Set = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32
    typealias Remove = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
    typealias List = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<CChar>?, Int) -> Int

    static func function<Function>(_ name: String, _ options: Int32, as type: Function.Type) -> Function? {
        dlsym(nil, options & XATTR_NOFOLLOW == 0 ? name : "l" + name).map { unsafeBitCast($0, to: type) }
    }

    /// A process may have names of its own only under this one.
    static let prefix = "user."
}

/// The value of a file's attribute: bytes that were copied, or its size where `value` is nil; -1 and `errno` where there is none.
public func getxattr(
    _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!, _ size: Int, _ position: UInt32,
    _ options: Int32
) -> Int {
    guard position == 0, let call = Linux.function("getxattr", options, as: Linux.Get.self) else { return refused() }
    return call(path, Linux.prefix + String(cString: name), value, size)
}

/// Sets a file's attribute: 0, or -1 and `errno`.
public func setxattr(
    _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer!, _ size: Int, _ position: UInt32,
    _ options: Int32
) -> Int32 {
    guard position == 0, let call = Linux.function("setxattr", options, as: Linux.Set.self) else { return Int32(refused()) }
    return call(path, Linux.prefix + String(cString: name), value, size, (options & (XATTR_CREATE | XATTR_REPLACE)) >> 1)
}

/// Removes a file's attribute: 0, or -1 and `errno`.
public func removexattr(_ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ options: Int32) -> Int32 {
    guard let call = Linux.function("removexattr", options, as: Linux.Remove.self) else { return Int32(refused()) }
    return call(path, Linux.prefix + String(cString: name))
}

/// The names of a file's attributes, each with a zero behind it: bytes of all, or -1 and `errno`.
public func listxattr(_ path: UnsafePointer<CChar>!, _ namebuff: UnsafeMutablePointer<CChar>!, _ size: Int, _ options: Int32) -> Int {
    guard let call = Linux.function("listxattr", options, as: Linux.List.self) else { return refused() }
    let room = call(path, nil, 0)
    guard room > 0 else { return room }
    var all = [CChar](repeating: 0, count: room)
    let count = call(path, &all, room)
    guard count >= 0 else { return count }
    let names = all.prefix(count).split(separator: 0).map { String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self) }
    let own = names.filter { $0.hasPrefix(Linux.prefix) }.flatMap { Array(String($0.dropFirst(Linux.prefix.count)).utf8CString) }
    guard let namebuff else { return own.count }
    guard own.count <= size else {
        errno = ERANGE
        return -1
    }
    for (index, byte) in own.enumerated() { namebuff[index] = byte }
    return own.count
}

private func refused() -> Int {
    errno = EINVAL
    return -1
}
