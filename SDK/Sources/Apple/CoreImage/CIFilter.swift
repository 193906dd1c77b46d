import Foundation
import VitrineCoreGraphics
import VitrineDrawing

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputColorKey = "inputColor"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputEVKey = "inputEV"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputTimeKey = "inputTime"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputWeightsKey = "inputWeights"
public let kCIInputGradientImageKey = "inputGradientImage"
public let kCIInputShadingImageKey = "inputShadingImage"
public let kCIInputVersionKey = "inputVersion"
public let kCIOutputImageKey = "outputImage"

/// Makes a picture of another, or of bytes. Pictures are made by `CIQRCodeGenerator`, `CICode128BarcodeGenerator`, `CIRandomGenerator`, and by `CIAreaAverage`,
/// `CIColorControls` (brightness and saturation), `CIColorInvert`, `CIColorMatrix`, `CIColorMonochrome`, `CIFalseColor`, `CIMaskToAlpha`, `CIPhotoEffectMono`, `CISepiaTone`,
/// `CIDissolveTransition`, `CISourceOverCompositing` and `CICrop`. Every other filter takes its values and makes none: its `outputImage` is
/// nil, which a line on standard error says once of each.
open class CIFilter: NSObject, @unchecked Sendable {
    /// The name of the filter.
    public let name: String
    private var values: [String: Any] = [:]

