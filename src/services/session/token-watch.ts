/** Fills the session machine's slot: what becomes of the token by the clock, by the server's word, and in other tabs (SESS-01, SESS-04, SESS-05). */

import { fromCallback } from 'xstate';
import type { TokenChange } from '#machines/session/session.events.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import type { Transport } from '#transport/transport.ts';
import { onWaking, type WakeSource } from '../device/wakes.ts';

/** Milliseconds. Timers stand still while a computer sleeps, so the clock is looked at again and again. */
const clockInterval = 5000;
const warningBefore = 120_000;

type Watched = Pick<Transport, 'authorization' | 'storage'>;

export const createTokenWatch = ({ authorization, storage }: Watched, wakes: WakeSource | null) =>
  fromCallback<TokenChange, undefined>(({ sendBack }) => {
    /** When the token ends that was last seen. */
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
      return Math.max(1, Math.min(clockInterval, left > warningBefore ? left - warningBefore : left));
    };

    const look = (): void => {
      clearTimeout(timer);
      const kept = authorization.expiresAt();
      // whoever reads an expired token removes it: its time had come all the same
      const isOverdue = end !== null && end <= Date.now();
      if (kept !== null || !isOverdue) see(kept);
      const left = end === null ? Infinity : end - Date.now();
      if (left <= 0 && !hasEnded) {
        hasEnded = true;
        sendBack({ type: 'token.expired' });
      } else if (left > 0 && left <= warningBefore && !hasWarned) {
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

    // not at once: the session is still being restored
    timer = setTimeout(look, 0);
    const stops = [
      storage.watch(storageKeys.signinToken, hearOtherTab),
      authorization.onRefused(() => sendBack({ type: 'token.refused' })),
      onWaking(wakes, ({ hasMissed }) => {
        if (hasMissed && authorization.expiresAt() !== end) hearOtherTab();
        else look();
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  });
