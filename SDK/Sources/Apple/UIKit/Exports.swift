@_exported import Foundation
@_exported import VitrineCoreGraphics
@_exported import VitrineCoreImage
@_exported import VitrineDeveloperToolsSupport
@_exported import VitrineImageIO
@_exported import VitrineQuartzCore
