/**
 * Fills the session machine's slot: watches the token for expiry, rejection by the server and
 * changes in other tabs (SESS-01, SESS-04, SESS-05).
 */

import { fromCallback } from 'xstate';
import type { TokenChange } from '#machines/session/session.events.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import type { Transport } from '#transport/transport.ts';
import { onResume, type LifecycleSource } from '../device/page-lifecycle.ts';

/** Milliseconds. Timers stop while a computer sleeps, so the clock is polled. */
const clockInterval = 5000;

type Watched = Pick<Transport, 'authorization' | 'storage'>;

export const createTokenWatch = ({ authorization, storage }: Watched, lifecycle: LifecycleSource | null) =>
  fromCallback<TokenChange, { readonly warningTime: number }>(({ sendBack, input: { warningTime } }) => {
    /** Expiry of the token that was seen last. */
    let end: number | null = null;
    let hasWarned = false;
    let hasEnded = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const see = (seen: number | null): void => {
      if (seen === end) return;
      end = seen;
      hasWarned = false;
      hasEnded = false;
    };

    const untilNextLook = (): number => {
      if (end === null || hasEnded) return clockInterval;
      const left = end - Date.now();
      return Math.max(1, Math.min(clockInterval, left > warningTime ? left - warningTime : left));
    };

    const look = (): void => {
      clearTimeout(timer);
      const kept = authorization.expiresAt();
      // another reader may have removed the expired token already
      const isOverdue = end !== null && end <= Date.now();
      if (kept !== null || !isOverdue) see(kept);
      const left = end === null ? Infinity : end - Date.now();
      if (left <= 0 && !hasEnded) {
        hasEnded = true;
        sendBack({ type: 'token.expired' });
      } else if (left > 0 && left <= warningTime && !hasWarned) {
        hasWarned = true;
        sendBack({ type: 'token.nearlyExpired' });
      }
      timer = setTimeout(look, untilNextLook());
    };

    const hearOtherTab = (): void => {
      const email = authorization.email();
      if (email !== null) sendBack({ type: 'token.replaced', email });
      else if (end === null || end > Date.now())
        sendBack({ type: authorization.end() === 'timedOut' ? 'token.refused' : 'token.removed' });
      look();
    };

    // delayed: the session is still being restored
    timer = setTimeout(look, 0);
    const stops = [
      storage.watch(storageKeys.signinToken, hearOtherTab),
      authorization.onRefused(() => sendBack({ type: 'token.refused' })),
      onResume(lifecycle, ({ hasMissed }) => {
        if (hasMissed && authorization.expiresAt() !== end) hearOtherTab();
        else look();
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  });
