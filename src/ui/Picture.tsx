/** Responsive image with reserved space; a placeholder drawing if there is no image. */
import { Image } from 'lucide-react';
import { classNames } from './class-names.ts';
import styles from './Picture.module.css';
import { pictureSet } from './picture-set.ts';

export interface PictureProps {
  /** URL of the image at a width, for example with `?width=`; empty without an image. */
  srcFor: (width: number) => string;
  /** Available widths, ascending. */
  widths: readonly number[];
  /** The `sizes` attribute: the rendered width. */
  sizes: string;
  /** Intrinsic size in pixels; only the ratio matters. */
  width: number;
  height: number;
  /** Empty if adjacent text says the same. */
  alt: string;
  /** `eager` for images visible at once. */
  loading?: 'lazy' | 'eager' | undefined;
  /** `high` for the largest image of the first view. */
  fetchPriority?: 'high' | 'low' | 'auto' | undefined;
  /** Fills its box instead of keeping its ratio. */
  fit?: 'cover' | 'contain' | undefined;
  className?: string | undefined;
}

type NoPictureProps = Pick<PictureProps, 'width' | 'height' | 'alt' | 'className'>;

/** Keeps the size the image would have. */
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
