/** A picture that moves slower than the page, as a ref of its layer; it stands still where motion is unwanted (§9 parallax). */
import { isMotionReduced } from './motion.ts';
import { watchSight } from './watch-sight.ts';

/** So much larger than its frame, so that there is something to move (§9). */
const scale = 1.25;

/** How far the layer is from its place, as a part of what it may move: -1 as it comes in below, 1 as it leaves above. */
const passed = (frame: DOMRect, windowHeight: number): number => {
  const way = windowHeight + frame.height;
  return way === 0 ? 0 : 1 - (2 * (frame.top + frame.height)) / way;
};

export const parallax =
  (speed: number) =>
  (layer: HTMLElement | null): (() => void) | undefined => {
    const frame = layer?.parentElement;
    if (!layer || !frame || isMotionReduced()) return undefined;
    const most = (scale - 1) / 2;
    const move = (): void => {
      const box = frame.getBoundingClientRect();
      const shift = Math.max(-most, Math.min(most, passed(box, window.innerHeight) * most * speed * 2));
      layer.style.transform = `translateY(${(shift * box.height).toFixed(1)}px) scale(${scale})`;
    };
    let isSeen = false;
    const follow = (): void => {
      if (isSeen) move();
    };
    const unwatch = watchSight(frame, (seen) => {
      isSeen = seen;
      follow();
    });
    move();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      unwatch();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  };
