/**
 * Data from the previous page. Empty during hydration, because the server rendered the page
 * without it (VIEW-01).
 */

import { useLocation } from 'react-router-dom';
import { arrivalIn } from '#paths.ts';
import { useNavigationState, type Given } from '#shop/NavigationState.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

const nothing: Given = {};

export const useGiven = (): Given => {
  const navigationState = useNavigationState();
  const { given } = arrivalIn(useLocation().state);
  return useHydrated() ? navigationState.read(given) : nothing;
};
