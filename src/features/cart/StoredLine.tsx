/**
 * A stored cart line, shown until the cart is read; its server HTML is the template of seen-
 * lines.ts.
 */

import type { ShownLine } from '#machines/domain/lost-lines.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import lineStyles from './CartLine.module.css';
import { thumbnailSize } from './thumbnail.ts';

export interface StoredLineProps extends ShownLine {
  readonly name: string;
}

export const StoredLine = ({ name, each, number, total, pictures }: StoredLineProps) => (
  <li className={lineStyles['line']}>
    <div className={lineStyles['image']}>
      <img
        data-seen="pictures"
        srcSet={pictures === '' ? undefined : pictures}
        sizes={`${thumbnailSize}px`}
        width={thumbnailSize}
        height={thumbnailSize}
        alt=""
        decoding="sync"
      />
    </div>
    <div className={lineStyles['title']}>
      <span className={lineStyles['name']} data-seen="name">
        {name}
      </span>
    </div>
    <span className={lineStyles['total']} aria-busy="true" data-seen="total">
      {total}
    </span>
    <div className={lineStyles['what']}>
      <span className={lineStyles['each']} data-seen="each">
        {each}
      </span>
      <span className={lineStyles['each']} data-seen="number">
        {number}
      </span>
    </div>
    <div className={lineStyles['how-many']}>
      <Skeleton width="9em" height="48px" />
    </div>
  </li>
);
