/**
 * Replaces frames and players that the page's policy blocks with links, because
 * shoppers would see an empty frame or a dead player (CONTENT-02).
 */

import { watchPageOf } from './films.ts';
import { toFile, toHref } from './links.ts';

const hostOf = (href: string, origin: string): string =>
  new URL(href, `${origin}/`).hostname.replace(/^www\./, '');

const linkTo = (element: Element, href: string, otherwise: string, origin: string): Element => {
  const link = element.ownerDocument.createElement('a');
  const words = element.getAttribute('title')?.trim() || otherwise;
  link.setAttribute('href', href);
  if (href.startsWith('/')) link.textContent = words;
  else {
    link.setAttribute('target', '_blank');
    link.textContent = `${words} (on ${hostOf(href, origin)}, opens in a new tab)`;
  }
  return link;
};

/** Invisible frames are tracking pixels. */
const isUnseen = (frame: Element): boolean =>
  frame.hasAttribute('hidden') ||
  frame.closest('noscript') !== null ||
  ['width', 'height'].some((side) => /^[01](?:px)?$/.test(frame.getAttribute(side) ?? ''));

/** Call it before sanitising, which removes frames. */
export const linkFrames = (root: Element, origin: string): void => {
  for (const frame of root.querySelectorAll('iframe')) {
    const written = frame.getAttribute('src');
    const film = watchPageOf(written);
    const href = isUnseen(frame) ? null : (film ?? toHref(written, origin));
    if (href === null || !/^(?:https?:|\/)/.test(href)) frame.remove();
    else frame.replaceWith(linkTo(frame, href, film === null ? 'See more' : 'Watch the video', origin));
  }
};

/** Players with the shop's own files stay. */
export const linkForeignPlayers = (root: Element, origin: string): void => {
  for (const player of root.querySelectorAll('video,audio')) {
    const files = [player, ...player.querySelectorAll('source')].map((one) =>
      toFile(one.getAttribute('src'), origin),
    );
    if (files.some((file) => file.startsWith('/'))) continue;
    const file = files.find((one) => one !== '');
    const words = player.localName === 'video' ? 'Watch the video' : 'Listen';
    player.replaceWith(file === undefined ? (player.textContent ?? '') : linkTo(player, file, words, origin));
  }
};
