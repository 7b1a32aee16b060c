/** Parallax ref callback for a picture layer; no motion if reduced motion is on (§9 parallax). */
import { isMotionReduced } from './motion.ts';
import { watchSight } from './watch-sight.ts';

/** Oversize of the layer at the usual speed of 0.5 (§9). */
const usualRoom = 0.25;

/** Lag relative to the usual speed: none at 1, double at 0, ahead of the page beyond 1. */
const lagAt = (speed: number): number => (1 - speed) / (1 - 0.5);

/** Progress through the window: -1 entering at the bottom, 1 leaving at the top. */
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
    // more movement needs a larger layer, or its edge would show
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
