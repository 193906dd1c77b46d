// On iOS, CoreServices has the older names of types of data; here it has those of Uniform Type Identifiers.
@_exported import Foundation
@_exported import FoundationMissing

public var kUTTypeItem: CFString { NSString(string: "public.item") }
public var kUTTypeContent: CFString { NSString(string: "public.content") }
public var kUTTypeData: CFString { NSString(string: "public.data") }
public var kUTTypeText: CFString { NSString(string: "public.text") }
public var kUTTypePlainText: CFString { NSString(string: "public.plain-text") }
public var kUTTypeUTF8PlainText: CFString { NSString(string: "public.utf8-plain-text") }
public var kUTTypeRTF: CFString { NSString(string: "public.rtf") }
public var kUTTypeHTML: CFString { NSString(string: "public.html") }
public var kUTTypeXML: CFString { NSString(string: "public.xml") }
public var kUTTypeJSON: CFString { NSString(string: "public.json") }
public var kUTTypePropertyList: CFString { NSString(string: "com.apple.property-list") }
public var kUTTypeURL: CFString { NSString(string: "public.url") }
public var kUTTypeFileURL: CFString { NSString(string: "public.file-url") }
public var kUTTypeImage: CFString { NSString(string: "public.image") }
public var kUTTypeJPEG: CFString { NSString(string: "public.jpeg") }
public var kUTTypePNG: CFString { NSString(string: "public.png") }
public var kUTTypeGIF: CFString { NSString(string: "com.compuserve.gif") }
public var kUTTypePDF: CFString { NSString(string: "com.adobe.pdf") }
public var kUTTypeMovie: CFString { NSString(string: "public.movie") }
public var kUTTypeVideo: CFString { NSString(string: "public.video") }
public var kUTTypeMPEG4: CFString { NSString(string: "public.mpeg-4") }
public var kUTTypeQuickTimeMovie: CFString { NSString(string: "com.apple.quicktime-movie") }
public var kUTTypeAudio: CFString { NSString(string: "public.audio") }
public var kUTTypeMP3: CFString { NSString(string: "public.mp3") }
public var kUTTypeFolder: CFString { NSString(string: "public.folder") }
public var kUTTypeVCard: CFString { NSString(string: "public.vcard") }
public var kUTTypeZipArchive: CFString { NSString(string: "public.zip-archive") }

// The older way from one name of a kind of data to another.
public var kUTTagClassFilenameExtension: CFString { NSString(string: "public.filename-extension") }
public var kUTTagClassMIMEType: CFString { NSString(string: "public.mime-type") }

/// The kind of data that files with an ending or a media type are; nil where none is known.
public func UTTypeCreatePreferredIdentifierForTag(_ tagClass: CFString, _ tag: CFString, _ conformingTo: CFString?) -> Unmanaged<CFString>?
{
    let tag = String(describing: tag).lowercased()
    let isExtension = tagClass == kUTTagClassFilenameExtension
    guard isExtension || tagClass == kUTTagClassMIMEType,
        let entry = TypeTable.all.first(where: { isExtension ? $0.extensions.contains(tag) : $0.mime == tag })
    else { return nil }
    return .passRetained(NSString(string: entry.identifier))
}

/// The ending or the media type that a kind of data has before others; nil where none is known.
public func UTTypeCopyPreferredTagWithClass(_ identifier: CFString, _ tagClass: CFString) -> Unmanaged<CFString>? {
    let entry = TypeTable.byIdentifier[String(describing: identifier)]
    let tag = tagClass == kUTTagClassFilenameExtension ? entry?.extensions.first : tagClass == kUTTagClassMIMEType ? entry?.mime : nil
    return tag.map { .passRetained(NSString(string: $0)) }
}
