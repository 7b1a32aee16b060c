/** A mail server of its own for one test: takes messages on a real socket, or refuses them. */

import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface SmtpServer {
  readonly url: string;
  /** Each message as it came, with its headers. */
  readonly messages: string[];
  isRefusing: boolean;
  close(): Promise<void>;
}

export const openSmtpServer = async (): Promise<SmtpServer> => {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const state = { isRefusing: false };
  const talk = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    let unread = '';
    let isMessage = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      unread += String(chunk);
      for (;;) {
        const end = isMessage ? unread.indexOf('\r\n.\r\n') : unread.indexOf('\r\n');
        if (end < 0) return;
        const line = unread.slice(0, end);
        unread = unread.slice(end + (isMessage ? 5 : 2));
        if (isMessage) {
          messages.push(line);
          isMessage = false;
          socket.write('250 taken\r\n');
        } else if (/^DATA/i.test(line)) {
          isMessage = true;
          socket.write('354 go on\r\n');
        } else if (/^RCPT/i.test(line) && state.isRefusing) socket.write('451 later\r\n');
        else socket.write(/^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  };
  const server = createServer(talk).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    get isRefusing() {
      return state.isRefusing;
    },
    set isRefusing(value) {
      state.isRefusing = value;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
