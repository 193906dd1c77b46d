import Foundation
import VitrineCoreGraphics

// The words are Apple’s own: a query may be written with either.

/// The key of an item’s kind.
nonisolated(unsafe) public let kSecClass: CFString = "class"
/// A password of an app’s own.
nonisolated(unsafe) public let kSecClassGenericPassword: CFString = "genp"
/// A password of a server.
nonisolated(unsafe) public let kSecClassInternetPassword: CFString = "inet"
/// A certificate; none are kept here.
nonisolated(unsafe) public let kSecClassCertificate: CFString = "cert"
/// A key; none are kept here.
nonisolated(unsafe) public let kSecClassKey: CFString = "keys"
/// A certificate with its key; none are kept here.
nonisolated(unsafe) public let kSecClassIdentity: CFString = "idnt"
/// The key of the service that a password is for.
nonisolated(unsafe) public let kSecAttrService: CFString = "svce"
/// The key of the account that a password is for.
nonisolated(unsafe) public let kSecAttrAccount: CFString = "acct"
/// The key of the group that shares an item.
nonisolated(unsafe) public let kSecAttrAccessGroup: CFString = "agrp"
/// The key of the states of the device in which an item can be read.
nonisolated(unsafe) public let kSecAttrAccessible: CFString = "pdmn"
/// The key of the access control: what is required of the user before an item is read.
nonisolated(unsafe) public let kSecAttrAccessControl: CFString = "accc"
/// The key of whether an item is synchronised to other devices; there are none here.
nonisolated(unsafe) public let kSecAttrSynchronizable: CFString = "sync"
/// The value that matches both items that are synchronised and those that are not.
nonisolated(unsafe) public let kSecAttrSynchronizableAny: CFString = "syna"
/// The key of an item's label, its name as people see it.
nonisolated(unsafe) public let kSecAttrLabel: CFString = "labl"
/// The key of the description of an item's kind, as people see it.
nonisolated(unsafe) public let kSecAttrDescription: CFString = "desc"
/// The key of a comment.
nonisolated(unsafe) public let kSecAttrComment: CFString = "icmt"
/// The key of data of an app’s own.
nonisolated(unsafe) public let kSecAttrGeneric: CFString = "gena"
/// The key of an item’s type.
nonisolated(unsafe) public let kSecAttrType: CFString = "type"
/// The key of who made an item.
nonisolated(unsafe) public let kSecAttrCreator: CFString = "crtr"
/// The key of when an item was made.
nonisolated(unsafe) public let kSecAttrCreationDate: CFString = "cdat"
/// The key of when an item was changed.
nonisolated(unsafe) public let kSecAttrModificationDate: CFString = "mdat"
/// The key of whether people see an item.
nonisolated(unsafe) public let kSecAttrIsInvisible: CFString = "invi"
/// The key of whether there is no password on purpose.
nonisolated(unsafe) public let kSecAttrIsNegative: CFString = "nega"
/// The key of a server.
nonisolated(unsafe) public let kSecAttrServer: CFString = "srvr"
/// The key of a server’s protocol.
nonisolated(unsafe) public let kSecAttrProtocol: CFString = "ptcl"
/// The key of a server’s port.
nonisolated(unsafe) public let kSecAttrPort: CFString = "port"
/// The key of a server’s path.
nonisolated(unsafe) public let kSecAttrPath: CFString = "path"
/// The key of a server’s domain.
nonisolated(unsafe) public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The key of the authentication scheme of a server.
nonisolated(unsafe) public let kSecAttrAuthenticationType: CFString = "atyp"
/// HTTP.
nonisolated(unsafe) public let kSecAttrProtocolHTTP: CFString = "http"
/// HTTP with TLS.
nonisolated(unsafe) public let kSecAttrProtocolHTTPS: CFString = "htps"
/// The default authentication scheme.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// The key of a key’s name.
nonisolated(unsafe) public let kSecAttrApplicationTag: CFString = "atag"
/// The key of what a key is found by: here the words that it was given.
nonisolated(unsafe) public let kSecAttrApplicationLabel: CFString = "klbl"
/// The key of a key’s type.
nonisolated(unsafe) public let kSecAttrKeyType: CFString = "type"
/// The key of a key’s length.
nonisolated(unsafe) public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// An item can be read while the device is unlocked.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// An item can be read from the first unlocking after a start on.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// An item can be read while the device is unlocked, and is in no backup.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// An item can be read from the first unlocking on, and is in no backup.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// An item can be read while the device is unlocked and has a passcode.
nonisolated(unsafe) public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// An item can always be read; it is kept as one from the first unlocking on.
nonisolated(unsafe) public let kSecAttrAccessibleAlways: CFString = "dk"
/// An item can always be read, and is in no backup; it is kept as one from the first unlocking on.
nonisolated(unsafe) public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// The key of the largest number of items to return.
nonisolated(unsafe) public let kSecMatchLimit: CFString = "m_Limit"
/// The limit that returns one item.
nonisolated(unsafe) public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// The limit that returns all matching items.
nonisolated(unsafe) public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The key of whether case is ignored in matching.
nonisolated(unsafe) public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// The key of the items among which is searched; such a search is refused here, as no item has a reference.
nonisolated(unsafe) public let kSecMatchItemList: CFString = "m_ItemList"
/// The key of whether an item's data is returned.
nonisolated(unsafe) public let kSecReturnData: CFString = "r_Data"
/// The key of whether an item's attributes are returned.
nonisolated(unsafe) public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key of whether a reference to the item is returned.
nonisolated(unsafe) public let kSecReturnRef: CFString = "r_Ref"
/// The key of whether a persistent reference to the item is returned.
nonisolated(unsafe) public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The key of an item’s data.
nonisolated(unsafe) public let kSecValueData: CFString = "v_Data"
/// The key of an item’s reference.
nonisolated(unsafe) public let kSecValueRef: CFString = "v_Ref"
/// The key of an item’s lasting reference.
nonisolated(unsafe) public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// The key of whether the user may be asked to authenticate.
nonisolated(unsafe) public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// Items that require the user's authentication are left out.
nonisolated(unsafe) public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The user is not asked.
nonisolated(unsafe) public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// The key of the context of an earlier authentication of the user.
nonisolated(unsafe) public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The key of the prompt that the user is shown.
nonisolated(unsafe) public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The key of which keychain a Mac uses.
nonisolated(unsafe) public let kSecUseDataProtectionKeychain: CFString = "nleg"

