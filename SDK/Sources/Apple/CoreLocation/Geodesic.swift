import Foundation

/// Lengths along the ground of WGS 84's ellipsoid, by Vincenty's inverse formula (Survey Review XXIII 176, 1975). Apple says of its own
/// only that the line follows the curvature of the Earth.
enum Geodesic {
    private static let equator = 6_378_137.0, flattening = 1 / 298.257223563, meanRadius = 6_371_008.8

    /// The distance of two places in metres; NaN where a coordinate is no number.
    static func distance(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
        let pole = equator * (1 - flattening)
        let long = (to.longitude - from.longitude) * .pi / 180
        let u1 = atan((1 - flattening) * tan(from.latitude * .pi / 180)), u2 = atan((1 - flattening) * tan(to.latitude * .pi / 180))
        let (sin1, cos1, sin2, cos2) = (sin(u1), cos(u1), sin(u2), cos(u2))
        var lambda = long
        for _ in 0..<100 {
            let sine =
                ((cos2 * sin(lambda)) * (cos2 * sin(lambda))
                + (cos1 * sin2 - sin1 * cos2 * cos(lambda)) * (cos1 * sin2 - sin1 * cos2 * cos(lambda))).squareRoot()
            if sine == 0 { return 0 }
            let cosine = sin1 * sin2 + cos1 * cos2 * cos(lambda), angle = atan2(sine, cosine)
            let azimuth = cos1 * cos2 * sin(lambda) / sine, squared = 1 - azimuth * azimuth
            let middle = squared == 0 ? 0 : cosine - 2 * sin1 * sin2 / squared
            let c = flattening / 16 * squared * (4 + flattening * (4 - 3 * squared))
            let last = lambda
            lambda =
                long + (1 - c) * flattening * azimuth
                * (angle + c * sine * (middle + c * cosine * (2 * middle * middle - 1)))
            guard abs(lambda - last) < 1e-12 else { continue }
            let square = squared * (equator * equator - pole * pole) / (pole * pole)
            let a = 1 + square / 16384 * (4096 + square * (-768 + square * (320 - 175 * square)))
            let b = square / 1024 * (256 + square * (-128 + square * (74 - 47 * square)))
            let inner = cosine * (2 * middle * middle - 1) - b / 6 * middle * (4 * sine * sine - 3) * (4 * middle * middle - 3)
            return pole * a * (angle - b * sine * (middle + b / 4 * inner))
        }
        return sphere(from, to)
    }

    /// The distance of places that are nearly opposite each other, where the formula finds no end.
    private static func sphere(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
        let north = sin((to.latitude - from.latitude) * .pi / 360), east = sin((to.longitude - from.longitude) * .pi / 360)
        let chord = north * north + cos(from.latitude * .pi / 180) * cos(to.latitude * .pi / 180) * east * east
        return 2 * meanRadius * asin(min(1, chord.squareRoot()))
    }
}
