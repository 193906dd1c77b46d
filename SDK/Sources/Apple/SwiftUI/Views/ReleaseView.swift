import FoundationMissing

/// What is seen of two views of different types by the release that is shown; `vitrine` puts it in the place of `if #available` in functions
/// that return one or the other.
/// - Parameters:
///   - major: the release from which on `newer` is seen.
///   - minor: its number after the dot.
public func _iOSView<Newer: View, Older: View>(
    _ major: Int, _ minor: Int = 0, _ newer: () -> Newer, _ older: () -> Older
) -> some View {
    _iOS(major, minor) ? ViewBuilder.buildEither(first: newer()) : ViewBuilder.buildEither(second: older())
}

/// Chooses a view for `guard #available`, whose first branch is the older.
public func _iOSViewNot<Newer: View, Older: View>(
    _ major: Int, _ minor: Int = 0, _ older: () -> Older, _ newer: () -> Newer
) -> some View {
    _iOSView(major, minor, newer, older)
}
