@_exported import VitrineActivityKit
@_exported import VitrineAppIntents
