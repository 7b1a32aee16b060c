/** Queues clicks and input in server HTML that is not hydrated yet. */

import { changeOf, isField, repeatChange, type Change } from './changed-field.ts';

/** Attribute of such parts, removed on hydration. */
export const asleep = 'data-asleep';

const isAsleep = (element: Element): boolean =>
  element.isConnected && element.closest(`[${asleep}]`) !== null;

export const whenAwake = async (element: Element): Promise<void> => {
  while (isAsleep(element)) await new Promise(requestAnimationFrame);
};

const pressIn = (event: Event): void => {
  const button = event.target instanceof Element ? event.target.closest('button, [role="tab"]') : null;
  if (!(button instanceof HTMLElement) || !isAsleep(button)) return;
  event.preventDefault();
  event.stopPropagation();
  void whenAwake(button).then(() => button.click());
};

/** Replays clicks and changes after hydration; links work without it. */
export const keepPresses = (page: Document): void => {
  const changes = new Map<Element, Change>();
  const changeIn = (event: Event): void => {
    const { target } = event;
    if (!isField(target) || !isAsleep(target)) return;
    event.stopPropagation();
    const isWaiting = changes.has(target);
    changes.set(target, changeOf(target));
    if (isWaiting) return;
    void whenAwake(target).then(() => {
      const change = changes.get(target);
      changes.delete(target);
      if (change !== undefined) repeatChange(change);
    });
  };
  page.addEventListener('click', pressIn, true);
  for (const type of ['input', 'change']) page.addEventListener(type, changeIn, true);
};
