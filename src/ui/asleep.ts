/** Parts of a page that the server drew and React has not taken over yet: what is pressed in them waits. */

/** An attribute of such a part, taken off when it answers. */
export const asleep = 'data-asleep';

const isAsleep = (element: Element): boolean =>
  element.isConnected && element.closest(`[${asleep}]`) !== null;

const pressWhenAwake = (button: HTMLElement): void => {
  if (isAsleep(button)) requestAnimationFrame(() => pressWhenAwake(button));
  else button.click();
};

/** A link in it works by itself. */
export const keepPresses = (page: Document): void =>
  page.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button, [role="tab"]') : null;
      if (!(button instanceof HTMLElement) || !isAsleep(button)) return;
      event.preventDefault();
      event.stopPropagation();
      pressWhenAwake(button);
    },
    true,
  );
