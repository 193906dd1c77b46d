@_exported import Foundation
@_exported import VitrineCoreLocation
@_exported import VitrineSwiftUI
@_exported import VitrineUIKit
