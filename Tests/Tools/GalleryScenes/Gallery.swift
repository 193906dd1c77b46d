/// The scenes of the gallery, area by area.
public enum Gallery {
    public static let areas: [(name: String, scenes: [GalleryScene])] = [
        ("Stacks and frames", stackScenes),
        ("Grids", gridScenes),
        ("Places", placeScenes),
        ("Containers", containerScenes),
        ("Gauges and progress", gaugeScenes),
        ("Charts", chartScenes + chartWidgetScenes),
        ("Typefaces", typefaceScenes),
        ("Text", textScenes),
        ("Scripts", scriptScenes),
        ("Emoji", emojiScenes),
        ("Modes", modeScenes),
        ("Redaction", redactionScenes),
        ("Accessories", accessoryScenes),
        ("UIKit and Core Graphics", uiKitScenes),
        ("Gradients", gradientScenes),
        ("Strokes and shapes", strokeScenes),
        ("Layers: blending, masks, shadows, blurs, transforms", layerScenes),
        ("Pictures", imageScenes),
        ("Assets of a bundle", assetScenes),
        ("Materials", materialScenes),
        ("Controls and labels", controlScenes),
        ("Symbols", symbolScenes),
        ("Shapes and styles", shapeScenes),
        ("Effects", effectScenes),
        ("Canvas and time", canvasScenes),
    ]

    public static var scenes: [GalleryScene] { areas.flatMap(\.scenes) }
}
