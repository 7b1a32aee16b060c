/** The shape of what is coming, at its size, so that nothing jumps when it arrives; the page says the waiting in words. */
import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** `block` for a picture or panel, `text` for lines in the surrounding type. */
  shape?: 'block' | 'text' | undefined;
  /** CSS lengths, the measure of what is to come. */
  width?: CSSProperties['inlineSize'];
  height?: CSSProperties['blockSize'];
  /** As in "4 / 3"; instead of a height. */
  ratio?: CSSProperties['aspectRatio'];
  /** How many lines of text; the last is shorter. */
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
