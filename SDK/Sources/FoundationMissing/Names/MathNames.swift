/// The largest finite `Float`, by the name that the C library of Apple's systems has for it.
public let MAXFLOAT = Float.greatestFiniteMagnitude
