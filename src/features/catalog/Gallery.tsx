/** The product's pictures: one large at a time, swiped or chosen by its small one (look.md product). */

import type { ProductImage } from '#machines/domain/catalog.ts';
import { imageOf } from '#paths.ts';
import { Picture } from '#ui/Picture.tsx';
import styles from './Gallery.module.css';

export interface GalleryProps {
  readonly images: readonly ProductImage[];
}

const largeWidths = [320, 640, 960, 1280];
const thumbnailWidths = [80, 160];

const slideId = (index: number): string => `picture-${index + 1}`;

const show = (index: number): void =>
  document.getElementById(slideId(index))?.scrollIntoView({ block: 'nearest', inline: 'start' });

export const Gallery = ({ images }: GalleryProps) => (
  <div className={styles['gallery']}>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too */}
    <ul className={styles['slides']} aria-label="Pictures" tabIndex={0}>
      {images.map(({ url, label }, index) => (
        <li key={url} id={slideId(index)} className={styles['slide']}>
          <Picture
            srcFor={(width) => imageOf(url, width)}
            widths={largeWidths}
            sizes="(min-width: 1400px) 760px, (min-width: 1024px) 55vw, (min-width: 768px) 48vw, 94vw"
            width={960}
            height={960}
            alt={label}
            loading={index === 0 ? 'eager' : 'lazy'}
            fetchPriority={index === 0 ? 'high' : undefined}
          />
        </li>
      ))}
    </ul>
    {images.length > 1 && (
      <ul className={styles['thumbnails']}>
        {images.map(({ url, label }, index) => (
          <li key={url}>
            <button type="button" className={styles['thumbnail']} onClick={() => show(index)}>
              <Picture
                srcFor={(width) => imageOf(url, width)}
                widths={thumbnailWidths}
                sizes="72px"
                width={72}
                height={72}
                alt={`Show picture ${index + 1}: ${label}`}
              />
            </button>
          </li>
        ))}
      </ul>
    )}
  </div>
);
