/**
 * Disables inline styles in merchant markup before it is parsed: the page's policy
 * reports each one, even if it is never applied (§5 security headers).
 */

import { endOfTag } from './tags.ts';

/** Replaces a style attribute. */
export const inertStyleAttribute = 'data-pb-look';
/** Replaces a style element: a data block that browsers ignore. */
export const inertStyleElements = 'script[type="text/css"]';

const tagStart = /<[a-z]/gi;
const attribute = /("[^"]*"|'[^']*')|([\s"'/])style(?=\s*=)/gi;

const withoutOwnLook = (tag: string): string =>
  tag.replace(attribute, (all: string, quoted: string | undefined, before: string | undefined) =>
    quoted === undefined ? `${before}${inertStyleAttribute}` : all,
  );

export const disableStyles = (whole: string): string => {
  const html = whole
    .replaceAll(/<style\b/gi, '<script type="text/css"')
    .replaceAll(/<\/style\b/gi, '</script');
  const written: string[] = [];
  let from = 0;
  tagStart.lastIndex = 0;
  for (let found = tagStart.exec(html); found !== null; found = tagStart.exec(html)) {
    const end = endOfTag(html, tagStart.lastIndex);
    written.push(html.slice(from, found.index), withoutOwnLook(html.slice(found.index, end)));
    from = end;
    tagStart.lastIndex = end;
  }
  return written.join('') + html.slice(from);
};
