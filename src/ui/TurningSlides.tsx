/** The carousel, fetched with the first that is seen; where it cannot be had its slides stand still. */
import { asleep } from './asleep.ts';
import { lazyPart } from './lazy-part.ts';
import { StillSlides } from './StillSlides.tsx';
import { watchSight } from './watch-sight.ts';

type Fetched = typeof import('./Carousel.tsx') | undefined;

/** Those of a page that the server drew stand there already: they wait until one of them is looked at. */
const firstSeen = async (): Promise<void> => {
  const drawn = typeof document === 'undefined' ? [] : [...document.querySelectorAll(`[${asleep}]`)];
  if (drawn.length === 0) return;
  let watches: readonly (() => void)[] = [];
  await new Promise<void>((see) => {
    // one that has gone meanwhile is drawn anew
    watches = drawn.map((carousel) =>
      watchSight(carousel, (isSeen) => (isSeen || !carousel.isConnected) && see()),
    );
  });
  watches.forEach((stop) => stop());
};

const fetchCarousel = async () => {
  await firstSeen();
  const fetched = (await import('./Carousel.tsx')) as Fetched;
  return fetched && { default: fetched.Carousel };
};

export const TurningSlides = lazyPart(() => fetchCarousel().catch(() => ({ default: StillSlides })));
