/** True if the shopper prefers reduced motion, for animations outside CSS. */
export const isMotionReduced = (): boolean =>
  typeof window !== 'undefined' &&
  typeof window.matchMedia === 'function' &&
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
