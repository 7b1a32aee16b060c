/** An image in the width the screen needs, with its room kept while it comes; where there is none, a drawing in its room. */
import { Image } from 'lucide-react';
import { classNames } from './class-names.ts';
import styles from './Picture.module.css';
import { pictureSet } from './picture-set.ts';

export interface PictureProps {
  /** The address of the image at a width, such as the media path's `?width=`; empty where there is no image. */
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

type NoPictureProps = Pick<PictureProps, 'width' | 'height' | 'alt' | 'className'>;

/** As large as the image would be, at any width. */
const NoPicture = ({ width, height, alt, className }: NoPictureProps) => {
  const size = Math.min(width, height) / 3;
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role={alt === '' ? undefined : 'img'}
      aria-label={alt === '' ? undefined : alt}
      aria-hidden={alt === '' || undefined}
    >
      <Image aria-hidden="true" x={(width - size) / 2} y={(height - size) / 2} size={size} strokeWidth={1} />
    </svg>
  );
};

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
  const src = srcFor(widths.at(-1) ?? width);
  const names = classNames(styles['picture'], fit && styles[fit], className);
  if (src === '')
    return <NoPicture {...{ width, height, alt }} className={classNames(names, styles['none'])} />;
  return (
    <img
      className={names}
      sizes={sizes}
      srcSet={pictureSet(srcFor, widths)}
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={loading}
      fetchPriority={fetchPriority}
      decoding={loading === 'eager' ? 'sync' : 'async'}
    />
  );
};
