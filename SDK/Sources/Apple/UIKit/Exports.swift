@_exported import Foundation
@_exported import VitrineCoreGraphics
@_exported import VitrineCoreImage
@_exported import VitrineCoreText
@_exported import VitrineDeveloperToolsSupport
@_exported import VitrineImageIO
@_exported import VitrineQuartzCore
// A response to a notification knows its scene, so that UIKit shows all of them.
@_exported import VitrineUserNotifications
