/** Moving background of a row: parallax picture or video (§2 row appearances, §9). */

import { useMemo, type ReactNode } from 'react';
import type { BackgroundImages, RowNode } from '#machines/domain/content-tree.ts';
import { classNames } from '#ui/class-names.ts';
import { parallax } from '#ui/parallax.ts';
import { Backdrop } from './Backdrop.tsx';
import { isOwnFile } from './film-frame.ts';
import styles from './Row.module.css';
import { backdropClass, backdropOf } from './styling.ts';

interface LayerProps {
  readonly background: BackgroundImages;
  readonly speed: number;
}

/** Picture layer larger than its row, so it can move; at speed 0 it is fixed to the window. */
const Layer = ({ background, speed }: LayerProps) => {
  const isFixed = speed === 0;
  const follow = useMemo(() => (isFixed ? undefined : parallax(speed)), [isFixed, speed]);
  return (
    <div className={styles['frame']} data-behind="">
      <div
        ref={follow}
        className={classNames(styles['layer'], isFixed && styles['fixed'], backdropClass)}
        style={backdropOf(background)}
      />
    </div>
  );
};

/** A blocked video without a still picture leaves the row its background picture. */
const hasFilm = ({ video, background }: RowNode): boolean =>
  video !== null && (background === null || isOwnFile(video.source) || video.fallbackImage !== '');

/** null when nothing moves; the row draws its own picture. */
export const rowBackdrop = (node: RowNode): ReactNode => {
  if (node.video !== null && hasFilm(node)) return <Backdrop video={node.video} />;
  return node.parallaxSpeed === null || node.background === null ? null : (
    <Layer background={node.background} speed={node.parallaxSpeed} />
  );
};
