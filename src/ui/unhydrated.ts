/** Queues clicks and input in server HTML that is not hydrated yet. */

import { changeOf, isField, repeatChange, type Change } from './changed-field.ts';

/** Attribute of such parts, removed on hydration. */
export const unhydrated = 'data-unhydrated';

/** Changes that React has not received, by field. */
export type EarlyChanges = Map<EventTarget, Change>;

const isUnhydrated = (element: Element): boolean =>
  element.isConnected && element.closest(`[${unhydrated}]`) !== null;

const repeatOf = (changes: EarlyChanges, target: EventTarget): void => {
  const change = changes.get(target);
  changes.delete(target);
  if (change !== undefined) repeatChange(change);
};

export const repeatWhenHydrated = async (changes: EarlyChanges, target: Element): Promise<void> => {
  while (isUnhydrated(target)) await new Promise(requestAnimationFrame);
  repeatOf(changes, target);
};

/** Replays clicks and changes after hydration; links work without it. */
export const queueEarlyInput = (page: Document): EarlyChanges => {
  const changes: EarlyChanges = new Map();
  const pressIn = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button, [role="tab"]') : null;
    if (!(button instanceof HTMLElement) || !isUnhydrated(button)) return;
    event.preventDefault();
    event.stopPropagation();
    void repeatWhenHydrated(changes, button).then(() => button.click());
  };
  const changeIn = (event: Event): void => {
    const { target } = event;
    if (!isField(target) || !isUnhydrated(target)) return;
    event.stopPropagation();
    const isWaiting = changes.has(target);
    changes.set(target, changeOf(target));
    if (!isWaiting) void repeatWhenHydrated(changes, target);
  };
  page.addEventListener('click', pressIn, true);
  for (const type of ['input', 'change']) page.addEventListener(type, changeIn, true);
  // the next letter follows what was typed, not the text that hydration put there
  page.addEventListener('beforeinput', ({ target }) => target !== null && repeatOf(changes, target), true);
  return changes;
};
