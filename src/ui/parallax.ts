/** A picture that moves slower or faster than the page, as a ref of its layer; it stands still where motion is unwanted (§9 parallax). */
import { isMotionReduced } from './motion.ts';
import { watchSight } from './watch-sight.ts';

/** So much larger than its frame, so that there is something to move, at the usual speed of 0.5 (§9). */
const usualRoom = 0.25;

/** How far it stays behind the page, against the usual: not at all at 1, twice as far at 0; beyond 1 it runs ahead. */
const lagAt = (speed: number): number => (1 - speed) / (1 - 0.5);

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
    const lag = lagAt(speed);
    // one that moves more needs more room, or its edge would show
    const room = usualRoom * Math.max(1, Math.abs(lag));
    const most = (usualRoom * lag) / 2;
    const move = (): void => {
      const box = frame.getBoundingClientRect();
      const shift = Math.max(-1, Math.min(1, passed(box, window.innerHeight))) * most * box.height;
      layer.style.transform = `translateY(${shift.toFixed(1)}px) scale(${1 + room})`;
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
