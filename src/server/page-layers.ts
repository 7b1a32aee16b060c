/** The page tells the shop what its backend answers and what the merchant has set: the front door writes it in (BACKEND_LAYERS, BACKEND_VERSION, BACKEND_LACKS, EXTERNAL_CHECKOUT, RESELLERS_PRODUCT, TILE_URL, TILE_ATTRIBUTION). */

import { mapTilesLine } from '#machines/domain/map-tiles.ts';
import type { Settings } from './settings.ts';
import type { RewriteFile } from './static-files.ts';

const markOf = (name: string): RegExp => new RegExp(`(<meta\\s+name="${name}"\\s+content=")([^"]*)(")`);

/** What the page says under a name; empty where it says nothing. */
export const saidIn = (html: string, name: string): string => markOf(name).exec(html)?.[2] ?? '';

/** A page without the mark would leave the shop guessing, so it is a mistake of the build. */
const write = (html: string, name: string, content: string): string => {
  const mark = markOf(name);
  if (!mark.test(html)) throw new Error(`The page has no place for its ${name}`);
  const text = content.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html.replace(mark, (_, before: string, _content: string, after: string) => before + text + after);
};

type Told = Pick<
  Settings,
  'layers' | 'version' | 'lacks' | 'externalCheckout' | 'resellersProduct' | 'mapTiles'
>;

export const pageOf =
  ({ layers, version, lacks, externalCheckout, resellersProduct, mapTiles }: Told): RewriteFile =>
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
    ].reduce((html, [name, content]) => write(html, name, content), text);
  };
