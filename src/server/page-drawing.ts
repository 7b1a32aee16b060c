/**
 * Caches server-rendered pages: fresh for a minute, one rendering for all who
 * wait, and shown a little longer while the next is rendered (VIEW-01).
 */

import { randomUUID } from 'node:crypto';
import { emptyContent } from '#machines/domain/content-tree.ts';
import type { GivenContent } from '#machines/domain/opened-page.ts';
import type { RouteResolution } from '#machines/domain/route.ts';
import { isOfEveryPage, subjectKey } from '#machines/domain/subject.ts';
import { listQueryFrom, listText } from '#machines/domain/list-query.ts';
import type { DrawnPage, DrawOptions } from '../entry-server.tsx';
import { createKeptShell, type KeptShell } from '#app/kept-shell.tsx';
import type { Markup } from '#app/markup.ts';
import { everyPage } from '#app/shop.ts';
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
import type { Backend } from './ask-graphql.ts';
import { inOneLine, type CriticalStyles } from './critical-styles.ts';
import { treeStylesOf, withoutStyleAttributes } from './drawn-styles.ts';
import type { PartFiles } from './name-parts.ts';
import type { FilesOf } from './page-parts.ts';
import { hashOf } from './security-headers.ts';
import { picturePreloads } from './picture-preloads.ts';
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
  /** Milliseconds that a visitor waits for a page that is rendered for the first time. */
  readonly patience?: number;
}

/** A rendered page, ready to be inserted into the shop's document. */
export interface FinishedPage extends Omit<DrawnPage, 'parts'> {
  /** Of this rendering. */
  readonly id: string;
  /** Files of its lazily loaded parts. */
  readonly files: PartFiles;
  /** Milliseconds since 1970 until which the browser need not request the same data again. */
  readonly until: number;
  /** Milliseconds since 1970 until which an untouched page stays as it is. */
  readonly restsUntil: number;
  /** Critical rules of the shop's stylesheets and the page's own rules. */
  readonly styles: Markup[number];
  /** The page's own rules, which follow all of the shop's. */
  readonly ownStyles: string;
  /** Hashes of both, for the page's policy. */
  readonly styleHashes: readonly string[];
}

/** Milliseconds after which a page is rendered again, and after which it is no longer shown. */
const freshFor = 60_000;
const shownFor = 600_000;
/**
 * Milliseconds for which its data counts as read. This server and a shared cache before it
 * may each show a page for a minute, and no visitor should read at once what was just sent.
 */
const readFor = 180_000;
const mostPages = 500;
/** Limited, because a visitor can send any host name. */
const mostOrigins = 8;
/** Milliseconds that a visitor waits for a fresh page if there is an older one. */
const shortPatience = 250;
/** Milliseconds that the backend may take for one page; visitors wait less. */
const longest = 10_000;

/** What the pages of an origin share as long as a page is fresh. */
interface Shared {
  readonly since: number;
  readonly wires: ServerWires;
  /** The content of every page; empty until one has read all of it. */
  given: readonly GivenContent[];
  /** Header and footer with this content. */
  readonly shell: KeptShell;
}

interface Kept {
  readonly page: Promise<FinishedPage | null>;
  readonly since: number;
  /** The previous rendering, shown until this one is done. */
  readonly before: FinishedPage | null;
}

const finishWith =
  ({ criticalStyles, filesOf }: Pick<PageDrawingOptions, 'criticalStyles' | 'filesOf'>, drawnAt: number) =>
  ({ parts, ...drawn }: DrawnPage): FinishedPage => {
    const { html, rules } = withoutStyleAttributes(drawn.html);
    const preloads = drawn.preloads + picturePreloads(html);
    const ownStyles = inOneLine([...treeStylesOf(drawn.opened.contents), rules].join(''));
    const critical = criticalStyles(html);
    const styles = ownStyles === '' ? critical : critical.html + ownStyles;
    const styleHashes = typeof styles === 'string' ? [styles, ownStyles].map(hashOf) : [critical.hash];
    const [until, restsUntil] = [drawnAt + readFor, drawnAt + shownFor];
    return {
      ...drawn,
      id: randomUUID(),
      html,
      preloads,
      until,
      restsUntil,
      ownStyles,
      styles,
      styleHashes,
      files: filesOf(parts),
    };
  };

