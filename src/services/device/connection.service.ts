/** Fills the network machine's slot: the browser's own word on whether it is connected (NET-05). */

import { fromCallback } from 'xstate';
import type { ConnectionChange } from '#machines/network/network.events.ts';

/** The part of a window that is listened to. */
export interface ConnectionSource {
  addEventListener(type: 'online' | 'offline', listener: () => void): void;
  removeEventListener(type: 'online' | 'offline', listener: () => void): void;
}

export const createConnectionService = (source: ConnectionSource | null) => ({
  watchConnection: fromCallback<ConnectionChange, undefined>(({ sendBack }) => {
    const lost = () => sendBack({ type: 'connection.lost' });
    const restored = () => sendBack({ type: 'connection.restored' });
    source?.addEventListener('offline', lost);
    source?.addEventListener('online', restored);
    return () => {
      source?.removeEventListener('offline', lost);
      source?.removeEventListener('online', restored);
    };
  }),
});
