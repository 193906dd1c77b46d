@_exported import VitrineSwiftUI
