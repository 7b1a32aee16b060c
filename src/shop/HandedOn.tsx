/**
 * Passes data about the shopper from one page to the next
 * without writing it into the history (BEY-08).
 */

import { createContext, use, type ReactNode } from 'react';
import { present } from '#machines/domain/present.ts';

export type Given = Readonly<Record<string, string>>;

export interface HandedOn {
  /** Returns the name under which it is stored: all that a history entry may hold. */
  keep(given: Given): string;
  /** Empty if there is no such name or it was removed. */
  read(name: string | null): Given;
  drop(name: string | null): void;
}

const HandedOnContext = createContext<HandedOn | null>(null);

export interface HandedOnProviderProps {
  readonly handedOn: HandedOn;
  readonly children: ReactNode;
}

export const HandedOnProvider = ({ handedOn, children }: HandedOnProviderProps) => (
  <HandedOnContext value={handedOn}>{children}</HandedOnContext>
);

export const useHandedOn = (): HandedOn => present(use(HandedOnContext), 'handedOn');
