import VitrineDrawing
import VitrineSwiftUI
import VitrineWidgetArchive

extension SnapshotStrategy where Value: View {
    /// The view's pixels as the content of a widget.
    public static func picture(_ settings: PictureSettings = PictureSettings()) -> Self {
        SnapshotStrategy<Picture>.picture.pullback { try render($0, settings) }
    }

    /// The view's nodes with their frames and texts, its taps, what is spoken, and what was not drawn.
    public static func archive(_ settings: PictureSettings = PictureSettings()) -> Self {
        SnapshotStrategy<ArchivedView>.archive.pullback { try render($0, settings).view }
    }

    /// What can be tapped and what comes of it, a line each.
    public static func taps(_ settings: PictureSettings = PictureSettings()) -> Self {
        SnapshotStrategy<ArchivedView>.taps.pullback { try render($0, settings).view }
    }

    /// What is spoken of the view, a line for each element in the order in which it is read.
    public static func spoken(_ settings: PictureSettings = PictureSettings()) -> Self {
        SnapshotStrategy<ArchivedView>.spoken.pullback { try render($0, settings).view }
    }
}

extension SnapshotStrategy where Value == ArchivedView {
    /// The view's nodes with their frames and texts, its taps, what is spoken, and what was not drawn.
    public static var archive: Self { SnapshotStrategy<String>.text.pullback { ArchiveText($0).text } }

    /// What can be tapped and what comes of it, a line each.
    public static var taps: Self { SnapshotStrategy<String>.text.pullback { ArchiveText.lines(ArchiveText.taps($0)) } }

    /// What is spoken, a line for each element in the order in which it is read.
    public static var spoken: Self { SnapshotStrategy<String>.text.pullback { ArchiveText.lines(ArchiveText.spoken($0)) } }
}
