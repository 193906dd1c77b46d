// On Apple's systems SwiftUI's views, layout and modifiers are declared here, and SwiftUI shows them; Xcode writes this import into files
// by itself. Here SwiftUI declares them.
@_exported import VitrineSwiftUI
