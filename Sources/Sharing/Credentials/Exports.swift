// A session is kept in a keychain, so that whoever shares one names its keychain too.
@_exported import VitrineKeychain
