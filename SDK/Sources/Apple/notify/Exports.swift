// Darwin's notifications by their C functions, which whoever imports Foundation has too.
@_exported import FoundationMissing
