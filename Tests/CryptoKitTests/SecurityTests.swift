import Foundation
import Testing
import VitrineDeviceSituation

@testable import Network
@testable import Security

/// Tests of the keychain as apps use it. The process’s environment is set once, as a host sets it.
@Suite(.serialized) struct SecurityTests {
    private let query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "login", kSecAttrAccount as String: "ann",
    ]

    @Test("xcode.11: without a host there is no item, and none can be added")
    func noKeychain() {
        unsetenv("VITRINE_BUNDLE")
        var found: CFTypeRef?
        #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecItemNotFound && found == nil)
        #expect(SecItemAdd(query as CFDictionary, nil) == errSecNotAvailable)
        #expect(SecItemDelete(query as CFDictionary) == errSecItemNotFound)
        #expect(SecItemCopyMatching([:] as CFDictionary, nil) == errSecParam)
    }

    @Test(
        "xcode.11: a certificate is one sequence of DER, whole and no longer",
        arguments: [
            ([0x30, 0x01, 0x05], true), ([0x30, 0x81, 0x01, 0x05], true), ([0x30, 0x02, 0x05], false), ([0x30, 0x01, 0x05, 0x00], false),
            ([0x31, 0x01, 0x05], false), ([], false), ([0x30, 0x88, 0x01], false),
            ([0x30, 0x80] + [UInt8](repeating: 0, count: 128), false),
        ] as [([UInt8], Bool)])
    func certificates(bytes: [UInt8], isOne: Bool) {
        let data = Data(bytes), certificate = SecCertificateCreateWithData(nil, data as CFData)
        #expect((certificate != nil) == isOne)
        #expect(certificate.map { SecCertificateCopyData($0) as Data } == (isOne ? data : nil))
        #expect(certificate.flatMap { SecCertificateCopySubjectSummary($0) } == nil)
    }

    @Test("xcode.11: a password is added, found, changed and removed in the host’s keychain")
    func passwords() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keychain-\(UUID().uuidString)")
        let bundle = folder.appendingPathComponent("App.appex")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        defer {
            unsetenv("VITRINE_BUNDLE")
            unsetenv("VITRINE_HOME")
            try? FileManager.default.removeItem(at: folder)
        }
        let info = try PropertyListSerialization.data(fromPropertyList: ["CFBundleIdentifier": "com.example.app"], format: .xml, options: 0)
        try info.write(to: bundle.appendingPathComponent("Info.plist"))
        setenv("VITRINE_HOME", folder.path, 1)
        setenv("VITRINE_BUNDLE", bundle.path, 1)

        var item = query
        item[kSecValueData as String] = Data("secret".utf8)
        item[kSecAttrLabel as String] = "Login"
        item[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlock
        #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
        #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)
        var read = query
        read[kSecReturnData as String] = true
        read[kSecMatchLimit as String] = kSecMatchLimitOne
        var found: AnyObject?
        #expect(SecItemCopyMatching(read as CFDictionary, &found) == errSecSuccess)
        #expect((found as? Data) == Data("secret".utf8))

        #expect(SecItemUpdate(query as CFDictionary, [kSecValueData: Data("other".utf8)] as CFDictionary) == errSecSuccess)
        item[kSecAttrAccount as String] = "bob"
        #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
        let all: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: "login", kSecReturnAttributes: true, kSecReturnData: true,
            kSecMatchLimit: kSecMatchLimitAll,
        ]
        #expect(SecItemCopyMatching(all as CFDictionary, &found) == errSecSuccess)
        let items = try #require(found as? [[String: Any]])
        #expect(items.compactMap { $0[kSecAttrAccount as String] as? String }.sorted() == ["ann", "bob"])
        #expect(
            items.contains {
                $0[kSecValueData as String] as? Data == Data("other".utf8) && $0[kSecAttrLabel as String] as? String == "Login"
            })

        // What is not limited to the items would remove them all.
        #expect(SecItemDelete(query.merging([kSecMatchItemList as String: [Data()]]) { $1 } as CFDictionary) == errSecUnimplemented)
        #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
        #expect(SecItemCopyMatching(read as CFDictionary, &found) == errSecItemNotFound)
        #expect(SecItemUpdate(query as CFDictionary, [kSecValueData: Data()] as CFDictionary) == errSecItemNotFound)
        item[kSecAttrAccessGroup as String] = "com.example.other"
        #expect(SecItemAdd(item as CFDictionary, nil) == errSecMissingEntitlement)
    }

    @Test("xcode.11: random bytes are as many as are asked for, and no two the same")
    func random() {
        var one = [UInt8](repeating: 0, count: 32), other = one
        #expect(SecRandomCopyBytes(kSecRandomDefault, one.count, &one) == errSecSuccess)
        #expect(SecRandomCopyBytes(kSecRandomDefault, other.count, &other) == errSecSuccess)
        #expect(one != other && Set(one).count > 8)
        #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) as String? != nil)
    }

    @Test("xcode.11: the way to the network is as the home screen says, and a monitor tells each other way")
    func paths() async throws {
        var situation = DeviceSituation()
        let wifi = NWPath(situation)
        #expect(wifi.status == .satisfied && wifi.usesInterfaceType(.wifi) && !wifi.isExpensive && !wifi.isConstrained)
        (situation.network, situation.lowData) = (.cellular, true)
        let cellular = NWPath(situation)
        #expect(cellular.usesInterfaceType(.cellular) && cellular.isExpensive && cellular.isConstrained)
        #expect(NWPath(situation, .wifi).status == .unsatisfied)
        situation.network = .hotspot
        #expect(NWPath(situation).usesInterfaceType(.wifi) && NWPath(situation).isExpensive)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("situation.json")
        try situation.write(to: file)
        let monitor = NWPathMonitor(nil, file: file)
        let paths = AsyncStream<NWPath> { stream in
            monitor.pathUpdateHandler = { stream.yield($0) }
            monitor.start(queue: .global())
        }
        var iterator = paths.makeAsyncIterator()
        #expect(await iterator.next()?.isExpensive == true)
        situation.network = .none
        try situation.write(to: file)
        #expect(await iterator.next()?.status == .unsatisfied)
        monitor.cancel()
    }

    @Test("xcode.11: ends are told apart by how they are written, and a monitor tells the path")
    func network() async {
        #expect(NWEndpoint.Host("127.0.0.1") == .ipv4(.loopback) && NWEndpoint.Host("::1") == .ipv6(.loopback))
        #expect(NWEndpoint.Host("example.com") == .name("example.com", nil))
        #expect(NWEndpoint.hostPort(host: "fe80::1", port: 443).debugDescription == "fe80::1:443")
        #expect(IPv6Address("fe80::1")?.isLinkLocal == true && IPv4Address("300.0.0.1") == nil)
        let monitor = NWPathMonitor()
        let told = await withCheckedContinuation { continuation in
            monitor.pathUpdateHandler = { continuation.resume(returning: $0) }
            monitor.start(queue: .global())
        }
        #expect((told.status == .satisfied) == !told.availableInterfaces.isEmpty)
        #expect(!told.usesInterfaceType(.loopback))
    }

    @Test("xcode.11: a connection that was started before it has a handler tells it all the same, in order and once") func startedBefore()
        async
    {
        // Nobody looks for services by Bonjour here.
        let service = NWEndpoint.service(name: "Tide", type: "_tide._tcp", domain: "local", interface: nil)
        let connection = NWConnection(to: service, using: .tcp), queue = DispatchQueue(label: "order")
        connection.start(queue: queue)
        // All that the start has to say was ready to be said by now.
        await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
        let states = AsyncStream<NWConnection.State> { stream in
            connection.stateUpdateHandler = { state in
                stream.yield(state)
                if state == .cancelled { stream.finish() }
            }
            connection.cancel()
        }
        var told: [NWConnection.State] = []
        for await state in states { told.append(state) }
        #expect(told == [.preparing, .failed(.posix(.EPROTONOSUPPORT)), .cancelled])
    }

    @Test("xcode.11: what packages ask of servers and shared passwords is refused, and said with Apple's numbers") func servers() throws {
        #expect(SecPolicyCreateRevocation(0) == nil && SecPolicyCreateRevocation(kSecRevocationUseAnyAvailableMethod) != nil)
        var trust: SecTrust?
        #expect(SecTrustCreateWithCertificates([] as NSArray, nil, &trust) == errSecUnimplemented && trust == nil)
        var said: [Int] = []
        SecAddSharedWebCredential("example.com", "ada", "tide") { said.append($0?.code ?? 0) }
        SecRequestSharedWebCredential(nil, nil) { found, error in said.append(found == nil ? error?.code ?? 0 : 0) }
        #expect(said == [Int(errSecNotAvailable), Int(errSecNotAvailable)])
        let password = try #require(SecCreateSharedWebCredentialPassword() as String?)
        #expect(
            password.split(separator: "-").map(\.count) == [3, 3, 3, 3] && password != SecCreateSharedWebCredentialPassword() as String?)
        #expect([kSecAttrProtocolSSH, kSecAttrAuthenticationTypeHTTPBasic].map { $0 as String } == ["ssh ", "http"])
    }

    @Test("xcode.11: how an encrypted stream is made is said as for Xcode, and an identity comes back as it was") func streams() throws {
        let options = NWProtocolTLS.Options().securityProtocolOptions
        sec_protocol_options_set_min_tls_protocol_version(options, .TLSv13)
        sec_protocol_options_append_tls_ciphersuite(options, .AES_128_GCM_SHA256)
        sec_protocol_options_set_verify_block(
            options,
            { _, trust, completion in
                let chain = SecTrustCopyCertificateChain(sec_trust_copy_ref(trust).takeRetainedValue())
                completion(chain != nil)
            }, .main)
        let identity = SecIdentity(), shown = try #require(sec_identity_create(identity))
        sec_protocol_options_set_local_identity(options, shown)
        #expect(sec_identity_copy_ref(shown)?.takeRetainedValue() == identity)
    }
}
