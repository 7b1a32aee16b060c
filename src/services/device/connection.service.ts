/** Fills the network machine's slot: the browser's online and offline events (NET-05). */

import { fromCallback } from 'xstate';
import type { ConnectionChange } from '#machines/network/network.events.ts';

/** The part of the window that is used. */
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
