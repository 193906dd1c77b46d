#define _GNU_SOURCE
#include "doors.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static bool hand_over(int listener, uint16_t port) {
    union {
        struct cmsghdr header;
        char bytes[CMSG_SPACE(sizeof(int))];
    } control = {0};
    struct iovec text = {.iov_base = &port, .iov_len = sizeof port};
    struct msghdr message = {.msg_iov = &text, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(header), &listener, sizeof listener);
    return sendmsg(door_descriptor, &message, MSG_NOSIGNAL) == (ssize_t)sizeof port;
}

bool open_doors(const struct order *order) {
    bool done = true;
    for (int index = 0; index < order->port_count && done; index++) {
        int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0), yes = 1;
        struct sockaddr_in address = {
            .sin_family = AF_INET, .sin_port = htons((uint16_t)order->ports[index]), .sin_addr = {htonl(INADDR_LOOPBACK)}};
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
        done = listener >= 0 && bind(listener, (struct sockaddr *)&address, sizeof address) == 0 && listen(listener, 64) == 0 &&
               hand_over(listener, (uint16_t)order->ports[index]);
        if (listener >= 0) close(listener);
    }
    close(door_descriptor);
    return done;
}
