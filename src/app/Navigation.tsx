/** Synchronises the browser's address with the machines. */

import { useApproaches } from './approaches.ts';
import { useVisits } from './location.ts';
import { useWays } from './navigate.ts';
import { usePresses } from './presses.ts';
import { useScrollPlace } from './use-scroll-place.ts';
import { useWindowWidth } from './use-window-width.ts';

export const Navigation = () => {
  useScrollPlace();
  useWindowWidth();
  // subscribe before the visit is sent: it may lead elsewhere at once
  useWays();
  useVisits();
  usePresses();
  useApproaches();
  return null;
};
