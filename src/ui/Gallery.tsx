/** Product gallery: swipe, arrow keys, thumbnails and zoom. */
import { ZoomIn } from 'lucide-react';
import { Suspense, useRef, useState, type KeyboardEvent } from 'react';
import styles from './Gallery.module.css';
import { lazyPart } from './lazy-part.ts';
import { Picture } from './Picture.tsx';

// most visitors enlarge no picture
const ZoomDialog = lazyPart(async () => ({ default: (await import('./ZoomDialog.tsx')).ZoomDialog }));

export interface GalleryImage {
  readonly url: string;
  readonly label: string;
}

export interface GalleryProps {
  images: readonly GalleryImage[];
  srcFor: (url: string, width: number) => string;
}

const largeWidths = [320, 640, 960, 1280];
const largeSizes = '(min-width: 1400px) 760px, (min-width: 1024px) 55vw, (min-width: 768px) 48vw, 94vw';
const thumbnailWidths = [80, 160];

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export const Gallery = ({ images, srcFor }: GalleryProps) => {
  const slides = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const [hasZoomed, setHasZoomed] = useState(false);

  const show = (index: number): void => {
    const slide = slides.current?.children.item(index);
    if (slide) slides.current?.scrollTo({ left: (slide as HTMLElement).offsetLeft });
  };
  /** Steps from the focused picture; the shown one lags behind while scrolling. */
  const step = (event: KeyboardEvent, from: number): void => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(from + by, 0), images.length - 1);
    show(next);
    slides.current?.children.item(next)?.querySelector('button')?.focus({ preventScroll: true });
  };

  return (
    <div className={styles['gallery']}>
      <ul
        ref={slides}
        className={styles['slides']}
        aria-label="Pictures"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth))
        }
      >
        {images.map(({ url, label }, index) => (
          <li key={url} className={styles['slide']}>
            {url === '' ? (
              <Picture
                srcFor={() => url}
                widths={[]}
                sizes="auto"
                width={960}
                height={960}
                alt={`There is no picture of ${label}`}
              />
            ) : (
              <button
                type="button"
                className={styles['enlarge']}
                tabIndex={index === shown ? 0 : -1}
                onKeyDown={(event) => step(event, index)}
                onClick={() => {
                  setHasZoomed(true);
                  setEnlarged(index);
                }}
              >
                <Picture
                  srcFor={(width) => srcFor(url, width)}
                  widths={largeWidths}
                  sizes={largeSizes}
                  width={960}
                  height={960}
                  alt={`Enlarge: ${label}`}
                  loading={index === 0 ? 'eager' : 'lazy'}
                  fetchPriority={index === 0 ? 'high' : undefined}
                />
                <span className={styles['hint']}>
                  <ZoomIn aria-hidden="true" size={20} />
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className={styles['thumbnails']}>
          {images.map(({ url, label }, index) => (
            <li key={url}>
              <button
                type="button"
                className={styles['thumbnail']}
                aria-current={index === shown || undefined}
                onClick={() => show(index)}
              >
                <Picture
                  srcFor={(width) => srcFor(url, width)}
                  // the first thumbnail reuses the file that is shown large anyway
                  widths={index === 0 ? largeWidths : thumbnailWidths}
                  sizes={index === 0 ? largeSizes : '72px'}
                  width={72}
                  height={72}
                  alt={`Show picture ${index + 1}: ${label}`}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {hasZoomed && (
        <Suspense>
          <ZoomDialog images={images} srcFor={srcFor} index={enlarged} onChange={setEnlarged} />
        </Suspense>
      )}
    </div>
  );
};
