/**
 * Shortens product lists before the tags of a page are counted: of some
 * fifty tags per product four are read (§2 products, CONTENT-02).
 */

import { endsItself, maxDepth, tagsIn, type Tag } from './tags.ts';

/** More than a page shows; the rest is not read. */
const mostItems = 1000;

/** A longer tag names no product. */
const longestTag = 2000;

const marker = /\sdata-content-type\s*=\s*["']?products["'\s>]/i;
const classes = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

const classesOf = (tag: string): readonly string[] => {
  const found = classes.exec(tag);
  return (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').split(/\s+/);
};

/** Keeps the tags that start a product, and those with its sku and its link. */
const createChoice = () => {
  let items = 0;
  let has = { sku: false, link: false, named: false };
  const begin = (): void => {
    has = { sku: false, link: false, named: false };
  };
  const isLinkKept = (own: readonly string[]): boolean => {
    if (has.named) return false;
    const isNamed = own.includes('product-item-link');
    const isFirst = !has.link;
    has = { ...has, link: true, named: isNamed };
    return isFirst || isNamed;
  };
  const isKept = (name: string, tag: string): boolean => {
    if (tag.length > longestTag || items > mostItems) return false;
    const own = classesOf(tag);
    if (own.includes('product-item')) {
      items += 1;
      begin();
      return items <= mostItems;
    }
    if (!has.sku && /\sdata-product-sku\s*=/i.test(tag)) {
      has = { ...has, sku: true };
      return true;
    }
    return name === 'a' && /\shref\s*=/i.test(tag) && isLinkKept(own);
  };
  return { begin, isKept };
};

interface Opened {
  readonly name: string;
  readonly isKept: boolean;
}

/** Closes the open list item when the next begins. */
const withoutItem = (open: readonly Opened[]): readonly Opened[] => {
  const at = open.findLastIndex(({ name }) => /^(?:li|ul|ol)$/.test(name));
  return open[at]?.name === 'li' ? open.slice(0, at) : open;
};

/** `tags` is the number of tags within lists. */
export const withShortLists = (html: string): { readonly html: string; readonly tags: number } => {
  const kept: string[] = [];
  const choice = createChoice();
  /** The list element and the open elements within it. */
  let open: readonly Opened[] = [];
  let from = 0;
  let tags = 0;
  const keep = (tag: string): void => {
    kept.push(tag);
    tags += 1;
  };
  const begin = ({ name, end }: Tag): void => {
    kept.push(html.slice(from, end));
    open = [{ name, isKept: true }];
    choice.begin();
  };
  const enter = (name: string, written: string): void => {
    if (name === 'li') open = withoutItem(open);
    if ((endsItself.has(name) && name !== 'li') || open.length >= maxDepth) return;
    const isKept = choice.isKept(name, written);
    open = [...open, { name, isKept }];
    if (isKept) keep(written);
  };
  const leave = (name: string, written: string): void => {
    const at = open.findLastIndex((opened) => opened.name === name);
    if (at < 0) return;
    if (open[at]?.isKept) keep(written);
    open = at === 0 ? [] : open.toSpliced(at, 1);
  };
  for (const tag of tagsIn(html)) {
    if (tag.kind === 'foreign' || tag.kind === 'raw') continue;
    const written = html.slice(tag.start, tag.end);
    const isWithin = open.length > 0;
    if (!isWithin && !tag.isEnd && tag.kind === 'usual' && marker.test(written)) begin(tag);
    else if (!isWithin) continue;
    else if (tag.isEnd) leave(tag.name, written);
    else if (tag.kind === 'usual') enter(tag.name, written);
    from = tag.end;
  }
  return { html: kept.join('') + (open.length === 0 ? html.slice(from) : ''), tags };
};