    /// Makes a filter by its name; nil where that is none of a filter's: those begin with `CI`.
    public init?(name: String) {
        guard name.hasPrefix("CI") else { return nil }
        self.name = name
    }
    /// A filter that this module names itself.
    init(builtIn name: String) { self.name = name }
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        values = params ?? [:]
    }

    open func setDefaults() { values = [:] }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
    open var inputKeys: [String] { values.keys.sorted() }
    open var outputKeys: [String] { [kCIOutputImageKey] }

    /// The picture that the filter makes; nil where an input picture is missing, or where the filter does not exist here.
    open var outputImage: CIImage? {
        switch name {
        case "CIQRCodeGenerator": return qrCode()
        case "CICode128BarcodeGenerator": return barcode()
        case "CIRandomGenerator": return Self.noise
        case let name where !Self.made.contains(name):
            UnmadeFilters.report("Core Image’s filter \(name) makes no picture here.")
            return nil
        default: break
        }
        guard let input = values[kCIInputImageKey] as? CIImage else { return nil }
        switch name {
        case "CIAreaAverage": return average(input, (values[kCIInputExtentKey] as? CIVector)?.cgRectValue ?? input.extent)
        case "CIColorInvert":
            return changed(input) { color in RGBA(1 - color.red, 1 - color.green, 1 - color.blue, color.alpha) }
        case "CIPhotoEffectMono": return changed(input) { Self.saturated($0, 0, 0) }
        case "CIColorControls":
            let saturation = number(kCIInputSaturationKey, 1), brightness = number(kCIInputBrightnessKey, 0)
            return changed(input) { Self.saturated($0, saturation, brightness) }
        case "CISourceOverCompositing": return (values[kCIInputBackgroundImageKey] as? CIImage).map { input.composited(over: $0) }
        case "CIColorMonochrome":
            let color = values[kCIInputColorKey] as? CIColor ?? Self.monochrome, intensity = number(kCIInputIntensityKey, 1)
            return changed(input) { Self.mixed($0, Self.monochrome($0, color), intensity) }
        case "CIColorMatrix":
            let rows = (0..<5).map { matrix($0).parts }
            return changed(input) { Self.multiplied($0, rows) }
        case "CISepiaTone":
            let intensity = number(kCIInputIntensityKey, 1)
            return changed(input) { Self.mixed($0, Self.sepia($0), intensity) }
        case "CIDissolveTransition":
            return (values[kCIInputTargetImageKey] as? CIImage).flatMap { dissolved(input, $0, number(kCIInputTimeKey, 0)) }
        case "CICrop": return (values["inputRectangle"] as? CIVector).map { input.cropped(to: $0.cgRectValue) }
        case "CIMaskToAlpha": return masked(input)
        case "CIFalseColor":
            return tinted(
                input, values["inputColor0"] as? CIColor ?? FalseColors.dark, values["inputColor1"] as? CIColor ?? FalseColors.light)
        default: return nil
        }
    }

    /// Filters of a picture that make one.
    private static let made: Set<String> = [
        "CIAreaAverage", "CIColorInvert", "CIPhotoEffectMono", "CIColorControls", "CISourceOverCompositing", "CISepiaTone",
        "CIDissolveTransition", "CICrop", "CIMaskToAlpha", "CIFalseColor", "CIColorMonochrome", "CIColorMatrix",
    ]

    private func qrCode() -> CIImage? {
        guard let message = values["inputMessage"] as? Data else { return nil }
        do throws(QRCode.Problem) {
            return try QRCode(message, level: values["inputCorrectionLevel"] as? String ?? "M").image
        } catch {
            switch error {
            case .noLibrary:
                UnmadeFilters.report("QR codes are not drawn here: libqrencode.so.4 is missing, which Debian has in libqrencode4.")
            case .impossible:
                UnmadeFilters.report("A QR code is not drawn: it has no bytes, more than its level holds, or no level of L, M, Q and H.")
            }
        }
        return nil
    }

    private func barcode() -> CIImage? {
        guard let message = values["inputMessage"] as? Data, let code = Code128(message) else { return nil }
        let height = number("inputBarcodeHeight", 32), quiet = number("inputQuietSpace", 10)
        guard (1...5000).contains(height), (0...500).contains(quiet) else { return nil }
        return CIImage(columns: code.modules.count, rows: Int(height), border: Int(quiet)) { column, _ in code.modules[column] }
    }

    private func number(_ key: String, _ missing: Float) -> Float {
        (values[key] as? NSNumber)?.floatValue ?? (values[key] as? Double).map { Float($0) } ?? values[key] as? Float ?? missing
    }

    /// The weights of Rec. 709.
    private static func saturated(_ color: RGBA, _ saturation: Float, _ brightness: Float) -> RGBA {
        let grey = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
        func part(_ value: Float) -> Float { min(max(grey + (value - grey) * saturation + brightness, 0), 1) }
        return RGBA(part(color.red), part(color.green), part(color.blue), color.alpha)
    }

    /// The matrix that the web's filters of that name have, too.
    private static func sepia(_ color: RGBA) -> RGBA {
        let red = 0.393 * color.red + 0.769 * color.green + 0.189 * color.blue
        let green = 0.349 * color.red + 0.686 * color.green + 0.168 * color.blue
        let blue = 0.272 * color.red + 0.534 * color.green + 0.131 * color.blue
        return RGBA(min(red, 1), min(green, 1), min(blue, 1), color.alpha)
    }

    /// The colour that Core Image's reference names as the one without another.
    static let monochrome = CIColor(red: 0.6, green: 0.45, blue: 0.3)

    private static func monochrome(_ color: RGBA, _ tone: CIColor) -> RGBA {
        let grey = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
        return RGBA(grey * Float(tone.red), grey * Float(tone.green), grey * Float(tone.blue), color.alpha)
    }

    static let matrixKeys = ["inputRVector", "inputGVector", "inputBVector", "inputAVector", "inputBiasVector"]

    /// A row of a colour's matrix, and as the fifth what is added; each part is itself where nothing was set.
    func matrix(_ row: Int) -> CIVector {
        if let set = values[Self.matrixKeys[row]] as? CIVector { return set }
        return CIVector(x: row == 0 ? 1 : 0, y: row == 1 ? 1 : 0, z: row == 2 ? 1 : 0, w: row == 3 ? 1 : 0)
    }

    private static func multiplied(_ color: RGBA, _ rows: [[Float]]) -> RGBA {
        let parts = [color.red, color.green, color.blue, color.alpha]
        func part(_ row: Int) -> Float {
            let sum = zip(rows[row], parts).reduce(rows[4][row]) { $0 + $1.0 * $1.1 }
            return min(max(sum, 0), 1)
        }
        return RGBA(part(0), part(1), part(2), part(3))
    }

    /// The noise, which is the same on every machine and in every process.
    private static let noise: CIImage? = {
        let side = 512
        var seed: UInt32 = 0x9E37_79B9
        let pixels = (0..<side * side * 4).map { place -> UInt8 in
            guard place & 3 != 3 else { return 255 }
            seed ^= seed << 13
            seed ^= seed >> 17
            seed ^= seed << 5
            return UInt8(seed >> 24)
        }
        return Bitmap(width: side, height: side, pixels: pixels).map {
            CIImage(.picture(CGImage($0)), CGRect(x: 0, y: 0, width: side, height: side))
        }
    }()

    private static func mixed(_ one: RGBA, _ other: RGBA, _ part: Float) -> RGBA {
        func mix(_ one: Float, _ other: Float) -> Float { one + (other - one) * min(max(part, 0), 1) }
        return RGBA(mix(one.red, other.red), mix(one.green, other.green), mix(one.blue, other.blue), one.alpha)
    }

    /// - Parameter time: 0, the one picture, to 1, the other.
    private func dissolved(_ one: CIImage, _ other: CIImage, _ time: Float) -> CIImage? {
        let area = one.extent
        guard var pixels = CIContext().createCGImage(one, from: area)?.bitmap,
            let target = CIContext().createCGImage(other, from: area)?.bitmap, pixels.pixels.count == target.pixels.count
        else { return nil }
        let part = Int(min(max(time.isNaN ? 0 : time, 0), 1) * 256)
        for index in pixels.pixels.indices {
            pixels.pixels[index] = UInt8((Int(pixels.pixels[index]) * (256 - part) + Int(target.pixels[index]) * part) >> 8)
        }
        return CIImage(.picture(CGImage(pixels)), area)
    }

    /// Returns an image of one pixel, the mean of an area.
    private func average(_ image: CIImage, _ area: CGRect) -> CIImage? {
        guard let pixels = CIContext().createCGImage(image, from: area.intersection(image.extent))?.bitmap, !pixels.pixels.isEmpty else {
            return nil
        }
        var sums = [0, 0, 0, 0]
        for index in pixels.pixels.indices { sums[index & 3] += Int(pixels.pixels[index]) }
        let count = Double(pixels.pixels.count / 4) * 255
        let alpha = Double(sums[3]) / count
        func part(_ index: Int) -> CGFloat { alpha > 0 ? CGFloat(min(Double(sums[index]) / count / alpha, 1)) : 0 }
        let color = CIColor(red: part(0), green: part(1), blue: part(2), alpha: CGFloat(alpha))
        return CIImage(.color(color), CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    /// Grey as transparency: white is opaque white, black is nothing.
    private func masked(_ image: CIImage) -> CIImage? {
        guard var pixels = CIContext().createCGImage(image, from: image.extent)?.bitmap else { return nil }
        for start in stride(from: 0, to: pixels.pixels.count - 3, by: 4) {
            let grey = Self.grey(pixels.pixels, start)
            for part in 0..<4 { pixels.pixels[start + part] = UInt8(min(max(grey * 255, 0), 255).rounded()) }
        }
        return CIImage(.picture(CGImage(pixels)), image.extent)
    }

    /// Grey as a way from one colour to another.
    private func tinted(_ image: CIImage, _ dark: CIColor, _ light: CIColor) -> CIImage? {
        guard var pixels = CIContext().createCGImage(image, from: image.extent)?.bitmap else { return nil }
        // As pixels are kept: multiplied by alpha.
        func parts(_ color: CIColor) -> [Float] { [color.red, color.green, color.blue, 1].map { Float($0 * color.alpha) } }
        let ends = (parts(dark), parts(light))
        for start in stride(from: 0, to: pixels.pixels.count - 3, by: 4) {
            let grey = Self.grey(pixels.pixels, start), alpha = Float(pixels.pixels[start + 3]) / 255
            guard alpha > 0 else { continue }
            let way = min(grey / alpha, 1)
            for part in 0..<4 {
                let value = (ends.0[part] + (ends.1[part] - ends.0[part]) * way) * alpha
                pixels.pixels[start + part] = UInt8(min(max(value * 255, 0), 255).rounded())
            }
        }
        return CIImage(.picture(CGImage(pixels)), image.extent)
    }

    /// The grey of a pixel by the weights of Rec. 709, 0 to 1.
    private static func grey(_ pixels: [UInt8], _ start: Int) -> Float {
        (0.2126 * Float(pixels[start]) + 0.7152 * Float(pixels[start + 1]) + 0.0722 * Float(pixels[start + 2])) / 255
    }

    private func changed(_ image: CIImage, _ change: (RGBA) -> RGBA) -> CIImage? {
        guard var pixels = CIContext().createCGImage(image, from: image.extent)?.bitmap else { return nil }
        for start in stride(from: 0, to: pixels.pixels.count - 3, by: 4) {
            let alpha = Float(pixels.pixels[start + 3]) / 255
            guard alpha > 0 else { continue }
            func part(_ offset: Int) -> Float { min(Float(pixels.pixels[start + offset]) / 255 / alpha, 1) }
            let color = change(RGBA(part(0), part(1), part(2), alpha))
            for (offset, value) in [color.red, color.green, color.blue].enumerated() {
                pixels.pixels[start + offset] = UInt8(min(max(value * color.alpha * 255, 0), 255).rounded())
            }
            pixels.pixels[start + 3] = UInt8(min(max(color.alpha * 255, 0), 255).rounded())
        }
        return CIImage(.picture(CGImage(pixels)), image.extent)
    }
}

/// The default colours of `CIFalseColor`, after Apple's reference.
enum FalseColors {
    static let dark = CIColor(red: 0.3, green: 0, blue: 0)
    static let light = CIColor(red: 1, green: 0.9, blue: 0.8)
}

/// Says each sentence once.
private enum UnmadeFilters {
    private final class Said: @unchecked Sendable {
        let lock = NSLock()
        // Under the lock.
        var sentences: Set<String> = []
    }

    private static let said = Said()

    static func report(_ sentence: String) {
        guard said.lock.withLock({ said.sentences.count < 300 && said.sentences.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    }
}
