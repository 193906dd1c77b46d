import Foundation

/// A filter that is made by its name as a function, with its values as properties.
public protocol CIFilterProtocol: AnyObject {
    var outputImage: CIImage? { get }
    static func customAttributes() -> [String: Any]?
}

extension CIFilterProtocol {
    public static func customAttributes() -> [String: Any]? { nil }
}

/// A filter of one picture, which most are.
public protocol CIFilterOfPicture: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIAreaAverage: CIFilterOfPicture { var extent: CGRect { get set } }
public protocol CIColorControls: CIFilterOfPicture {
    var saturation: Float { get set }
    var brightness: Float { get set }
    var contrast: Float { get set }
}
public protocol CIColorInvert: CIFilterOfPicture {}
public protocol CIPhotoEffect: CIFilterOfPicture {}
/// Noise of all colours. Apple's has no end; this one has 512 pixels to each side.
public protocol CIRandomGenerator: CIFilterProtocol {}
public protocol CIColorMonochrome: CIFilterOfPicture {
    var color: CIColor { get set }
    var intensity: Float { get set }
}
/// A filter that makes each channel of a colour a weighted sum of all four and a constant.
public protocol CIColorMatrix: CIFilterOfPicture {
    var rVector: CIVector { get set }
    var gVector: CIVector { get set }
    var bVector: CIVector { get set }
    var aVector: CIVector { get set }
    var biasVector: CIVector { get set }
}
public protocol CISepiaTone: CIFilterOfPicture { var intensity: Float { get set } }
public protocol CIDissolveTransition: CIFilterOfPicture {
    var targetImage: CIImage? { get set }
    var time: Float { get set }
}
public protocol CICompositeOperation: CIFilterOfPicture { var backgroundImage: CIImage? { get set } }
public protocol CIGaussianBlur: CIFilterOfPicture { var radius: Float { get set } }
public protocol CIVignette: CIFilterOfPicture {
    var intensity: Float { get set }
    var radius: Float { get set }
}
public protocol CIQRCodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var correctionLevel: String { get set }
}
public protocol CIAztecCodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var correctionLevel: Float { get set }
    var layers: Float { get set }
    var compactStyle: Float { get set }
}
public protocol CIPDF417BarcodeGenerator: CIFilterProtocol { var message: Data { get set } }
public protocol CIFalseColor: CIFilterOfPicture {
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}
public protocol CIMaskToAlpha: CIFilterOfPicture {}
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var quietSpace: Float { get set }
    var barcodeHeight: Float { get set }
}

extension CIFilter {
    public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltInFilter(builtIn: "CIAreaAverage") }
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltInFilter(builtIn: "CIColorControls") }
    public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltInFilter(builtIn: "CIColorInvert") }
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltInFilter(builtIn: "CIPhotoEffectMono") }
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator { BuiltInFilter(builtIn: "CIRandomGenerator") }
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltInFilter(builtIn: "CIColorMonochrome") }
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltInFilter(builtIn: "CIColorMatrix") }
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltInFilter(builtIn: "CISepiaTone") }
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition { BuiltInFilter(builtIn: "CIDissolveTransition") }
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation { BuiltInFilter(builtIn: "CISourceOverCompositing") }
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltInFilter(builtIn: "CIGaussianBlur") }
    public class func vignette() -> any CIFilter & CIVignette { BuiltInFilter(builtIn: "CIVignette") }
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltInFilter(builtIn: "CIQRCodeGenerator") }
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        BuiltInFilter(builtIn: "CICode128BarcodeGenerator")
    }
    public class func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator {
        BuiltInFilter(builtIn: "CIPDF417BarcodeGenerator")
    }
    public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator { AztecCodeFilter(builtIn: "CIAztecCodeGenerator") }
    public class func falseColor() -> any CIFilter & CIFalseColor { BuiltInFilter(builtIn: "CIFalseColor") }
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltInFilter(builtIn: "CIMaskToAlpha") }
}

/// A filter whose properties are the values of its keys.
private final class BuiltInFilter: CIFilter, @unchecked Sendable {
    private func number(_ key: String, _ standard: Float = 0) -> Float { value(forKey: key) as? Float ?? standard }

