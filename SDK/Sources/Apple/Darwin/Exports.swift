// What a source finds in Darwin: C's library, and the few names of the kernel's that are not in Linux's.
@_exported import FoundationMissing
@_exported import Glibc

/// The largest number that a `Float` has, by C's old name.
public let HUGE: Float = .greatestFiniteMagnitude
