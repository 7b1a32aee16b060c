/** Props for the component of a CMS element. */

import type { ReactNode } from 'react';
import type { ProductCard } from '#machines/domain/catalog.ts';
import type { ContentNode } from '#machines/domain/content-tree.ts';
import type { MapTiles } from '#machines/domain/map-tiles.ts';

export interface Drawing {
  /** Renders the children. */
  readonly draw: (nodes: readonly ContentNode[]) => ReactNode;
  /** Renders a product tile. */
  readonly drawProduct: (product: ProductCard) => ReactNode;
  /** Replaces an HTML element with the class `bw-delivery-check`; nothing if not given. */
  readonly deliveryCheck?: ReactNode;
  /** Tile server of maps, or null. */
  readonly mapTiles: MapTiles | null;
}

export interface ElementProps<Node> extends Drawing {
  readonly node: Node;
}
