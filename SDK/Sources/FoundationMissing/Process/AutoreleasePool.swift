// Packages that know Linux declare their own, which is preferred.
/// Runs the body. Swift on Linux has no autorelease pools to drain: objects go when their last reference does.
@discardableResult
@_disfavoredOverload
public func autoreleasepool<Result, Failure: Error>(invoking body: () throws(Failure) -> Result) throws(Failure) -> Result { try body() }
