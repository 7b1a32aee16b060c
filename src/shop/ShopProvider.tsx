/** Provides the running shop to all components. */

import { createContext, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Subject } from '#machines/domain/subject.ts';
import type { shopMachine } from '#machines/shop.machine.ts';
import type { WingName } from '#machines/wing.events.ts';

export type ShopActor = ActorRefFrom<typeof shopMachine>;

export const ShopContext = createContext<ShopActor | null>(null);

/**
 * Called for each subject that is rendered; null in a browser. The
 * server reads missing subjects and renders again.
 */
export const WantedSubjectsContext = createContext<((subject: Subject) => void) | null>(null);

/**
 * Called for the wings that a page opens; null in a
 * browser. The server names their files in the page.
 */
export const WantedWingsContext = createContext<((names: readonly WingName[]) => void) | null>(null);

export interface ShopProviderProps {
  readonly shop: ShopActor;
  readonly children: ReactNode;
}

export const ShopProvider = ({ shop, children }: ShopProviderProps) => (
  <ShopContext value={shop}>{children}</ShopContext>
);
