/**
 * Passes data about the shopper from one page to the next
 * without writing it into the history (BEY-08).
 */

import { createContext, use, type ReactNode } from 'react';
import { present } from '#machines/domain/present.ts';

export type Given = Readonly<Record<string, string>>;

export interface NavigationState {
  /** Returns the name under which it is stored: all that a history entry may hold. */
  keep(given: Given): string;
  /** Empty if there is no such name or it was removed. */
  read(name: string | null): Given;
  drop(name: string | null): void;
}

const NavigationStateContext = createContext<NavigationState | null>(null);

export interface NavigationStateProviderProps {
  readonly navigationState: NavigationState;
  readonly children: ReactNode;
}

export const NavigationStateProvider = ({ navigationState, children }: NavigationStateProviderProps) => (
  <NavigationStateContext value={navigationState}>{children}</NavigationStateContext>
);

export const useNavigationState = (): NavigationState =>
  present(use(NavigationStateContext), 'navigationState');