    var inputImage: CIImage? {
        get { value(forKey: kCIInputImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var backgroundImage: CIImage? {
        get { value(forKey: kCIInputBackgroundImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
    }
    var targetImage: CIImage? {
        get { value(forKey: kCIInputTargetImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputTargetImageKey) }
    }
    var extent: CGRect {
        get { (value(forKey: kCIInputExtentKey) as? CIVector)?.cgRectValue ?? .zero }
        set { setValue(CIVector(cgRect: newValue), forKey: kCIInputExtentKey) }
    }
    var saturation: Float {
        get { number(kCIInputSaturationKey, 1) }
        set { setValue(newValue, forKey: kCIInputSaturationKey) }
    }
    var brightness: Float {
        get { number(kCIInputBrightnessKey) }
        set { setValue(newValue, forKey: kCIInputBrightnessKey) }
    }
    var contrast: Float {
        get { number(kCIInputContrastKey, 1) }
        set { setValue(newValue, forKey: kCIInputContrastKey) }
    }
    var intensity: Float {
        get { number(kCIInputIntensityKey, 1) }
        set { setValue(newValue, forKey: kCIInputIntensityKey) }
    }
    var radius: Float {
        get { number(kCIInputRadiusKey) }
        set { setValue(newValue, forKey: kCIInputRadiusKey) }
    }
    var time: Float {
        get { number(kCIInputTimeKey) }
        set { setValue(newValue, forKey: kCIInputTimeKey) }
    }
    var color0: CIColor {
        get { value(forKey: "inputColor0") as? CIColor ?? FalseColors.dark }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { value(forKey: "inputColor1") as? CIColor ?? FalseColors.light }
        set { setValue(newValue, forKey: "inputColor1") }
    }
    var color: CIColor {
        get { value(forKey: kCIInputColorKey) as? CIColor ?? Self.monochrome }
        set { setValue(newValue, forKey: kCIInputColorKey) }
    }
    var rVector: CIVector {
        get { matrix(0) }
        set { setValue(newValue, forKey: Self.matrixKeys[0]) }
    }
    var gVector: CIVector {
        get { matrix(1) }
        set { setValue(newValue, forKey: Self.matrixKeys[1]) }
    }
    var bVector: CIVector {
        get { matrix(2) }
        set { setValue(newValue, forKey: Self.matrixKeys[2]) }
    }
    var aVector: CIVector {
        get { matrix(3) }
        set { setValue(newValue, forKey: Self.matrixKeys[3]) }
    }
    var biasVector: CIVector {
        get { matrix(4) }
        set { setValue(newValue, forKey: Self.matrixKeys[4]) }
    }
    var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
    var quietSpace: Float {
        get { number("inputQuietSpace", 10) }
        set { setValue(newValue, forKey: "inputQuietSpace") }
    }
    var barcodeHeight: Float {
        get { number("inputBarcodeHeight", 32) }
        set { setValue(newValue, forKey: "inputBarcodeHeight") }
    }
}

extension BuiltInFilter: CIAreaAverage, CIColorControls, CIColorInvert, CIPhotoEffect, CISepiaTone, CIDissolveTransition {}
extension BuiltInFilter: CICompositeOperation, CIGaussianBlur, CIVignette, CIQRCodeGenerator, CICode128BarcodeGenerator {}
extension BuiltInFilter: CIPDF417BarcodeGenerator, CIFalseColor, CIMaskToAlpha {}
extension BuiltInFilter: CIRandomGenerator, CIColorMonochrome, CIColorMatrix {}

/// Generates an Aztec code, whose correction level is a number where that of a QR code is a letter.
private final class AztecCodeFilter: CIFilter, CIAztecCodeGenerator, @unchecked Sendable {
    var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    /// The share of the code that is for error correction, in percent.
    var correctionLevel: Float {
        get { value(forKey: "inputCorrectionLevel") as? Float ?? 23 }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
    var layers: Float {
        get { value(forKey: "inputLayers") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputLayers") }
    }
    var compactStyle: Float {
        get { value(forKey: "inputCompactStyle") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputCompactStyle") }
    }
}
