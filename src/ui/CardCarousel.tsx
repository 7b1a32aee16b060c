/** Carousel of cards; its code loads lazily, with the first cards in place until then. */
import { Suspense } from 'react';
import styles from './CardCarousel.module.css';
import type { CarouselProps } from './Carousel.tsx';
import { classNames } from './class-names.ts';
import columns from './SlideColumns.module.css';
import { LazyCarousel } from './LazyCarousel.tsx';

/** Cards side by side on the widest screen. */
const most = 4;

export type CardCarouselProps = Omit<CarouselProps, 'width'>;

export const CardCarousel = (props: CardCarouselProps) => (
  <Suspense
    fallback={
      <div className={classNames(styles['row'], columns['columns'])}>
        {props.slides.slice(0, most).map(({ key, content }) => (
          <div key={key}>{content}</div>
        ))}
      </div>
    }
  >
    <LazyCarousel {...props} width="cards" />
  </Suspense>
);
