#ifndef VITRINE_CONNECTION_TLS_H
#define VITRINE_CONNECTION_TLS_H

#include <stddef.h>

/* Encrypts the stream of a connection by OpenSSL's libssl. The library is loaded for the first such connection: no process that makes none
   holds it. All functions are for sockets that do not block, and for one thread at a time. */

typedef struct vitrine_tls vitrine_tls;

/* What came of a step. Bytes are counted from 1 on. */
enum { vitrine_tls_ended = 0, vitrine_tls_wants_read = -1, vitrine_tls_wants_write = -2, vitrine_tls_failed = -3 };

/* Begins a stream on a connected socket, which stays the caller's; NULL where libssl is missing or refuses.
   `name` is the host that the other end has to prove to be, `is_address` says that it is an IP address, `verifies` that it has to.
   `oldest` and `newest` are versions as the protocol writes them (0x0303 is TLS 1.2), 0 for the library's own. */
vitrine_tls *vitrine_tls_begin(int socket, const char *name, int is_address, int verifies, int oldest, int newest);

/* Goes on with the greeting; 1 when it is over. */
long vitrine_tls_greet(vitrine_tls *stream);

long vitrine_tls_read(vitrine_tls *stream, void *bytes, size_t count);
long vitrine_tls_write(vitrine_tls *stream, const void *bytes, size_t count);

/* The reason for which the other end is not trusted, an X509_V_ERR of OpenSSL; 0 where it is. */
long vitrine_tls_distrust(vitrine_tls *stream);

/* Says to the other end that nothing follows. */
void vitrine_tls_finish(vitrine_tls *stream);

void vitrine_tls_release(vitrine_tls *stream);

#endif
