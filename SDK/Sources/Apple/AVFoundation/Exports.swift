@_exported import Foundation
@_exported import VitrineAudioToolbox
@_exported import VitrineCoreMedia
@_exported import VitrineUniformTypeIdentifiers
