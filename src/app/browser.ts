/** The wires of a browser tab: its storage, its network, its cookies. */

import { defaultResellersProduct } from '#machines/domain/constants.ts';
import { mapTilesIn, type MapTiles } from '#machines/domain/map-tiles.ts';
import type { OpenedPage } from '#machines/domain/opened-page.ts';
import { contentImages, isExternalCheckout, type ExternalCheckout } from '#paths.ts';
import { createBrowserParser } from '#services/content/content-parser.ts';
import { createBrowserCleaner } from '#services/content/html-cleaner.ts';
import {
  configurationElement,
  readPageConfiguration,
  type PageConfiguration,
} from '#services/page/page-configuration.ts';
import { openedElement, readOpenedPage } from '#services/page/opened-page.ts';
import { readPageRoute, routeElement } from '#services/page/page-route.ts';
import { createRecaptcha } from '#services/session/recaptcha.ts';
import { assumedVersion, isBackendVersion, type BackendVersion } from '#transport/backend-versions.ts';
import type { Layer } from '#transport/settings.ts';
import { createStorage } from '#transport/storage.ts';
import type { StorageArea } from '#transport/storage-area.ts';
import { storagePrefix } from '#transport/storage-keys.ts';
import { createTransportCore } from '#transport/transport-core.ts';
import { loadPart } from '#ui/load-part.ts';
import type { Wires } from './actors/wires.ts';
import { browserReleases } from './browser-releases.ts';
import { keepaliveFetch } from './keepalive-fetch.ts';
import { isDataSaving } from './data-saving.ts';

/** A browser may throw on mere access to its storage. */
const areaOf = (look: () => StorageArea): StorageArea | null => {
  try {
    return look();
  } catch {
    return null;
  }
};

const readCookie = (name: string): string | null => {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
};

/** Milliseconds after which idle work runs although the page is busy. */
const patience = 5000;

/** Safari has no requestIdleCallback. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: patience });
  else setTimeout(work, patience / 10);
};

/** Content of a meta element; empty if there is none. */
const metaOf = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** Text of an element; null if there is none. */
const textOf = (selector: string): string | null => document.querySelector(selector)?.textContent ?? null;

/** The API layers of the backend, as the page names them; `stock` if it names none. */
const readLayer = (): Layer => {
  const said = metaOf('backend-layers');
  return said === 'merchant' || said === 'commerce' ? said : 'stock';
};

/** The Magento version of the backend, as the page names it; the assumed one if it names none. */
const readVersion = (): BackendVersion => {
  const said = metaOf('backend-version');
  return isBackendVersion(said) ? said : assumedVersion;
};

/** The fields that the backend lacks, as the page lists them. */
const readLacks = (): readonly string[] =>
  metaOf('backend-lacks')
    .split(' ')
    .filter((name) => name !== '');

/**
 * The merchant's checkout on another site; null if the page names none that is allowed (ROUTE-06).
 */
export const readExternalCheckout = (said = metaOf('external-checkout')): ExternalCheckout | null => {
  const [path = '', address = ''] = said.split(' ');
  const external = { path, address };
  return isExternalCheckout(external) ? external : null;
};

/** The server of the map tiles, if the page names one (CONTENT-01). */
export const readMapTiles = (said = metaOf('map-tiles')): MapTiles | null => mapTilesIn(said);

/** The page may carry the checkout's configuration as inert data (CHK-11). */
const readConfiguration = (): PageConfiguration =>
  readPageConfiguration(textOf(`script#${configurationElement}`));

/** What the server rendered this page from; null if it did not render it. */
export const readOpened = (): OpenedPage | null =>
  readOpenedPage(textOf(`script#${openedElement}`), window.location);

export const browserWires = (page = readConfiguration()): Wires => {
  const transport = createTransportCore({
    origin: window.location.origin,
    fetch: keepaliveFetch(window),
    storage: createStorage(
      areaOf(() => window.localStorage),
      storagePrefix,
      Date.now,
      window,
    ),
    isOnline: () => navigator.onLine,
    readCookie,
    storeCode: page.storeCode ?? 'default',
    layer: readLayer(),
    version: readVersion(),
    lacks: readLacks(),
    wait: (milliseconds) => new Promise((done) => window.setTimeout(done, milliseconds)),
    whenIdle,
  });
  return {
    transport,
    connect: async () => (await loadPart(() => import('#transport/transport.ts'))).connect(transport),
    page,
    recaptcha: createRecaptcha(() => Reflect.get(window, 'grecaptcha'), page.recaptchaSiteKey),
    pageRoute: readPageRoute(textOf(`script#${routeElement}`), window.location.pathname),
    resellersProduct: metaOf('resellers-product') || defaultResellersProduct,
    tracking: metaOf('tracking'),
    search: window.location.search,
    session: createStorage(
      areaOf(() => window.sessionStorage),
      storagePrefix,
    ),
    connection: window,
    // the bare fetch: pages are not responses of the backend
    pages: isDataSaving() ? null : { origin: window.location.origin, fetch: window.fetch.bind(window) },
    lifecycle: window,
    errors: window,
    // undefined without a secure connection
    caches: 'caches' in window ? window.caches : null,
    // undefined without a secure connection
    locks: 'locks' in navigator ? navigator.locks : null,
    releases: browserReleases(),
    clean: createBrowserCleaner(),
    parseContent: createBrowserParser({ origin: window.location.origin, ...contentImages }),
  };
};
