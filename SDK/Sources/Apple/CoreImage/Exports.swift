@_exported import Foundation
@_exported import VitrineCoreGraphics
@_exported import VitrineCoreVideo
