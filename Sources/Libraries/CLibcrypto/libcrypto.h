// OpenSSL's libcrypto, as Debian has it: hashes, ciphers, keys on curves and keys made of passwords. Its calls for keys on curves by their
// numbers are marked as old, and are those that keep to a key's plain bytes.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/ecdh.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/rand.h>
#include <openssl/x509.h>
