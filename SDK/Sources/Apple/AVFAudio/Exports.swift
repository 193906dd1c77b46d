// The part of AVFoundation that plays and records sounds, under its own name.
@_exported import VitrineAVFoundation
