/** Hands the running shop to the components beneath. */

import { createContext, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Subject } from '#machines/domain/subject.ts';
import type { shopMachine } from '#machines/shop.machine.ts';
import type { WingName } from '#machines/wing.events.ts';

export type ShopActor = ActorRefFrom<typeof shopMachine>;

export const ShopContext = createContext<ShopActor | null>(null);

/** Told of each subject that is drawn; null but on a server, which reads what is missing and draws again. */
export const WantedSubjectsContext = createContext<((subject: Subject) => void) | null>(null);

/** Told of the wings that a page will open; null but on a server, which names their files in the page. */
export const WantedWingsContext = createContext<((names: readonly WingName[]) => void) | null>(null);

export interface ShopProviderProps {
  readonly shop: ShopActor;
  readonly children: ReactNode;
}

export const ShopProvider = ({ shop, children }: ShopProviderProps) => (
  <ShopContext value={shop}>{children}</ShopContext>
);
