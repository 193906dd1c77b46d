#ifndef VITRINE_KEEPER_H
#define VITRINE_KEEPER_H

/// Splits off the process that goes on, and returns in it alone. The other stays as its keeper: it takes up whatever that process starts,
/// however it tries to leave, ends all of it when that process ends, and ends as it did.
void keep_descendants(void);

#endif
