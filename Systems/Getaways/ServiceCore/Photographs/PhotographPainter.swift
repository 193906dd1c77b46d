import Drawing

/// Draws a destination's photograph.
public enum PhotographPainter {
    public static let width = 1600
    public static let height = 1067
    /// Changes with the pictures, so that older ones on disk are not taken for these.
    public static let edition = 1

    /// JPEG, 1600 × 1067 pixels; the same bytes every time.
    @Sendable public static func jpeg(_ place: Destination) throws -> [UInt8] {
        // There is no text in it, so no fonts are asked for.
        var bitmap = Rasterizer(fonts: { _ in nil }).draw(displayList(place), scale: 1)
        Grain.add(to: &bitmap, seed: place.name)
        return try JPEG.encode(bitmap, quality: 88)
    }

    static func displayList(_ place: Destination) -> DisplayList {
        let siblings = Destination.all.filter { $0.motif == place.motif }
        var sketch = Sketch(seed: place.name, variant: siblings.firstIndex { $0.name == place.name } ?? 0)
        switch place.motif {
        case .coastTown: sketch.paintCoastTown()
        case .lake: sketch.paintLake()
        case .skyline: sketch.paintSkyline()
        case .beach: sketch.paintBeach()
        case .oldTown: sketch.paintOldTown()
        case .desert: sketch.paintDesert()
        case .snow: sketch.paintSnow()
        case .bay: sketch.paintBay()
        case .canal: sketch.paintCanal()
        case .forest: sketch.paintForest()
        case .volcano: sketch.paintVolcano()
        case .island: sketch.paintIsland()
        }
        return sketch.list
    }
}
