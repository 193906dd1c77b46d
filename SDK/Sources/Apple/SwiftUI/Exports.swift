@_exported import Foundation
@_exported import Observation
@_exported import OpenCombine
@_exported import VitrineAccessibility
@_exported import VitrineCoreGraphics
@_exported import VitrineCoreTransferable
@_exported import VitrineDeveloperToolsSupport
@_exported import VitrineUIKit
import VitrineDrawing

/// Lines and curves; SwiftUI's path is the one the pictures are made of.
public typealias Path = VitrineDrawing.Path
