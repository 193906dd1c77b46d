// What a source finds in Objective-C's runtime, as far as it is here: selectors, values that objects carry, locks, pools.
@_exported import Foundation
@_exported import FoundationMissing
