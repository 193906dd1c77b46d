// OpenSSL's libcrypto, as Debian has it: hashes, ciphers and keys made of passwords.
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/rand.h>
