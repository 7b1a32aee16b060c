/**
 * Calls back for facts of machines while a component is mounted.
 * Only for screen concerns: focus, text in a form.
 */

import { useEffect, useEffectEvent } from 'react';
import type { EventObject, Subscription } from 'xstate';
import type { ShopFact } from '#machines/shop.events.ts';
import { useShop } from './use-shop.ts';

interface Emitter<Fact extends EventObject> {
  readonly on: (type: '*', hear: (fact: Fact) => void) => Subscription;
}

type OfType<Fact, Type> = Extract<Fact, { readonly type: Type }>;

/** Facts of one machine. */
export const useFactOf = <Fact extends EventObject, Type extends Fact['type']>(
  emitter: Emitter<Fact>,
  type: Type,
  hear: (fact: OfType<Fact, Type>) => void,
): void => {
  const onFact = useEffectEvent((fact: Fact) => {
    if (fact.type === type) hear(fact as OfType<Fact, Type>);
  });
  useEffect(() => {
    const subscription = emitter.on('*', (fact) => onFact(fact));
    return () => subscription.unsubscribe();
  }, [emitter]);
};

/** Facts of the whole shop. */
export const useFact = <Type extends ShopFact['type']>(
  type: Type,
  hear: (fact: OfType<ShopFact, Type>) => void,
): void => useFactOf<ShopFact, Type>(useShop(), type, hear);
