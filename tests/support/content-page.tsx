/** A content page as the shop draws it, bundled for a browser (CONTENT-01). */

import '#styles/site.css';
import '#features/content/content.css';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import screen from '#features/content/ContentScreen.module.css';
import { ContentTree } from '#features/content/page-builder/ContentTree.tsx';
import { mapTilesIn } from '#machines/domain/map-tiles.ts';
import { contentImages } from '#paths.ts';
import { createBrowserParser } from '#services/content/content-parser.ts';
import { classNames } from '#ui/class-names.ts';

let root: Root | null = null;

/** `tiles` is the address of the map tiles; a headed page keeps its rows apart. */
export const draw = async (html: string, tiles: string, isHeaded: boolean): Promise<void> => {
  const parse = createBrowserParser({ origin: window.location.origin, ...contentImages });
  const tree = await parse(html);
  root?.unmount();
  const main = document.querySelector('main') ?? document.body.appendChild(document.createElement('main'));
  const created = createRoot(main);
  root = created;
  // it stands once this has been answered
  flushSync(() =>
    created.render(
      <div className={classNames(screen['content'], isHeaded && screen['headed'])}>
        <ContentTree tree={tree} drawProduct={() => null} mapTiles={mapTilesIn(tiles)} />
      </div>,
    ),
  );
};
