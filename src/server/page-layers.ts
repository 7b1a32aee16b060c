/**
 * Writes the backend's abilities and the merchant's settings into meta
 * elements of the page (see README.md for the variables).
 */

import { mapTilesLine } from '#machines/domain/map-tiles.ts';
import { defaultResellersProduct } from '#machines/domain/constants.ts';
import { trackingLine } from '#tracking/tracking-settings.ts';
import { assumedVersion, isBackendVersion } from '#transport/backend-versions.ts';
import type { PageDrawingOptions } from './page-drawing.ts';
import { configurationIn, storeOf } from './page-store.ts';
import type { Settings } from './settings.ts';
import type { RewriteFile } from './static-files.ts';

const markOf = (name: string): RegExp => new RegExp(`(<meta\\s+name="${name}"\\s+content=")([^"]*)(")`);

/** Content of a meta element; empty if there is none. */
export const saidIn = (html: string, name: string): string => markOf(name).exec(html)?.[2] ?? '';

/** Throws if the page lacks the meta element, which is an error of the build. */
const write = (html: string, name: string, content: string): string => {
  const mark = markOf(name);
  if (!mark.test(html)) throw new Error(`The page has no place for its ${name}`);
  const text = content.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html.replace(mark, (_, before: string, _content: string, after: string) => before + text + after);
};

/** Reads the meta elements back, for the shop that runs on the server. */
export const wiresIn = (html: string): PageDrawingOptions['wires'] => {
  const layer = saidIn(html, 'backend-layers');
  const version = saidIn(html, 'backend-version');
  return {
    storeCode: storeOf(html),
    layer: layer === 'merchant' || layer === 'commerce' ? layer : 'stock',
    version: isBackendVersion(version) ? version : assumedVersion,
    lacks: saidIn(html, 'backend-lacks')
      .split(' ')
      .filter((name) => name !== ''),
    resellersProduct: saidIn(html, 'resellers-product') || defaultResellersProduct,
    tracking: saidIn(html, 'tracking'),
    page: configurationIn(html),
  };
};

type Told = Pick<
  Settings,
  'layers' | 'version' | 'lacks' | 'externalCheckout' | 'resellersProduct' | 'mapTiles' | 'tracking'
>;

export const pageOf =
  ({ layers, version, lacks, externalCheckout, resellersProduct, mapTiles, tracking }: Told): RewriteFile =>
  (path, text) => {
    if (path !== '/index.html') return null;
    const elsewhere = externalCheckout === null ? '' : `${externalCheckout.path} ${externalCheckout.address}`;
    return [
      ['backend-layers', layers] as const,
      ['backend-version', version ?? ''] as const,
      ['backend-lacks', lacks.join(' ')] as const,
      ['external-checkout', elsewhere] as const,
      ['resellers-product', resellersProduct] as const,
      ['map-tiles', mapTilesLine(mapTiles)] as const,
      ['tracking', trackingLine(tracking)] as const,
    ].reduce((html, [name, content]) => write(html, name, content), text);
  };
