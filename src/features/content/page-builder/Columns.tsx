/** Columns side by side, one beneath the other on phones (§2 column, column line, column group). */

import type { ColumnGroupNode, ColumnLineNode, ColumnNode } from '#machines/domain/content-tree.ts';
import styles from './Columns.module.css';
import type { ElementProps } from './drawing.ts';
import { backed, classesOf, flowClass } from './styling.ts';

export const ColumnGroup = ({ node, draw }: ElementProps<ColumnGroupNode>) => {
  // an older builder writes columns straight into their group
  const isLine = node.children.some(({ type }) => type === 'column');
  return <div {...backed(node, isLine ? styles['line'] : styles['group'])}>{draw(node.children)}</div>;
};

export const ColumnLine = ({ node, draw }: ElementProps<ColumnLineNode>) => (
  <div className={classesOf(node, styles['line'])}>{draw(node.children)}</div>
);

export const Column = ({ node, draw }: ElementProps<ColumnNode>) => (
  <div {...backed(node, styles['column'], styles[node.appearance], flowClass)}>{draw(node.children)}</div>
);
