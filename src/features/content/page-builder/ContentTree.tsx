/** Draws what the merchant built: a table says which component an element is drawn by, and what is hidden is not drawn (CONTENT-01). */

import { Fragment, type ReactNode } from 'react';
import type { ProductCard } from '#machines/domain/catalog.ts';
import type { ContentNode, ContentTree as Tree } from '#machines/domain/content-tree.ts';
import type { MapTiles } from '#machines/domain/map-tiles.ts';
import { useStyleSheet } from '#ui/use-style-sheet.ts';
import { Banner } from './Banner.tsx';
import { ButtonItem, Buttons } from './Buttons.tsx';
import { Column, ColumnGroup, ColumnLine } from './Columns.tsx';
import type { Drawing } from './drawing.ts';
import { Picture } from './Picture.tsx';
import { Places } from './Places.tsx';
import { Products } from './Products.tsx';
import { Row } from './Row.tsx';
import { Slider } from './Slider.tsx';
import { classesOf, flowClass } from './styling.ts';
import { TabItem, TabSet } from './TabSet.tsx';
import { Video } from './Video.tsx';
import { Divider, Heading, Words } from './Words.tsx';

type Table = {
  readonly [Type in ContentNode['type']]: (
    node: Extract<ContentNode, { type: Type }>,
    drawing: Drawing,
  ) => ReactNode;
};

const table: Table = {
  row: (node, drawing) => <Row node={node} {...drawing} />,
  'column-group': (node, drawing) => <ColumnGroup node={node} {...drawing} />,
  'column-line': (node, drawing) => <ColumnLine node={node} {...drawing} />,
  column: (node, drawing) => <Column node={node} {...drawing} />,
  image: (node, drawing) => <Picture node={node} {...drawing} />,
  heading: (node, drawing) => <Heading node={node} {...drawing} />,
  text: (node, drawing) => <Words node={node} {...drawing} />,
  html: (node, drawing) => <Words node={node} {...drawing} />,
  tabs: (node, drawing) => <TabSet node={node} {...drawing} />,
  'tab-item': (node, drawing) => <TabItem node={node} {...drawing} />,
  buttons: (node, drawing) => <Buttons node={node} {...drawing} />,
  'button-item': (node) => <ButtonItem node={node} />,
  block: (node, { draw }) => <div className={classesOf(node, flowClass)}>{draw(node.children)}</div>,
  products: (node, drawing) => <Products node={node} {...drawing} />,
  divider: (node, drawing) => <Divider node={node} {...drawing} />,
  video: (node, drawing) => <Video node={node} {...drawing} />,
  map: (node, drawing) => <Places node={node} {...drawing} />,
  banner: (node) => <Banner node={node} />,
  slide: (node) => <Banner node={node} />,
  slider: (node, drawing) => <Slider node={node} {...drawing} />,
};

/** The table keeps each type with its own component, which TypeScript cannot follow through a lookup. */
const drawnBy = (node: ContentNode, drawing: Drawing): ReactNode =>
  (table[node.type] as (node: ContentNode, drawing: Drawing) => ReactNode)(node, drawing);

export interface ContentTreeProps {
  readonly tree: Tree;
  readonly drawProduct: (product: ProductCard) => ReactNode;
  /** Without it a map is the list of its places. */
  readonly mapTiles?: MapTiles | null;
}

export const ContentTree = ({ tree, drawProduct, mapTiles = null }: ContentTreeProps) => {
  useStyleSheet(tree.styles);
  const draw = (nodes: readonly ContentNode[]): ReactNode =>
    nodes
      .filter(({ isHidden }) => !isHidden)
      .map((node) => <Fragment key={node.key}>{drawnBy(node, { draw, drawProduct, mapTiles })}</Fragment>);
  return draw(tree.nodes);
};
