/** Slides in a scrollable row, used when the carousel code fails to load. */
import type { CarouselProps } from './Carousel.tsx';
import { classNames } from './class-names.ts';
import columns from './SlideColumns.module.css';
import styles from './StaticSlides.module.css';

export const StaticSlides = ({ label, slides, width }: CarouselProps) => (
  <section
    className={classNames(styles[width], width === 'cards' && columns['columns'])}
    aria-label={label}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focused, arrow keys scroll it
    tabIndex={0}
  >
    {slides.map(({ key, content }) => (
      <div key={key} className={styles['slide']}>
        {content}
      </div>
    ))}
  </section>
);
