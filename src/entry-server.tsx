/** Renders a public page on the server with the browser's machines and components (VIEW-01). */

import { StrictMode, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
// not for Node: that one keeps an AsyncLocalStorage, which slows every promise of the process
import { prerender } from 'react-dom/static.edge';
import { StaticRouter } from 'react-router-dom';
import { createActor, type ActorRefFrom } from 'xstate';
import { App } from '#app/App.tsx';
import { everyPage, type ShopOptions } from '#app/shop.ts';
import { createPageShop, type ServerWires } from '#app/server-wires.ts';
import { ErrorScreen } from '#app/ErrorScreen.tsx';
import { drawShell, type FilledPage, type KeptShell } from '#app/kept-shell.tsx';
import { CollectNeeds, createNeeds } from '#app/page-needs.tsx';
import { listQueryFrom } from '#machines/domain/list-query.ts';
import { leadsNowhere, nothingOpened } from '#machines/domain/opened-page.ts';
import type { MapTiles } from '#machines/domain/map-tiles.ts';
import type { RouteResolution } from '#machines/domain/route.ts';
import { present } from '#machines/domain/present.ts';
import { subjectKey, type Subject } from '#machines/domain/subject.ts';
import type { WingName } from '#machines/wing.events.ts';
import type { GivenContent, OpenedPage } from '#machines/domain/opened-page.ts';
import { isCustomerPath, isOwnScreen, paths, type ExternalCheckout } from '#paths.ts';
import type { NavigationState } from '#shop/NavigationState.tsx';
import { DrawPartContext } from '#ui/draw-part.ts';

export interface DrawOptions {
  readonly wires: ServerWires;
  readonly url: URL;
  /** What the address resolves to; null if that is not known. */
  readonly route: RouteResolution | null;
  /** The content of every page; empty if it has to be read. */
  readonly given: readonly GivenContent[];
  /** Header and footer of earlier pages with the same given content. */
  readonly shell: KeptShell;
  readonly externalCheckout: ExternalCheckout | null;
  readonly mapTiles: MapTiles | null;
  /** Milliseconds that the backend may take. */
  readonly patience: number;
  /** Receives all inspection events of the page's machines. */
  readonly inspect?: ShopOptions['inspect'];
}

export interface DrawnPage extends FilledPage {
  readonly opened: OpenedPage;
  /** Source files of the parts that the browser loads beyond the first script. */
  readonly parts: readonly string[];
}

/** The server never reads these: they belong to one shopper. */
const personal: readonly Subject['kind'][] = ['crossSell', 'recentlyViewed'];

/** The most renderings of a page; each reads what the one before asked for. */
const mostDrawings = 3;

const noNavigationState: NavigationState = { keep: () => '', read: () => ({}), drop: () => undefined };

type Display = ActorRefFrom<ServerWires['display']>;

const pageOf = (display: Display) => present(display.getSnapshot().children.page, 'page');

/** Sends the visit as Navigation does in a browser. */
const visit = (
  display: Display,
  { pathname: path, searchParams }: URL,
  route: RouteResolution | null,
): void => {
  const page = pageOf(display);
  const query = listQueryFrom(searchParams);
  if (route !== null) page.send({ type: 'page.know', address: { path, query, route } });
  if (path === paths.searchResult) page.send({ type: 'page.search', path, query });
  else if (isOwnScreen(path) || isCustomerPath(path)) page.send({ type: 'page.leave', path });
  else page.send({ type: 'page.visit', path, query });
};

const readingsOf = (display: Display) => {
  const { children, context } = display.getSnapshot();
  return context.readingKeys.flatMap((key) => children[key]?.getSnapshot() ?? []);
};

const isAtRest = (display: Display): boolean =>
  [pageOf(display).getSnapshot(), ...readingsOf(display)].every((snapshot) => !snapshot.hasTag('busy'));

/** Rejects if the backend takes longer than `patience`. */
const untilRest = (display: Display, patience: number): Promise<void> =>
  new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error('The backend is too slow for this page.')), patience);
    const check = (): void => {
      if (!isAtRest(display)) return;
      clearTimeout(timer);
      heard.unsubscribe();
      done();
    };
    const heard = display.subscribe(() => queueMicrotask(check));
    check();
  });

