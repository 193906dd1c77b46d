import VitrineCFreeType

/// An instance of FreeType, freed after the last face or stroker made with it. For one thread at a time only.
final class FreeTypeLibrary {
    let handle: FT_Library

    init() {
        var made: FT_Library?
        // Fails only when not even a few kilobytes of memory are left; nothing could be drawn then.
        guard FT_Init_FreeType(&made) == 0, let made else { fatalError("FreeType could not start: no memory is left.") }
        handle = made
    }

    deinit { FT_Done_FreeType(handle) }
}
