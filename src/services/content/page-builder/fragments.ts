/**
 * Turns an element's content into sanitised HTML: links and pictures in
 * the shop's form, styles as classes (CONTENT-02, CAT-04).
 */

import { toHref, toOwnFile, toSizedPicture } from './links.ts';
import type { ParserEnvironment } from './parser-environment.ts';
import { linkForeignPlayers, linkFrames } from './players.ts';
import { plainText } from './reading.ts';
import type { StyleBook } from './style-book.ts';
import type { Rules } from './style-rules.ts';

/** The widest picture that text on the widest screen needs. */
const widestSaid = 1280;

/** Attributes that load, navigate or refer to removed elements. */
const dropped =
  /^(?:style|ping|background|action|formaction|cite|longdesc|profile|usemap|autoplay|autofocus|popover.*|contenteditable|tabindex|data-.*|xlink:.*|on.*)$/i;

/** The merchant's own srcset; empty unless every picture in it is allowed. */
const toSourceSet = (written: string, origin: string): string => {
  const files = written.split(/,\s+/).map((one) => {
    const [address, size = ''] = one.trim().split(/\s+/);
    const file = toSizedPicture(address, origin);
    return file === '' || !/^(?:\d{1,4}(?:\.\d)?[wx])?$/.test(size) ? '' : `${file} ${size}`.trim();
  });
  return files.includes('') ? '' : files.join(', ');
};

/** Whether the element is a player or part of one: only files of the shop may be played. */
const isPlayed = (element: Element): boolean =>
  /^(?:video|audio)$/.test(element.localName) ||
  /^(?:video|audio)$/.test(element.parentElement?.localName ?? '');

const checkedAttribute = (element: Element, name: string, value: string, origin: string): string => {
  if (dropped.test(name)) return '';
  if (name === 'href') return toHref(value, origin) ?? '';
  if (name === 'src' && isPlayed(element)) return toOwnFile(value, origin);
  if (name === 'src' || name === 'poster') return toSizedPicture(value, origin);
  if (name === 'srcset') return toSourceSet(value, origin);
  return name === 'target' && value !== '_blank' ? '' : value;
};

const addressed = new Set(['href', 'src', 'poster', 'srcset', 'target']);

/** A picture with a width attribute gets a srcset up to that width. */
const inWidth = (
  image: Element,
  path: string,
  said: string,
  { imageOf, imageWidths }: ParserEnvironment,
): void => {
  const widths = imageWidths.filter((width) => width >= 320 && width <= widestSaid);
  image.setAttribute('src', imageOf(path, widestSaid));
  image.setAttribute('srcset', widths.map((width) => `${imageOf(path, width)} ${width}w`).join(', '));
  image.setAttribute('sizes', `(max-width: ${said}px) 100vw, ${said}px`);
};

/**
 * Other pictures have an unknown intrinsic width, so their files are chosen by the viewport width.
 */
const inWindow = (image: Element, path: string, { imageOf, widest, sourcesOf }: ParserEnvironment): void => {
  const sources = sourcesOf(path).map(({ media, srcSet }) => {
    const source = image.ownerDocument.createElement('source');
    source.setAttribute('media', media);
    source.setAttribute('srcset', srcSet);
    return source;
  });
  image.setAttribute('src', imageOf(path, widest));
  if (image.parentElement?.localName !== 'picture') {
    const holder = image.ownerDocument.createElement('picture');
    image.replaceWith(holder);
    holder.append(image);
  }
  image.before(...sources);
};

const readdress = (element: Element, environment: ParserEnvironment): void => {
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? '';
    const checked = checkedAttribute(element, name, value, environment.origin);
    if (checked !== value) element.setAttribute(name, checked);
    if (checked === '' && (addressed.has(name) || dropped.test(name))) element.removeAttribute(name);
  }
  if (element.hasAttribute('target')) element.setAttribute('rel', 'noopener');
  if (element.localName === 'img' && !element.hasAttribute('src') && !element.hasAttribute('srcset')) {
    // pictures of other hosts are replaced by their alternative text
    element.replaceWith(element.getAttribute('alt') ?? '');
    return;
  }
  const path = element.getAttribute('src') ?? '';
  // a srcset chosen by the merchant stays
  if (element.localName !== 'img' || !/^\/media\/[^?]*$/.test(path) || element.hasAttribute('srcset')) return;
  const said = /^\d{1,4}$/.exec(element.getAttribute('width') ?? '')?.[0];
  if (said === undefined) inWindow(element, path, environment);
  else inWidth(element, path, said, environment);
};

/** A link that only runs a script becomes text. */
const unlinkScripts = (box: Element): void => {
  for (const link of box.querySelectorAll('a[onclick]'))
    if (/^\s*(?:#\s*|javascript:.*)$/is.test(link.getAttribute('href') ?? '#'))
      link.replaceWith(...link.childNodes);
};

/** A floating table stays within the text. */
const isBeside = (table: Element, rules: Rules): boolean =>
  /^(?:left|right)$/i.test(table.getAttribute('align') ?? '') ||
  /left|right/.test(rules.base.get('float') ?? '');

/** A wide table scrolls within its own region, by keyboard too, instead of the whole page. */
const hold = (table: Element): void => {
  const holder = table.ownerDocument.createElement('div');
  holder.setAttribute('class', 'wide-table');
  holder.setAttribute('role', 'group');
  holder.setAttribute('tabindex', '0');
  holder.setAttribute('aria-label', plainText(table.querySelector('caption')) || 'Table');
  table.replaceWith(holder);
  holder.append(table);
};

/** Moves the content out of its element; each node is moved once. */
export const toHtml = (nodes: readonly Node[], environment: ParserEnvironment, styles: StyleBook): string => {
  const [first] = nodes;
  const box = first?.ownerDocument?.createElement('div');
  if (box === undefined) return '';
  box.append(...nodes);
  unlinkScripts(box);
  linkFrames(box, environment.origin);
  environment.clean(box);
  linkForeignPlayers(box, environment.origin);
  const held: Element[] = [];
  for (const element of box.querySelectorAll('*')) {
    const rules = styles.rulesOf(element);
    const name = styles.nameOf(rules);
    const isOuter = element.localName === 'table' && !element.parentElement?.closest('table');
    if (isOuter && !isBeside(element, rules)) held.push(element);
    readdress(element, environment);
    if (name !== '') element.setAttribute('class', `${element.getAttribute('class') ?? ''} ${name}`.trim());
  }
  held.forEach(hold);
  return /\S/.test(box.textContent ?? '') || box.querySelector('img,hr,video,audio') !== null
    ? box.innerHTML.trim()
    : '';
};
