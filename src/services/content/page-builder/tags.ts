/**
 * Iterates the tags of markup before a tree is built; skips
 * scripts, drawings and comments (CONTENT-02).
 */

/** Embedded languages with their own nesting rules; they are never shown. */
const foreign = new Set(['svg', 'math']);

/** Their content is not markup. */
const raw = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed']);

const isVoid = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Rows, columns, tabs and a table within them are about thirty deep. */
export const maxDepth = 120;

/** Closed implicitly by the next sibling, so they are often left open. */
export const endsItself = new Set(['p', 'li', 'dt', 'dd']);

export interface Tag {
  /** In lower case. */
  readonly name: string;
  readonly isEnd: boolean;
  readonly start: number;
  readonly end: number;
  /** The end of the content if that is not markup; else the end of the tag. */
  readonly over: number;
  readonly kind: 'foreign' | 'raw' | 'void' | 'usual';
}

/**
 * The end of a tag that opens at `start`, respecting quotes; the end of the text if it is unclosed.
 */
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

const kindOf = (name: string): Tag['kind'] => {
  if (foreign.has(name)) return 'foreign';
  if (raw.has(name)) return 'raw';
  return isVoid.has(name) ? 'void' : 'usual';
};

export function* tagsIn(html: string): Generator<Tag> {
  const absent = new Set<string>();
  /** The start of the end tag, or -1. A missing end tag is searched for only once. */
  const endTagOf = (name: string, start: number): number => {
    if (absent.has(name)) return -1;
    const end = new RegExp(`</${name}`, 'gi');
    end.lastIndex = start;
    const at = end.exec(html)?.index ?? -1;
    if (at < 0) absent.add(name);
    return at;
  };
  const tagStart = /<(?:!--|(\/?)([a-z][^\s/>]*))/gi;
  for (let found = tagStart.exec(html); found !== null; found = tagStart.exec(html)) {
    const name = found[2]?.toLowerCase();
    if (name === undefined) {
      tagStart.lastIndex = after(html, '-->', found.index + 4);
      continue;
    }
    const isEnd = found[1] === '/';
    const kind = kindOf(name);
    const end = endOfTag(html, tagStart.lastIndex);
    const holds = !isEnd && (kind === 'foreign' || kind === 'raw') ? endTagOf(name, end) : -1;
    const over = holds < 0 ? end : after(html, '>', holds);
    tagStart.lastIndex = over;
    yield { name, isEnd, start: found.index, end, over, kind };
  }
}
