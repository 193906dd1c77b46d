import Foundation

// The constants of geometry by their names in C, which Swift's sources still use.

/// The origin.
public let CGPointZero = CGPoint.zero
/// No extent at all.
public let CGSizeZero = CGSize.zero
/// A rectangle of no extent at the origin.
public let CGRectZero = CGRect.zero
/// The rectangle that is none, as of two that do not meet.
public let CGRectNull = CGRect.null
/// The rectangle that everything lies in.
public let CGRectInfinite = CGRect.infinite
