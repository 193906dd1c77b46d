#ifndef VITRINE_BOX_H
#define VITRINE_BOX_H

#include "order.h"

/// Becomes bubblewrap, which starts this program again inside. Returns only where it cannot be started.
int box_enter(const struct order *order, int count, char **arguments);
/// Whether bubblewrap can make such a box on this machine.
bool box_works(const char *program);

#endif