/// The status of a call that succeeded.
public let errSecSuccess: OSStatus = 0
/// The status of a function that is not implemented.
public let errSecUnimplemented: OSStatus = -4
/// The status for a file that could not be read or written.
public let errSecIO: OSStatus = -36
/// The status for parameters that are not valid.
public let errSecParam: OSStatus = -50
/// The status for memory that could not be allocated.
public let errSecAllocate: OSStatus = -108
/// The status for a request that the user cancelled.
public let errSecUserCanceled: OSStatus = -128
/// The status for a request that is not valid.
public let errSecBadReq: OSStatus = -909
/// The status for a failure of an internal component.
public let errSecInternalComponent: OSStatus = -2070
/// The status where there is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The status for a keychain that cannot be written.
public let errSecReadOnly: OSStatus = -25292
/// The status for a user who could not be authenticated.
public let errSecAuthFailed: OSStatus = -25293
/// The status where there is no such keychain.
public let errSecNoSuchKeychain: OSStatus = -25294
/// The status for a file that is not a keychain.
public let errSecInvalidKeychain: OSStatus = -25295
/// The status where such an item exists already.
public let errSecDuplicateItem: OSStatus = -25299
/// The status where no such item exists.
public let errSecItemNotFound: OSStatus = -25300
/// The status for a buffer that is too small.
public let errSecBufferTooSmall: OSStatus = -25301
/// The status for data that is too large.
public let errSecDataTooLarge: OSStatus = -25302
/// The status where there is no such attribute.
public let errSecNoSuchAttr: OSStatus = -25303
/// The status for an item that cannot be read while the device is locked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The status for an item that is damaged.
public let errSecDecode: OSStatus = -26275
/// The status where the entitlements do not name the access group.
public let errSecMissingEntitlement: OSStatus = -34018
