/** Synchronises the browser's address with the machines. */

import { usePrefetch } from './prefetch.ts';
import { useVisits } from './location.ts';
import { useNavigationTargets } from './navigate.ts';
import { useClientNavigation } from './client-navigation.ts';
import { useScrollPlace } from './use-scroll-place.ts';
import { useWindowWidth } from './use-window-width.ts';

export const Navigation = () => {
  useScrollPlace();
  useWindowWidth();
  // subscribe before the visit is sent: it may lead elsewhere at once
  useNavigationTargets();
  useVisits();
  useClientNavigation();
  usePrefetch();
  return null;
};
