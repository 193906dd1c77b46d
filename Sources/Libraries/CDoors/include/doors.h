#ifndef VITRINE_TAKE_DOORS_H
#define VITRINE_TAKE_DOORS_H

#include <stdint.h>

/// Takes the next descriptor that comes through a socket, close-on-exec, and the number sent with it. -1 when nothing comes any more.
int vitrine_take_door(int socket, uint16_t *port);

#endif
