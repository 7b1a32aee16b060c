/** The field's end of framebus, the message protocol by which the SDK in the shop's page talks with its frames. */
/* oxlint-disable unicorn/consistent-function-scoping -- what is sent as source must carry all it uses inside it */
import type { FrameBus } from './frame-types.ts';

/** Sent to the browser as source (frame-page.ts), so it may use nothing but its own inside. */
export function createFrameBus(own: Window, channel: string): FrameBus {
  const prefix = '/*framebus*/';
  const origin = own.location.origin;
  const listeners = new Map<string, (data: unknown, reply: (data: unknown) => void) => void>();

  const post = (event: string, eventData: unknown, reply?: string): void => {
    own.parent.postMessage(prefix + JSON.stringify({ event, origin, reply, eventData }), origin);
  };

  const parsed = (text: string): { event?: unknown; reply?: unknown; eventData?: unknown } | null => {
    try {
      const message: unknown = JSON.parse(text);
      return typeof message === 'object' ? message : null;
    } catch {
      return null;
    }
  };

  own.addEventListener('message', (message: MessageEvent<unknown>) => {
    // Only the page that holds the frame is listened to; an embedding elsewhere is kept out by the frame's headers too.
    if (message.source !== own.parent || message.origin !== origin) return;
    if (typeof message.data !== 'string' || !message.data.startsWith(prefix)) return;
    const { event, reply, eventData } = parsed(message.data.slice(prefix.length)) ?? {};
    if (typeof event !== 'string') return;
    listeners.get(event)?.(eventData, (answer) => {
      if (typeof reply === 'string') post(reply, answer);
    });
  });

  return {
    on(event, listener) {
      listeners.set(`${channel}:hosted-fields:${event}`, listener);
    },
    emit(event, data, onReply) {
      if (!onReply) return post(`${channel}:hosted-fields:${event}`, data);
      const ticket = `${channel}:${own.performance.now()}:${Math.random()}`;
      listeners.set(ticket, (answer) => {
        listeners.delete(ticket);
        onReply(answer);
      });
      return post(`${channel}:hosted-fields:${event}`, data, ticket);
    },
  };
}
