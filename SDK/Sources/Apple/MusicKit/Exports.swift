@_exported import Foundation
@_exported import VitrineCombine
@_exported import VitrineCoreGraphics
