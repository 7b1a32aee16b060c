/** An image in the width the screen needs, with its room kept while it comes. */
import { classNames } from './class-names.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  /** The address of the image at a width, such as the media path's `?width=`. */
  srcFor: (width: number) => string;
  /** The widths on offer, ascending. */
  widths: readonly number[];
  /** How wide it will be drawn, as in the attribute of that name. */
  sizes: string;
  /** Its own measure in pixels; only the ratio matters. */
  width: number;
  height: number;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** `eager` for what is in sight at once. */
  loading?: 'lazy' | 'eager' | undefined;
  /** `high` for the largest one of the first view. */
  fetchPriority?: 'high' | 'low' | 'auto' | undefined;
  /** Fills the box it is in instead of keeping its ratio. */
  fit?: 'cover' | 'contain' | undefined;
  className?: string | undefined;
}

export const Picture = (props: PictureProps) => {
  const {
    srcFor,
    widths,
    sizes,
    width,
    height,
    alt,
    loading = 'lazy',
    fetchPriority,
    fit,
    className,
  } = props;
  return (
    <img
      className={classNames(styles['picture'], fit && styles[fit], className)}
      sizes={sizes}
      srcSet={widths.map((each) => `${srcFor(each)} ${each}w`).join(', ')}
      src={srcFor(widths.at(-1) ?? width)}
      width={width}
      height={height}
      alt={alt}
      loading={loading}
      fetchPriority={fetchPriority}
      decoding={loading === 'eager' ? 'sync' : 'async'}
    />
  );
};
