#define _GNU_SOURCE
#include "doors.h"

#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

int vitrine_take_door(int socket, uint16_t *port) {
#ifdef __linux__
    union {
        struct cmsghdr header;
        char bytes[CMSG_SPACE(sizeof(int))];
    } control = {0};
    struct iovec text = {.iov_base = port, .iov_len = sizeof *port};
    struct msghdr message = {.msg_iov = &text, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    ssize_t count;
    do count = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    while (count < 0 && errno == EINTR);
    struct cmsghdr *header = count > 0 ? CMSG_FIRSTHDR(&message) : NULL;
    if (!header || header->cmsg_type != SCM_RIGHTS || header->cmsg_len != CMSG_LEN(sizeof(int))) return -1;
    int descriptor;
    memcpy(&descriptor, CMSG_DATA(header), sizeof descriptor);
    if (count == (ssize_t)sizeof *port) return descriptor;
    close(descriptor);
    return -1;
#else
    return -1;
#endif
}
