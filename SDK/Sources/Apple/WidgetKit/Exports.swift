// As on Apple's platforms: who imports WidgetKit has SwiftUI.
@_exported import VitrineSwiftUI
