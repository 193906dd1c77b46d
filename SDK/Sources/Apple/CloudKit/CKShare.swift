import Foundation

/// A record that says who may see or change other ones.
open class CKShare: CKRecord, @unchecked Sendable {
    /// Whether somebody has taken part.
    public enum ParticipantAcceptanceStatus: Int, Sendable {
        case unknown = 0
        case pending
        case accepted
        case removed
    }

    /// The permission of a participant.
    public enum ParticipantPermission: Int, Sendable {
        case unknown = 0
        case none
        case readOnly
        case readWrite
    }

    /// The role of a participant.
    public enum ParticipantRole: Int, Sendable {
        case unknown = 0
        case owner = 1
        case administrator = 2
        case privateUser = 3
        case publicUser = 4
    }

    /// The keys that a share has.
    public enum SystemFieldKey {
        public static let title = "cloudkit.title"
        public static let shareType = "cloudkit.type"
        public static let thumbnailImageData = "cloudkit.thumbnailImageData"
    }

    /// The permission of everybody who has the share's URL.
    open var publicPermission: ParticipantPermission = .none
    /// The address of the share; nil for one that was never saved.
    open var url: URL? { nil }
    /// The participants of the share, the owner first.
    public private(set) var participants: [Participant] = [Participant(CKUserIdentity(userRecordID: nil), .owner, .accepted, .readWrite)]
    /// The person whose share this is.
    open var owner: Participant { participants[0] }
    /// The participant who is signed in.
    open var currentUserParticipant: Participant? { owner }

    /// A share of a record and those that have it as parent.
    public convenience init(rootRecord: CKRecord) {
        self.init(
            rootRecord: rootRecord,
            shareID: CKRecord.ID(recordName: "Share-\(UUID().uuidString)", zoneID: rootRecord.recordID.zoneID))
    }

    /// A share of a record by an identifier of its own.
    public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
        super.init(recordType: CKRecord.SystemType.share, recordID: shareID)
        rootRecord.share = CKRecord.Reference(recordID: shareID, action: .none)
    }

    /// A share of a whole zone.
    public init(recordZoneID: CKRecordZone.ID) {
        super.init(
            recordType: CKRecord.SystemType.share, recordID: CKRecord.ID(recordName: CKRecordNameZoneWideShare, zoneID: recordZoneID))
    }

    private init(copying id: CKRecord.ID) { super.init(recordType: CKRecord.SystemType.share, recordID: id) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        publicPermission = ParticipantPermission(rawValue: coder.decodeInteger(forKey: "PublicPermission")) ?? .none
    }

    open override func encodeSystemFields(with coder: NSCoder) {
        super.encodeSystemFields(with: coder)
        coder.encode(publicPermission.rawValue, forKey: "PublicPermission")
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKShare(copying: recordID)
        copyValues(to: copy)
        (copy.publicPermission, copy.participants) = (publicPermission, participants)
        return copy
    }

    /// Lets somebody take part.
    open func addParticipant(_ participant: Participant) {
        if !participants.contains(participant) { participants.append(participant) }
    }

    /// Lets somebody no longer take part; the owner always does.
    open func removeParticipant(_ participant: Participant) {
        participants.removeAll { $0 == participant && $0.role != .owner }
    }

    /// A participant of a share.
    open class Participant: NSObject, NSCopying, @unchecked Sendable {
        public let userIdentity: CKUserIdentity
        open var role: ParticipantRole
        open var permission: ParticipantPermission
        public let acceptanceStatus: ParticipantAcceptanceStatus

        init(
            _ identity: CKUserIdentity, _ role: ParticipantRole, _ status: ParticipantAcceptanceStatus,
            _ permission: ParticipantPermission
        ) {
            userIdentity = identity
            self.role = role
            self.permission = permission
            acceptanceStatus = status
        }

        public func copy(with zone: NSZone? = nil) -> Any { Participant(userIdentity, role, acceptanceStatus, permission) }
    }

    /// The metadata of a share that a participant has before accepting it; only a server makes it.
    open class Metadata: NSObject, @unchecked Sendable {
        public let containerIdentifier: String
        public let share: CKShare

        init(containerIdentifier: String, share: CKShare) {
            self.containerIdentifier = containerIdentifier
            self.share = share
        }
    }
}

/// The identity of a user, as far as the app may know it.
open class CKUserIdentity: NSObject, NSCopying, @unchecked Sendable {
    public let userRecordID: CKRecord.ID?
    public let lookupInfo: LookupInfo?
    public let nameComponents: PersonNameComponents?
    /// Whether the person has an account.
    public let hasiCloudAccount: Bool
    /// The person's cards in the contacts.
    public let contactIdentifiers: [String] = []

    init(userRecordID: CKRecord.ID?, lookupInfo: LookupInfo? = nil, nameComponents: PersonNameComponents? = nil) {
        self.userRecordID = userRecordID
        self.lookupInfo = lookupInfo
        self.nameComponents = nameComponents
        hasiCloudAccount = userRecordID != nil
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The information by which a person is looked up.
    open class LookupInfo: NSObject, NSCopying, @unchecked Sendable {
        public let emailAddress: String?
        public let phoneNumber: String?
        public let userRecordID: CKRecord.ID?

        private init(_ email: String?, _ phone: String?, _ id: CKRecord.ID?) {
            (emailAddress, phoneNumber, userRecordID) = (email, phone, id)
        }

        /// Looks a user up by an email address.
        public convenience init(emailAddress: String) { self.init(emailAddress, nil, nil) }
        /// Looks a user up by a telephone number.
        public convenience init(phoneNumber: String) { self.init(nil, phoneNumber, nil) }
        /// Looks a user up by the identifier of their record.
        public convenience init(userRecordID: CKRecord.ID) { self.init(nil, nil, userRecordID) }

        public func copy(with zone: NSZone? = nil) -> Any { self }
    }
}
