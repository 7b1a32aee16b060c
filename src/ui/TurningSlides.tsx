/** The carousel, fetched with the first page that has one; where it cannot be had its slides stand still. */
import { lazyPart } from './lazy-part.ts';
import { StillSlides } from './StillSlides.tsx';

type Fetched = typeof import('./Carousel.tsx') | undefined;

const fetchCarousel = async () => {
  const fetched = (await import('./Carousel.tsx')) as Fetched;
  return fetched && { default: fetched.Carousel };
};

export const TurningSlides = lazyPart(() => fetchCarousel().catch(() => ({ default: StillSlides })));
