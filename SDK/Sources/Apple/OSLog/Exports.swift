// OSLog is a superset of `os` on Apple's systems; here it is the same.
@_exported import Foundation
@_exported import Vitrineos
