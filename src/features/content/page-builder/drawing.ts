/** What the element of a tree is given to draw itself with. */

import type { ReactNode } from 'react';
import type { ProductCard } from '#machines/domain/catalog.ts';
import type { ContentNode } from '#machines/domain/content-tree.ts';
import type { MapTiles } from '#machines/domain/map-tiles.ts';

export interface Drawing {
  /** What stands within it. */
  readonly draw: (nodes: readonly ContentNode[]) => ReactNode;
  /** A product as shelves show it. */
  readonly drawProduct: (product: ProductCard) => ReactNode;
  /** What the class `bw-delivery-check` of a piece of code stands for; nothing where it is not given. */
  readonly deliveryCheck?: ReactNode;
  /** Who draws the ground of maps; null where nobody does. */
  readonly mapTiles: MapTiles | null;
}

export interface ElementProps<Node> extends Drawing {
  readonly node: Node;
}
