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
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltInFilter(builtIn: "CISepiaTone") }
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition { BuiltInFilter(builtIn: "CIDissolveTransition") }
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation { BuiltInFilter(builtIn: "CISourceOverCompositing") }
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltInFilter(builtIn: "CIGaussianBlur") }
    public class func vignette() -> any CIFilter & CIVignette { BuiltInFilter(builtIn: "CIVignette") }
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltInFilter(builtIn: "CIQRCodeGenerator") }
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        BuiltInFilter(builtIn: "CICode128BarcodeGenerator")
    }
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