const openedBy = (display: Display, given: DrawOptions['given']): OpenedPage => {
  const page = pageOf(display).getSnapshot();
  const { path, query } = page.context;
  const route = page.matches('missing') ? leadsNowhere : page.context.route;
  const contents = readingsOf(display).flatMap(
    ({ context: { subject, content } }): readonly GivenContent[] =>
      content === null || personal.includes(subject.kind) ? [] : [{ subject, content }],
  );
  return { address: { path, query, route }, contents: [...given, ...contents], isFresh: true };
};

/** Modules that any wing needs. */
const besideWings: readonly string[] = ['src/transport/transport.ts', 'src/app/actors/shared-wires.ts'];

const sourcesOf = (wings: readonly WingName[]): readonly string[] =>
  wings.length === 0 ? [] : [...besideWings, ...wings.map((name) => `src/app/actors/${name}.ts`)];

/** Stands where a part did not finish. */
const unfinished = '<!--$!-->';

const renderWhole = async (page: ReactElement): Promise<string> => {
  const failures: unknown[] = [];
  const { prelude } = await prerender(page, {
    // in one piece: later chunks would need an inline script
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void failures.push(error),
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
};

/** Null if a part failed, or its code is not loaded yet. */
const renderAtOnce = (page: ReactElement): string | null => {
  try {
    const html = renderToString(page);
    return html.includes(unfinished) ? null : html;
  } catch {
    return null;
  }
};

/** Renders the shop before it starts, exactly as the browser's first rendering will. */
const drawOnce = async (options: DrawOptions, opened: OpenedPage) => {
  const { wires, url, given, externalCheckout, mapTiles } = options;
  const own = createNeeds();
  const shop = createPageShop(wires, opened, given);
  const shell = drawShell(options.shell, url.pathname, given);
  const page = (
    <CollectNeeds into={own}>
      <DrawPartContext value={shell.drawPart}>
        <StrictMode>
          <ErrorScreen shop={shop} onSaveRecording={() => undefined}>
            <StaticRouter location={url.pathname + url.search}>
              <App
                shop={shop}
                navigationState={noNavigationState}
                priceFormat={wires.page?.priceFormat ?? null}
                externalCheckout={externalCheckout}
                mapTiles={mapTiles}
              />
            </StaticRouter>
          </ErrorScreen>
        </StrictMode>
      </DrawPartContext>
    </CollectNeeds>
  );
  // a page without parts to wait for is rendered several times faster
  const html = renderAtOnce(page) ?? (await renderWhole(page));
  const needs = [...shell.needs(), own];
  const wings = new Set(needs.flatMap((one) => [...one.wings]));
  return {
    filled: shell.fill(html),
    wanted: needs.flatMap(({ subjects }) => subjects),
    parts: [...new Set(needs.flatMap(({ parts }) => [...parts])), ...sourcesOf([...wings])],
  };
};

/** Rejects if the page redirects or cannot be read in time. */
export const drawPage = async (options: DrawOptions): Promise<DrawnPage> => {
  const { wires, given, inspect } = options;
  const display = createActor(wires.display, {
    input: nothingOpened,
    ...(inspect === undefined ? {} : { inspect }),
  });
  const read = (subjects: readonly Subject[]): void => display.send({ type: 'display.read', subjects });
  display.start();
  try {
    if (given.length === 0) read(everyPage);
    visit(display, options.url, options.route);
    for (let drawing = 1; ; drawing += 1) {
      await untilRest(display, options.patience);
      const opened = openedBy(display, given);
      const { filled, wanted, parts } = await drawOnce(options, opened);
      const known = new Set(opened.contents.map(({ subject }) => subjectKey(subject)));
      const missing = wanted.filter(
        (subject) => !known.has(subjectKey(subject)) && !personal.includes(subject.kind),
      );
      if (missing.length === 0 || drawing === mostDrawings) return { ...filled, opened, parts };
      read([...new Map(missing.map((one) => [subjectKey(one), one])).values()]);
    }
  } finally {
    // at rest there is nothing to stop
    if (!isAtRest(display)) display.stop();
  }
};
