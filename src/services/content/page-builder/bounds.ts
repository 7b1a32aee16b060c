/**
 * Limits markup before a tree is built from it: a million nested
 * elements cost no more than their length (CONTENT-02).
 */

import { withShortLists } from './product-lists.ts';
import { endsItself, maxDepth, tagsIn } from './tags.ts';

/** More than any merchant writes; the rest is not read. */
const maxLength = 1_000_000;

/** Includes product lists as the server renders them, of which little is read. */
const maxWritten = 4 * maxLength;

/** Many times what the longest page has, beside its product lists. */
const maxTags = 6000;

/** Removes tags that are nested too deep, but keeps their text. */
export const withinBounds = (whole: string): string => {
  const shortened = withShortLists(whole.slice(0, maxWritten));
  const html = shortened.html.slice(0, maxLength);
  const mostTags = maxTags + shortened.tags;
  const kept: string[] = [];
  const open: string[] = [];
  let tags = 0;
  let from = 0;
  const leaveOut = (start: number, end: number): void => {
    kept.push(html.slice(from, start));
    from = end;
  };
  for (const { name, isEnd, start, end, over, kind } of tagsIn(html)) {
    tags += 1;
    if (kind === 'foreign') leaveOut(start, over);
    else if (kind === 'raw') continue;
    else if (tags > mostTags) leaveOut(start, end);
    else if (isEnd) {
      const opened = open.lastIndexOf(name);
      if (opened >= 0) open.splice(opened, 1);
      else if (!endsItself.has(name)) leaveOut(start, end);
    } else if (kind === 'usual' && !endsItself.has(name)) {
      if (open.length < maxDepth) open.push(name);
      else leaveOut(start, end);
    }
  }
  return kept.join('') + html.slice(from);
};

/**
 * Depth of a tree, up to one more than asked. Iterative, so
 * that a deep tree cannot overflow the stack.
 */
export const isDeeperThan = (root: Node, most: number): boolean => {
  let depth = 0;
  let node: Node | null = root;
  while (node !== null) {
    if (node.firstChild !== null) {
      depth += 1;
      if (depth > most) return true;
      node = node.firstChild;
      continue;
    }
    while (node !== null && node !== root && node.nextSibling === null) {
      node = node.parentNode;
      depth -= 1;
    }
    node = node === null || node === root ? null : node.nextSibling;
  }
  return false;
};
