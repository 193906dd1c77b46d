@_exported import Foundation
@_exported import VitrineSwiftUI
