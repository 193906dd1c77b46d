#ifndef VITRINE_CODEC_H
#define VITRINE_CODEC_H
#endif
