/** What the element of a tree is given to draw itself with. */

import type { ReactNode } from 'react';
import type { ProductCard } from '#machines/domain/catalog.ts';
import type { ContentNode } from '#machines/domain/content-tree.ts';

export interface Drawing {
  /** What stands within it. */
  readonly draw: (nodes: readonly ContentNode[]) => ReactNode;
  /** A product as shelves show it. */
  readonly drawProduct: (product: ProductCard) => ReactNode;
}

export interface ElementProps<Node> extends Drawing {
  readonly node: Node;
}
