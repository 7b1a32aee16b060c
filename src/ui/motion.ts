/** True if the shopper prefers reduced motion, for animations outside CSS. */
import { matchesMedia } from './use-media.ts';

export const isMotionReduced = (): boolean => matchesMedia('(prefers-reduced-motion: reduce)');
