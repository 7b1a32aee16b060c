/** Lazily loaded carousel; falls back to still slides if the code fails to load. */
import { lazyPart } from './lazy-part.ts';
import { StaticSlides } from './StaticSlides.tsx';

type Fetched = typeof import('./Carousel.tsx') | undefined;

const fetchCarousel = async () => {
  const fetched = (await import('./Carousel.tsx')) as Fetched;
  return fetched && { default: fetched.Carousel };
};

export const LazyCarousel = lazyPart(() => fetchCarousel().catch(() => ({ default: StaticSlides })));
