/** Row with contained text and a contained or full-width background (§2 row appearances). */

import type { ReactNode } from 'react';
import type { RowNode } from '#machines/domain/content-tree.ts';
import { classNames } from '#ui/class-names.ts';
import type { ElementProps } from './drawing.ts';
import styles from './Row.module.css';
import { backed, classesOf, flowClass } from './styling.ts';

export interface RowProps extends Pick<ElementProps<RowNode>, 'node' | 'draw'> {
  /** Moving background. */
  readonly moving?: ReactNode;
}

export const Row = ({ node, draw, moving = null }: RowProps) => {
  const { appearance, innerStyleName, children } = node;
  const face =
    moving === null
      ? backed(node, styles['row'], appearance === 'full-bleed' && styles['full-bleed'], flowClass)
      : {
          className: classesOf(
            node,
            styles['row'],
            appearance === 'full-bleed' && styles['full-bleed'],
            flowClass,
            styles['moved'],
          ),
        };
  const words = draw(children);
  if (appearance === 'full-bleed')
    return (
      <div {...face} data-row="">
        {moving}
        {words}
      </div>
    );
  if (appearance === 'full-width')
    return (
      <div {...face} data-row="">
        {moving}
        <div className={classNames(styles['contained'], flowClass, innerStyleName)}>{words}</div>
      </div>
    );
  return (
    <div className={styles['contained']} data-row="">
      <div {...face} className={classNames(face.className, innerStyleName)}>
        {moving}
        {words}
      </div>
    </div>
  );
};
