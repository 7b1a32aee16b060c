/** Keeps the browser's address and the machines in step. */

import { useApproaches } from './approaches.ts';
import { useVisits } from './location.ts';
import { useWays } from './navigate.ts';
import { usePresses } from './presses.ts';
import { useScrollPlace } from './use-scroll-place.ts';
import { useWindowWidth } from './use-window-width.ts';

export const Navigation = () => {
  useScrollPlace();
  useWindowWidth();
  // subscribed before the visit is sent, which may lead on at once
  useWays();
  useVisits();
  usePresses();
  useApproaches();
  return null;
};
