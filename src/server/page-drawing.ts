/** Pages as the server draws them: asked of the backend once a minute, drawn once for all who ask meanwhile, shown a little longer while they are drawn again (VIEW-01). */

import { emptyContent } from '#machines/domain/content-tree.ts';
import { listQueryFrom, listText } from '#machines/domain/list-query.ts';
import type { DrawnPage, DrawOptions } from '../entry-server.tsx';
import { serverWires, type ServerWires, type ServerWiresOptions } from '#app/server-wires.ts';
import {
  addressPath,
  editedLineIn,
  entryIdIn,
  hasPrivateQuery,
  isCustomerPath,
  isOwnScreen,
  orderNumberIn,
  orderPath,
  paths,
} from '#paths.ts';
import { isMarkup } from '#services/content/html-cleaner.ts';
import { createAskOnce } from './ask-once.ts';
import type { Backend } from './ask-graphql.ts';
import type { CriticalStyles } from './critical-styles.ts';
import { treeStylesIn, withoutStyleAttributes } from './drawn-styles.ts';
import type { PartFiles } from './name-parts.ts';
import type { FilesOf } from './page-parts.ts';
import { hashOf } from './security-headers.ts';
import { watchNothing, type WatchChanges } from './watch-changes.ts';
import type { MarkupReader, ReadTree } from './tree-reader.ts';

export type DrawPage = (options: DrawOptions) => Promise<DrawnPage>;

export interface PageDrawingOptions extends Pick<DrawOptions, 'externalCheckout' | 'mapTiles'> {
  readonly draw: DrawPage;
  readonly wires: Omit<ServerWiresOptions, 'origin' | 'fetch' | 'parseContent' | 'clean'>;
  readonly backend: Backend;
  readonly readTree: ReadTree;
  readonly clean: MarkupReader['clean'];
  readonly criticalStyles: CriticalStyles;
  readonly filesOf: FilesOf;
  readonly log: (message: string, error: unknown) => void;
  readonly watch?: WatchChanges;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Milliseconds that a visitor waits for a page that is drawn for the first time. */
  readonly patience?: number;
}

/** A page ready to be written into the shop's document. */
export interface FinishedPage extends Omit<DrawnPage, 'parts'> {
  /** Its parts that are loaded later. */
  readonly files: PartFiles;
  /** Milliseconds since 1970: until then the browser need not ask again for what it shows. */
  readonly until: number;
  /** Likewise: until then it is shown as it is, though nothing asks again. */
  readonly restsUntil: number;
  /** What it needs of the shop's stylesheets to be seen, and its own rules. */
  readonly styles: string;
  /** Its own rules alone, which come after all of the shop's. */
  readonly ownStyles: string;
  /** Of both, for the page's policy. */
  readonly styleHashes: readonly string[];
}

/** Milliseconds: from then on a page is drawn again, and until then shown as it is. */
const freshFor = 60_000;
const shownFor = 600_000;
const mostPages = 500;
/** Anybody may ask under a name of their own. */
const mostOrigins = 8;
/** Milliseconds that a visitor waits for a fresh page where there is an older one. */
const shortPatience = 250;
/** Milliseconds that the backend may take for one page; visitors wait less. */
const longest = 10_000;

interface Kept {
  readonly page: Promise<FinishedPage | null>;
  readonly since: number;
  /** The one before, shown until this one is drawn. */
  readonly before: FinishedPage | null;
}

/** A style block is read with one kind of line ends, and its hash is of what was read. */
const inOneLine = (css: string): string => css.replaceAll(/[\r\n]+/g, ' ');

const finishWith =
  ({ criticalStyles, filesOf }: Pick<PageDrawingOptions, 'criticalStyles' | 'filesOf'>, drawnAt: number) =>
  ({ parts, ...drawn }: DrawnPage): FinishedPage => {
    const { html, rules } = withoutStyleAttributes(drawn.html);
    const ownStyles = inOneLine([...treeStylesIn(drawn.opened.contents), rules].join(''));
    const styles = inOneLine(criticalStyles(html)) + ownStyles;
    const styleHashes = [styles, ownStyles].filter((css) => css !== '').map(hashOf);
    const [until, restsUntil] = [drawnAt + freshFor, drawnAt + shownFor];
    return { ...drawn, html, until, restsUntil, ownStyles, styles, styleHashes, files: filesOf(parts) };
  };

