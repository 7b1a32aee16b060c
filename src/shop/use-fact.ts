/** Hears a fact of the shop while a component is shown; what follows may only concern the screen: the focus, the text in a form. */

import { useEffect, useEffectEvent } from 'react';
import type { ShopFact } from '#machines/shop.events.ts';
import { useShop } from './use-shop.ts';

type FactOf<Type> = Extract<ShopFact, { readonly type: Type }>;

export const useFact = <Type extends ShopFact['type']>(
  type: Type,
  hear: (fact: FactOf<Type>) => void,
): void => {
  const shop = useShop();
  const onFact = useEffectEvent(hear);
  useEffect(() => {
    const subscription = shop.on(type, (fact) => onFact(fact as FactOf<Type>));
    return () => subscription.unsubscribe();
  }, [shop, type]);
};
