#ifndef VITRINE_REQUEST_SOCKETS_H
#define VITRINE_REQUEST_SOCKETS_H

/// Sets an option of requests that are made together, by libcurl's own function; the one that watches their sockets is wrapped.
int curl_multi_setopt(void *requests, int option, ...);

#endif
