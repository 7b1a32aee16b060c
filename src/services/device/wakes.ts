/** What tells a page that it is left, or that time may have passed unseen: it slept, lay behind others, or came back out of the browser's history (SESS-01, SESS-05). */

export type Waking = 'focus' | 'pageshow' | 'online' | 'visibilitychange';
type Leaving = 'pagehide';

/** The part of a window that is listened to; a page out of the history is `persisted`. */
export interface WakeSource {
  addEventListener(type: Waking | Leaving, listener: (event: Event) => void): void;
  removeEventListener(type: Waking | Leaving, listener: (event: Event) => void): void;
}

const wakings: readonly Waking[] = ['focus', 'pageshow', 'online', 'visibilitychange'];

/** While a page lay in the history it was told nothing of what other tabs did. */
const hasMissed = (event: Event): boolean => 'persisted' in event && event.persisted === true;

/** Answers how to stop listening. */
export const onWaking = (
  source: WakeSource | null,
  listener: (waking: { readonly hasMissed: boolean }) => void,
): (() => void) => {
  const hear = (event: Event): void => listener({ hasMissed: hasMissed(event) });
  for (const waking of wakings) source?.addEventListener(waking, hear);
  return () => {
    for (const waking of wakings) source?.removeEventListener(waking, hear);
  };
};

/** Answers how to stop listening. */
export const onLeaving = (source: WakeSource | null, listener: () => void): (() => void) => {
  source?.addEventListener('pagehide', listener);
  return () => source?.removeEventListener('pagehide', listener);
};