const read = async <Read>(reading: Promise<Read | null>): Promise<Read> => {
  const made = await reading;
  if (made === null) throw new Error('What the merchant wrote could not be read.');
  return made;
};

/** Of an account there is only the frame, the same for each order and each address. */
const drawnPathOf = (path: string): string => {
  if (orderNumberIn(path) !== undefined) return orderPath('-');
  if (typeof entryIdIn(path) === 'number') return addressPath(1);
  return isCustomerPath(path) && !isOwnScreen(path) ? `${paths.customer}/-` : path;
};

/** Only what the list asks for tells two pages of one path apart. */
const placeOf = ({ pathname, searchParams }: URL): string =>
  drawnPathOf(pathname) + listText(listQueryFrom(searchParams));

/** What has been drawn by now. */
const settled = (page: Promise<FinishedPage | null>): Promise<FinishedPage | null> =>
  Promise.race([page, Promise.resolve(null)]);

export const createPageDrawings = ({
  draw,
  wires,
  backend,
  readTree,
  clean,
  criticalStyles,
  filesOf,
  log,
  externalCheckout,
  mapTiles,
  watch = watchNothing,
  now = Date.now,
  patience = 1500,
}: PageDrawingOptions) => {
  const known = new Map<string, Kept>();
  // what is being drawn is shown to those who wait for it, and kept no more
  watch(() => known.clear());
  const askOnce = createAskOnce({
    ask: (request) => backend(request, { address: null }),
    now,
    lifetime: freshFor,
    watch,
  });

  const wired = new Map<string, ServerWires>();
  const wiresOf = (origin: string): ServerWires => {
    const kept = wired.get(origin);
    if (kept !== undefined) return kept;
    const made = serverWires({
      ...wires,
      origin,
      fetch: (input, init) => askOnce(new Request(input, init)),
      clean: (html) => (isMarkup(html) ? read(clean(html)) : Promise.resolve(html)),
      parseContent: async (html) => (html.trim() === '' ? emptyContent : read(readTree({ html, origin }))),
    });
    const [oldest] = wired.keys();
    if (wired.size >= mostOrigins && oldest !== undefined) wired.delete(oldest);
    wired.set(origin, made);
    return made;
  };

  const drawNow = (url: URL): Promise<FinishedPage | null> =>
    draw({ wires: wiresOf(url.origin), url, externalCheckout, mapTiles, patience: longest }).then(
      finishWith({ criticalStyles, filesOf }, now()),
      (error: unknown) => {
        log(`${url.pathname} could not be drawn`, error);
        return null;
      },
    );

  const remember = (key: string, kept: Kept): Kept => {
    known.delete(key);
    const [oldest] = known.keys();
    if (known.size >= mostPages && oldest !== undefined) known.delete(oldest);
    known.set(key, kept);
    return kept;
  };

  /** Null where the browser draws it: a page of one visitor, one that cannot be drawn, or not in time. */
  return async (url: URL, origin: string): Promise<FinishedPage | null> => {
    const { pathname, search } = url;
    if (hasPrivateQuery(pathname, search) || editedLineIn(search)) return null;
    const asked = new URL(placeOf(url), origin);
    const last = known.get(asked.href);
    const age = last === undefined ? Infinity : now() - last.since;
    const shown = last === undefined || age > shownFor ? null : ((await settled(last.page)) ?? last.before);
    const kept =
      last !== undefined && age < freshFor
        ? last
        : remember(asked.href, { page: drawNow(asked), since: now(), before: shown });
    // an older one is better than a long wait, and a fresh one better than an older
    const wait = shown === null ? patience : shortPatience;
    const late = new Promise<null>((give) => void setTimeout(() => give(null), wait).unref());
    return (await Promise.race([kept.page, late])) ?? shown;
  };
};

export type PageDrawings = ReturnType<typeof createPageDrawings>;
