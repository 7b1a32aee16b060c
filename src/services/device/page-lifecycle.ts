/**
 * Events that a page is unloaded, or that time may have passed unnoticed: it
 * slept, was hidden, or came back from the history (SESS-01, SESS-05).
 */

export type ResumeEvent = 'focus' | 'pageshow' | 'online' | 'visibilitychange';
type Leaving = 'pagehide';

/** The part of the window that is used; a page from the history has a `persisted` event. */
export interface LifecycleSource {
  addEventListener(type: ResumeEvent | Leaving, listener: (event: Event) => void): void;
  removeEventListener(type: ResumeEvent | Leaving, listener: (event: Event) => void): void;
  readonly document?: Pick<Document, 'visibilityState'>;
}

const wakings: readonly ResumeEvent[] = ['focus', 'pageshow', 'online', 'visibilitychange'];

/** A page in the history misses events of other tabs. */
const hasMissed = (event: Event): boolean => 'persisted' in event && event.persisted === true;

/** Returns how to stop listening. */
export const onResume = (
  source: LifecycleSource | null,
  listener: (waking: { readonly hasMissed: boolean }) => void,
): (() => void) => {
  const onEvent = (event: Event): void => listener({ hasMissed: hasMissed(event) });
  for (const waking of wakings) source?.addEventListener(waking, onEvent);
  return () => {
    for (const waking of wakings) source?.removeEventListener(waking, onEvent);
  };
};

/** Returns how to stop listening. */
export const onUnload = (source: LifecycleSource | null, listener: () => void): (() => void) => {
  source?.addEventListener('pagehide', listener);
  return () => source?.removeEventListener('pagehide', listener);
};
