/** The slides without what turns them: a row to scroll. For a carousel whose code cannot be had, which must cost nobody the page around it. */
import type { CarouselProps } from './Carousel.tsx';
import { classNames } from './class-names.ts';
import columns from './SlideColumns.module.css';
import styles from './StillSlides.module.css';

export const StillSlides = ({ label, slides, width }: CarouselProps) => (
  <section
    className={classNames(styles[width], width === 'cards' && columns['columns'])}
    aria-label={label}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll what is focused
    tabIndex={0}
  >
    {slides.map(({ key, content }) => (
      <div key={key} className={styles['slide']}>
        {content}
      </div>
    ))}
  </section>
);
