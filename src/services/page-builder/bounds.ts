/** Keeps markup within bounds before anyone builds a tree of it: a million nested elements cost no more than their length (CONTENT-02). */

/** More than any merchant writes; what is beyond is not read. */
const maxLength = 1_000_000;

/** Rows, columns, tabs and a table within them are about thirty deep. */
export const maxDepth = 120;

/** Many times what the longest page has. */
const maxTags = 6000;

/** These end by themselves when the next begins, and so are often left open. */
const endsItself = new Set(['p', 'li', 'dt', 'dd']);
const isVoid = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Other languages within HTML, with rules of nesting of their own; nothing of them is ever shown. */
const foreign = new Set(['svg', 'math']);

/** What stands in these is no markup. */
const isRaw = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed']);

/** Where a tag that opens at `start` is over, minding quotes; the end of the text if it never is. */
export const endOfTag = (html: string, start: number): number => {
  const mark = /["'>]/g;
  let at = start;
  while (true) {
    mark.lastIndex = at;
    const found = mark.exec(html);
    if (found === null) return html.length;
    if (found[0] === '>') return found.index + 1;
    const closing = html.indexOf(found[0], found.index + 1);
    if (closing < 0) return html.length;
    at = closing + 1;
  }
};

const after = (html: string, text: string, from: number): number => {
  const at = html.indexOf(text, from);
  return at < 0 ? html.length : at + text.length;
};

const tagStart = /<(?:!--|(\/?)([a-z][^\s/>]*))/gi;

/** Leaves out the tags that lie too deep, never the words between them. */
export const withinBounds = (whole: string): string => {
  const html = whole.slice(0, maxLength);
  const absent = new Set<string>();
  /** Where the end tag begins, or -1; what is not there is looked for once, however many begin. */
  const endTagOf = (name: string, start: number): number => {
    if (absent.has(name)) return -1;
    const end = new RegExp(`</${name}`, 'gi');
    end.lastIndex = start;
    const at = end.exec(html)?.index ?? -1;
    if (at < 0) absent.add(name);
    return at;
  };
  const kept: string[] = [];
  const open: string[] = [];
  let tags = 0;
  let from = 0;
  const leaveOut = (start: number, end: number): void => {
    kept.push(html.slice(from, start));
    from = end;
  };
  tagStart.lastIndex = 0;
  for (let found = tagStart.exec(html); found !== null; found = tagStart.exec(html)) {
    const name = found[2]?.toLowerCase();
    if (name === undefined) {
      tagStart.lastIndex = after(html, '-->', found.index + 4);
      continue;
    }
    const end = endOfTag(html, tagStart.lastIndex);
    tagStart.lastIndex = end;
    tags += 1;
    if (tags > maxTags && !isRaw.has(name)) leaveOut(found.index, end);
    else if (foreign.has(name)) {
      const over = found[1] === '/' ? -1 : endTagOf(name, end);
      tagStart.lastIndex = over < 0 ? end : after(html, '>', over);
      leaveOut(found.index, tagStart.lastIndex);
    } else if (isRaw.has(name)) {
      const over = found[1] === '/' ? -1 : endTagOf(name, end);
      if (over >= 0) tagStart.lastIndex = after(html, '>', over);
    } else if (found[1] === '/') {
      const opened = open.lastIndexOf(name);
      if (opened >= 0) open.splice(opened, 1);
      else if (!endsItself.has(name)) leaveOut(found.index, end);
    } else if (!isVoid.has(name) && !endsItself.has(name)) {
      if (open.length < maxDepth) open.push(name);
      else leaveOut(found.index, end);
    }
  }
  return kept.join('') + html.slice(from);
};

/** How deep a tree is, or one more than asked; whatever built it, nothing here goes down by calling itself. */
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
