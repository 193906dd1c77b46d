/// The largest finite `Float`, by the name that the C library of Apple's systems has for it.
public let MAXFLOAT = Float.greatestFiniteMagnitude

// The limits of integers that the compiler does not read out of Linux's C library, where they are no plain numbers.
public let INT64_MAX = Int64.max
public let INT64_MIN = Int64.min
public let UINT64_MAX = UInt64.max
public let INTMAX_MAX = Int64.max
public let UINTMAX_MAX = UInt64.max
public let INT_MIN = Int32.min
public let INT32_MIN = Int32.min
public let UINT_MAX = UInt32.max
public let LONG_MIN = Int.min
public let ULONG_MAX = UInt.max
public let LLONG_MAX = Int64.max
public let LLONG_MIN = Int64.min
public let ULLONG_MAX = UInt64.max
