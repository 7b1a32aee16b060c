/**
 * Development only: forwards the machines' events, masked, to
 * the Stately inspector at VITE_INSPECT_URL.
 */

import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { InspectionEvent, Observer } from 'xstate';
import { createMask, maskEvent, maskName, type Mask } from './mask.ts';

/**
 * Masks context, output and payloads as the shop's own
 * inspector does; the machine definition is code.
 */
export const maskTold = (told: StatelyInspectionEvent, mask: Mask): StatelyInspectionEvent => {
  const snapshotOf = ({ snapshot }: { readonly snapshot: object }) => {
    const { status, value, context, output } = snapshot as Readonly<Record<string, unknown>>;
    return { status, value, context: mask(context), output: mask(output) } as never;
  };
  switch (told.type) {
    case '@xstate.actor':
      return { ...told, name: maskName(told.name), snapshot: snapshotOf(told) };
    case '@xstate.event':
      return { ...told, event: maskEvent(told.event, mask) as never };
    case '@xstate.snapshot':
      return { ...told, event: maskEvent(told.event, mask) as never, snapshot: snapshotOf(told) };
  }
};

/** Events wait until the inspector's code is loaded. The browser must allow its pop-up window. */
export const notifyStately = (url: string | undefined): Observer<InspectionEvent> | null => {
  // the condition stands in this module, so that a build never resolves the development package
  if (!import.meta.env.DEV || url === undefined || url === '') return null;
  const waiting: InspectionEvent[] = [];
  const mask = createMask();
  let next = (event: InspectionEvent): void => void waiting.push(event);
  void import('@statelyai/inspect').then(({ createBrowserInspector }) => {
    const { inspect } = createBrowserInspector({ url, serialize: (told) => maskTold(told, mask) });
    next = (event) => inspect.next?.(event);
    waiting.forEach(next);
  });
  return { next: (event) => next(event) };
};
