@_exported import Foundation
@_exported import FoundationMissing
@_exported import VitrineContacts
@_exported import VitrineCoreLocation
