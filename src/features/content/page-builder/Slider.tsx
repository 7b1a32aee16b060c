/** Slider with optional autoplay (§2 slider options, §9 slider width). */

import { Suspense } from 'react';
import type { SliderNode } from '#machines/domain/content-tree.ts';
import { livelyIf } from '#ui/lively.ts';
import { LazyCarousel } from '#ui/LazyCarousel.tsx';
import { Banner } from './Banner.tsx';
import type { ElementProps } from './drawing.ts';
import styles from './Slider.module.css';
import { classesOf } from './styling.ts';

export const Slider = ({ node }: ElementProps<SliderNode>) => {
  const slides = node.slides.filter(({ isHidden }) => !isHidden);
  const [first] = slides;
  if (first === undefined) return null;
  const { hasArrows, hasDots, ...moving } = node.options;
  const names = slides.map(({ name }) => name).filter((name) => name !== '');
  return (
    <div className={classesOf(node, styles['slider'])} {...livelyIf(moving.hasAutoplay)}>
      <Suspense fallback={<Banner node={first} />}>
        <LazyCarousel
          label={names.length === 0 ? 'Slides' : `Slides: ${names.join(', ')}`}
          width="whole"
          hasArrows={hasArrows}
          hasDots={hasDots}
          {...moving}
          slides={slides.map((slide) => ({
            key: slide.key,
            name: slide.name,
            content: <Banner node={slide} />,
          }))}
        />
      </Suspense>
    </div>
  );
};
