/** Placeholder sized like its content to avoid layout shift; the page announces the loading. */
import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** `block` for a picture or panel, `text` for lines in the surrounding font. */
  shape?: 'block' | 'text' | undefined;
  /** CSS lengths of the content. */
  width?: CSSProperties['inlineSize'];
  height?: CSSProperties['blockSize'];
  /** For example "4 / 3", instead of a height. */
  ratio?: CSSProperties['aspectRatio'];
  /** Number of text lines; the last is shorter. */
  lines?: number | undefined;
}

export const Skeleton = ({ shape = 'block', width, height, ratio, lines = 1 }: SkeletonProps) =>
  shape === 'text' ? (
    <span className={styles['lines']} style={{ inlineSize: width }} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classNames(styles['shade'], styles['line'])} />
      ))}
    </span>
  ) : (
    <span
      className={classNames(styles['shade'], styles['block'])}
      style={{ inlineSize: width, blockSize: height, aspectRatio: ratio }}
      aria-hidden="true"
    />
  );