const read = async <Read>(reading: Promise<Read | null>): Promise<Read> => {
  const made = await reading;
  if (made === null) throw new Error('What the merchant wrote could not be read.');
  return made;
};

/** Account pages are rendered as an empty frame, the same for each order and each address. */
const drawnPathOf = (path: string): string => {
  if (orderNumberIn(path) !== undefined) return orderPath('-');
  if (typeof entryIdIn(path) === 'number') return addressPath(1);
  return isCustomerPath(path) && !isOwnScreen(path) ? `${paths.customer}/-` : path;
};

/** Pages with the same path differ only by the list query. */
const placeOf = ({ pathname, searchParams }: URL): string =>
  drawnPathOf(pathname) + listText(listQueryFrom(searchParams));

/** The page if it is rendered already, else null. */
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
  // pages in progress still reach their visitors, but are not cached
  watch(() => known.clear());
  const shared = new Map<string, Shared>();
  watch(() => shared.clear());

  const sharedAt = (origin: string): Shared => {
    const kept = shared.get(origin);
    if (kept !== undefined && now() - kept.since < freshFor) return kept;
    const made: Shared = {
      since: now(),
      given: [],
      shell: createKeptShell(),
      wires: serverWires({
        ...wires,
        origin,
        fetch: (input, init) => backend(new Request(input, init), { address: null }),
        clean: (html) => (isMarkup(html) ? read(clean(html)) : Promise.resolve(html)),
        parseContent: async (html) => (html.trim() === '' ? emptyContent : read(readTree({ html, origin }))),
      }),
    };
    shared.delete(origin);
    const [oldest] = shared.keys();
    if (shared.size >= mostOrigins && oldest !== undefined) shared.delete(oldest);
    shared.set(origin, made);
    return made;
  };

  const drawNow = async (url: URL, route: RouteResolution | null): Promise<FinishedPage | null> => {
    const here = sharedAt(url.origin);
    const { wires: wired, given, shell } = here;
    const finish = finishWith({ criticalStyles, filesOf }, now());
    try {
      const drawn = await draw({
        wires: wired,
        given,
        shell,
        url,
        route,
        externalCheckout,
        mapTiles,
        patience: longest,
      });
      const found = drawn.opened.contents.filter(({ subject }) => isOfEveryPage(subjectKey(subject)));
      if (here.given.length === 0 && found.length === everyPage.length) here.given = found;
      return finish(drawn);
    } catch (error) {
      log(`${url.pathname} could not be drawn`, error);
      return null;
    }
  };

  const remember = (key: string, kept: Kept): Kept => {
    known.delete(key);
    const [oldest] = known.keys();
    if (known.size >= mostPages && oldest !== undefined) known.delete(oldest);
    known.set(key, kept);
    return kept;
  };

  /** Null if the browser has to render: a personal page, a failure, or not ready in time. */
  return async (url: URL, origin: string, route: RouteResolution | null): Promise<FinishedPage | null> => {
    const { pathname, search } = url;
    if (hasPrivateQuery(pathname, search) || editedLineIn(search)) return null;
    const asked = new URL(placeOf(url), origin);
    const last = known.get(asked.href);
    const age = last === undefined ? Infinity : now() - last.since;
    const shown = last === undefined || age > shownFor ? null : ((await settled(last.page)) ?? last.before);
    const kept =
      last !== undefined && age < freshFor
        ? last
        : remember(asked.href, { page: drawNow(asked, route), since: now(), before: shown });
    // wait only briefly for a fresh page if there is an older one
    const wait = shown === null ? patience : shortPatience;
    const late = new Promise<null>((give) => void setTimeout(() => give(null), wait).unref());
    return (await Promise.race([kept.page, late])) ?? shown;
  };
};
