/** Elements used in header and footer, and the renderer of a CMS tree (CONTENT-01). */

import { Fragment, type ComponentProps, type ReactNode } from 'react';
import type { ContentNode, ContentTree } from '#machines/domain/content-tree.ts';
import { useStyleSheet } from '#ui/use-style-sheet.ts';
import { Column, ColumnGroup, ColumnLine } from './Columns.tsx';
import type { Drawing } from './drawing.ts';
import { Row } from './Row.tsx';
import { classesOf, flowClass } from './styling.ts';
import { Divider, Heading, RichText } from './TextElements.tsx';

export type ElementTable<Types extends ContentNode['type'] = ContentNode['type']> = {
  readonly [Type in Types]: (node: Extract<ContentNode, { type: Type }>, drawing: Drawing) => ReactNode;
};

/** The merchant marks the place of a shop widget with a class. */
const Code = (props: ComponentProps<typeof RichText>) =>
  props.node.cssClasses.includes('bw-delivery-check') ? (
    <div className={classesOf(props.node, undefined)}>{props.deliveryCheck}</div>
  ) : (
    <RichText {...props} />
  );

export const plainElements = {
  row: (node, drawing) => <Row node={node} draw={drawing.draw} />,
  'column-group': (node, drawing) => <ColumnGroup node={node} {...drawing} />,
  'column-line': (node, drawing) => <ColumnLine node={node} {...drawing} />,
  column: (node, drawing) => <Column node={node} {...drawing} />,
  heading: (node, drawing) => <Heading node={node} {...drawing} />,
  text: (node, drawing) => <RichText node={node} {...drawing} />,
  html: (node, drawing) => <Code node={node} {...drawing} />,
  block: (node, { draw }) => <div className={classesOf(node, flowClass)}>{draw(node.children)}</div>,
  divider: (node, drawing) => <Divider node={node} {...drawing} />,
} satisfies Partial<ElementTable>;

const isPlainNode = (node: ContentNode): boolean =>
  node.isHidden ||
  (node.type in plainElements &&
    (node.type !== 'row' || (node.video === null && node.parallaxSpeed === null)) &&
    (!('children' in node) || node.children.every(isPlainNode)));

/** True if the tree uses plain elements only. */
export const isPlain = (tree: ContentTree): boolean => tree.nodes.every(isPlainNode);

export interface TreeProps extends Omit<Drawing, 'draw'> {
  readonly tree: ContentTree;
  readonly table: Partial<ElementTable>;
}

/** Skips hidden elements. */
export const Tree = ({ tree, table, ...means }: TreeProps) => {
  useStyleSheet(tree.styles);
  const draw = (nodes: readonly ContentNode[]): ReactNode =>
    nodes
      .filter(({ isHidden }) => !isHidden)
      .map((node) => {
        // TypeScript cannot relate the type to its component through a lookup
        const element = table[node.type] as ((one: ContentNode, drawing: Drawing) => ReactNode) | undefined;
        return <Fragment key={node.key}>{element?.(node, { draw, ...means })}</Fragment>;
      });
  return draw(tree.nodes);
};
