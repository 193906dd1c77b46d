// On Apple’s systems a superset of `os`; here the same.
@_exported import Foundation
@_exported import Vitrineos
