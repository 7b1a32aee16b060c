/** Hands the running shop to the components beneath. */

import { createContext, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { shopMachine } from '#machines/shop.machine.ts';

export type ShopActor = ActorRefFrom<typeof shopMachine>;

export const ShopContext = createContext<ShopActor | null>(null);

export interface ShopProviderProps {
  readonly shop: ShopActor;
  readonly children: ReactNode;
}

export const ShopProvider = ({ shop, children }: ShopProviderProps) => (
  <ShopContext value={shop}>{children}</ShopContext>
);
