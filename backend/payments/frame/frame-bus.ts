/**
 * The field's end of framebus, the message protocol between the SDK in the shop's page and its
 * frames.
 */
/* oxlint-disable unicorn/consistent-function-scoping -- sent as source: self-contained */
import type { FrameBus } from './frame-types.ts';

/** Sent to the browser as source (frame-page.ts), so it may only use what is defined inside. */
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
    // accept messages from the parent page only; the frame's headers also prevent embedding
    // elsewhere
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
