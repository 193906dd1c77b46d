import Foundation
import FoundationMissing

// The keys of the dictionary of information about a PDF.
public var kCGPDFContextAuthor: CFString { "kCGPDFContextAuthor" as NSString }
public var kCGPDFContextCreator: CFString { "kCGPDFContextCreator" as NSString }
public var kCGPDFContextTitle: CFString { "kCGPDFContextTitle" as NSString }
public var kCGPDFContextSubject: CFString { "kCGPDFContextSubject" as NSString }
public var kCGPDFContextKeywords: CFString { "kCGPDFContextKeywords" as NSString }
public var kCGPDFContextMediaBox: CFString { "kCGPDFContextMediaBox" as NSString }
