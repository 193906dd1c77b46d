@_exported import Foundation
@_exported import VitrineCoreMedia
@_exported import VitrineUniformTypeIdentifiers
