/** Renders a CMS tree with a table of components by element type (CONTENT-01). */

import type { ProductCard } from '#machines/domain/catalog.ts';
import type { ContentTree as ContentTreeData } from '#machines/domain/content-tree.ts';
import type { MapTiles } from '#machines/domain/map-tiles.ts';
import type { ReactNode } from 'react';
import { Banner } from './Banner.tsx';
import { ButtonItem, Buttons } from './Buttons.tsx';
import { Picture } from './Picture.tsx';
import { Places } from './Places.tsx';
import { plainElements, Tree, type ElementTable } from './plain-elements.tsx';
import { Products } from './Products.tsx';
import { Row } from './Row.tsx';
import { rowBackdrop } from './RowBackdrop.tsx';
import { Slider } from './Slider.tsx';
import { TabItem, TabSet } from './TabSet.tsx';
import { Video } from './Video.tsx';

const table: ElementTable = {
  ...plainElements,
  row: (node, { draw }) => <Row node={node} draw={draw} moving={rowBackdrop(node)} />,
  image: (node, drawing) => <Picture node={node} {...drawing} />,
  tabs: (node, drawing) => <TabSet node={node} {...drawing} />,
  'tab-item': (node, drawing) => <TabItem node={node} {...drawing} />,
  buttons: (node, drawing) => <Buttons node={node} {...drawing} />,
  'button-item': (node) => <ButtonItem node={node} />,
  products: (node, drawing) => <Products node={node} {...drawing} />,
  video: (node, drawing) => <Video node={node} {...drawing} />,
  map: (node, drawing) => <Places node={node} {...drawing} />,
  banner: (node) => <Banner node={node} />,
  slide: (node) => <Banner node={node} />,
  slider: (node, drawing) => <Slider node={node} {...drawing} />,
};

export interface ContentTreeProps {
  readonly tree: ContentTreeData;
  readonly drawProduct: (product: ProductCard) => ReactNode;
  readonly deliveryCheck?: ReactNode;
  /** Without tiles a map is a list of its places. */
  readonly mapTiles?: MapTiles | null;
}

export const ContentTree = ({ mapTiles = null, ...drawn }: ContentTreeProps) => (
  <Tree {...drawn} mapTiles={mapTiles} table={table} />
);
