/** The slides without what turns them: a row to scroll. For a carousel whose code cannot be had, which must cost nobody the page around it. */
import styles from './StillSlides.module.css';
import type { CarouselProps } from './Carousel.tsx';

export const StillSlides = ({ label, slides, width }: CarouselProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll what is focused
  <section className={styles[width]} aria-label={label} tabIndex={0}>
    {slides.map(({ key, content }) => (
      <div key={key} className={styles['slide']}>
        {content}
      </div>
    ))}
  </section>
);
