/** What moves behind the words of a row: a picture slower than the page, or a film (§2 row appearances, §9). */

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

/** The picture on a layer of its own, larger than the row, so that it can move; at speed 0 it stays where it is in the window. */
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

/** A film of another house that brings no picture leaves the row its own. */
const hasFilm = ({ video, background }: RowNode): boolean =>
  video !== null && (background === null || isOwnFile(video.source) || video.fallbackImage !== '');

/** Null where nothing does: the row has its picture itself. */
export const rowBackdrop = (node: RowNode): ReactNode => {
  if (node.video !== null && hasFilm(node)) return <Backdrop video={node.video} />;
  return node.parallaxSpeed === null || node.background === null ? null : (
    <Layer background={node.background} speed={node.parallaxSpeed} />
  );
};
