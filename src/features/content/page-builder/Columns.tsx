/** Columns side by side, stacked on phones (§2 column, column line, column group). */

import type { ColumnGroupNode, ColumnLineNode, ColumnNode } from '#machines/domain/content-tree.ts';
import styles from './Columns.module.css';
import type { ElementProps } from './drawing.ts';
import { backed, classesOf, flowClass } from './styling.ts';

export const ColumnGroup = ({ node, draw }: ElementProps<ColumnGroupNode>) => {
  // older Page Builder versions put columns directly into their group
  const isLine = node.children.some(({ type }) => type === 'column');
  return <div {...backed(node, isLine ? styles['line'] : styles['group'])}>{draw(node.children)}</div>;
};

export const ColumnLine = ({ node, draw }: ElementProps<ColumnLineNode>) => (
  <div className={classesOf(node, styles['line'])}>{draw(node.children)}</div>
);

export const Column = ({ node, draw }: ElementProps<ColumnNode>) => (
  <div {...backed(node, styles['column'], styles[node.appearance], flowClass)}>{draw(node.children)}</div>
);
