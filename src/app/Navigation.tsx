/** Keeps the browser's address and the machines in step. */

import { useVisits } from './location.ts';
import { useWays } from './navigate.ts';
import { usePresses } from './presses.ts';
import { useScrollPlace } from './use-scroll-place.ts';
import { useWindowWidth } from './use-window-width.ts';

export const Navigation = () => {
  useScrollPlace();
  useWindowWidth();
  // whoever goes on from a page is heard before the page is said to be there
  useWays();
  useVisits();
  usePresses();
  return null;
};
