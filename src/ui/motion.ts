/** Whether the shopper asked for stillness; asked where motion begins, which no stylesheet can stop. */
export const isMotionReduced = (): boolean =>
  typeof window !== 'undefined' &&
  typeof window.matchMedia === 'function' &&
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
