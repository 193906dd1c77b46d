@_exported import Foundation
@_exported import FoundationMissing
@_exported import VitrineCoreLocation
