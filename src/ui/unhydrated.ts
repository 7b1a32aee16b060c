/** Queues clicks and input in server HTML that is not hydrated yet. */

import { changeOf, isField, repeatChange, type Change } from './changed-field.ts';

/** Attribute of such parts, removed on hydration. */
export const unhydrated = 'data-unhydrated';

const isUnhydrated = (element: Element): boolean =>
  element.isConnected && element.closest(`[${unhydrated}]`) !== null;

export const whenHydrated = async (element: Element): Promise<void> => {
  while (isUnhydrated(element)) await new Promise(requestAnimationFrame);
};

const pressIn = (event: Event): void => {
  const button = event.target instanceof Element ? event.target.closest('button, [role="tab"]') : null;
  if (!(button instanceof HTMLElement) || !isUnhydrated(button)) return;
  event.preventDefault();
  event.stopPropagation();
  void whenHydrated(button).then(() => button.click());
};

/** Replays clicks and changes after hydration; links work without it. */
export const queueEarlyInput = (page: Document): void => {
  const changes = new Map<Element, Change>();
  const changeIn = (event: Event): void => {
    const { target } = event;
    if (!isField(target) || !isUnhydrated(target)) return;
    event.stopPropagation();
    const isWaiting = changes.has(target);
    changes.set(target, changeOf(target));
    if (isWaiting) return;
    void whenHydrated(target).then(() => {
      const change = changes.get(target);
      changes.delete(target);
      if (change !== undefined) repeatChange(change);
    });
  };
  page.addEventListener('click', pressIn, true);
  for (const type of ['input', 'change']) page.addEventListener(type, changeIn, true);
};
