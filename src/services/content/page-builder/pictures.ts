/** Reads pictures with captions, and buttons (§2 image links, button types). */

import type { ButtonType } from '#machines/domain/content-tree.ts';
import { linkIn, toOwnFile } from './links.ts';
import { isTrue, itemsOf, partsOf, plainText, type Reader, type Reading } from './reading.ts';
import { styleNameOf, stylingOf } from './styling.ts';

export const readImage: Reader = (main, key, reading) => {
  const parts = partsOf(main);
  const { origin } = reading.environment;
  const desktop = parts.get('desktop_image') ?? parts.get('image');
  const mobile = parts.get('mobile_image');
  const shown = desktop ?? mobile;
  const images = {
    desktop: toOwnFile(desktop?.getAttribute('src'), origin),
    mobile: toOwnFile(mobile?.getAttribute('src'), origin),
  };
  return {
    type: 'image',
    key,
    ...stylingOf(main, reading),
    images,
    alt: shown?.getAttribute('alt') ?? '',
    title: shown?.getAttribute('title') ?? '',
    link: linkIn(parts.get('link'), origin),
    imageStyleName: styleNameOf(shown, reading),
    caption: reading.htmlWithin(parts.get('caption')),
  };
};

/** Only a class tells the type of a button. */
export const buttonTypeOf = (element: Element | null | undefined): ButtonType => {
  const classes = element?.getAttribute('class') ?? '';
  if (/\bpagebuilder-button-secondary\b/.test(classes)) return 'secondary';
  return /\bpagebuilder-button-link\b/.test(classes) ? 'link' : 'primary';
};

const readButton = (main: Element, key: string, reading: Reading) => {
  const parts = partsOf(main);
  const pressed = parts.get('link') ?? parts.get('empty_link');
  return {
    type: 'button-item' as const,
    key,
    ...stylingOf(main, reading),
    buttonType: buttonTypeOf(pressed),
    text: plainText(parts.get('link_text') ?? pressed ?? main),
    link: linkIn(pressed, reading.environment.origin),
    buttonStyleName: styleNameOf(pressed, reading),
  };
};

export const readButtonItem: Reader = readButton;

export const readButtons: Reader = (main, key, reading) => ({
  type: 'buttons',
  key,
  ...stylingOf(main, reading, { isLaidOut: true }),
  items: itemsOf(main, 'button-item', (item, place) => readButton(item, `${key}.${place}`, reading)),
  isStacked: main.getAttribute('data-appearance') === 'stacked',
  isSameWidth: isTrue(main, 'data-same-width') || isTrue(main, 'data-is-same-width'),
});
