import Foundation

/// Keeps an extension's heap as small as what is in it: iOS ends one that grows past 30 MB, and freed memory that glibc keeps counts too.
enum SmallHeap {
    private typealias Trim = @convention(c) (Int) -> Int32
    private typealias Option = @convention(c) (Int32, Int32) -> Int32

    /// Swift's Glibc does not show `malloc.h`.
    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }

    private static let trim = function("malloc_trim", as: Trim.self)

    /// Bitmaps go back to the system when they are freed, and threads share one arena: to be said before there is a second thread.
    static func prepare() {
        guard let option = function("mallopt", as: Option.self) else { return }
        // M_MMAP_THRESHOLD and M_ARENA_MAX of malloc.h.
        _ = option(-3, 128 << 10)
        _ = option(-8, 1)
    }

    /// Gives back what was freed; some tenths of a millisecond.
    static func giveBack() { _ = trim?(0) }
}
