/** The carousel, fetched with the first page that has one. */
import { lazyPart } from './lazy-part.ts';

type Fetched = typeof import('./Carousel.tsx') | undefined;

export const TurningSlides = lazyPart(async () => {
  const fetched = (await import('./Carousel.tsx')) as Fetched;
  return fetched && { default: fetched.Carousel };
});
