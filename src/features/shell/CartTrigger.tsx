/** Cart button with the item count; logo 80 by 64 px on large screens (SHELL-02, SHELL-14). */

import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { selectShownCount } from '#machines/trade/cart/cart.selectors.ts';
import { selectIsCartOpen } from '#machines/chrome/chrome.selectors.ts';
import { selectIsGuest } from '#machines/session/session.selectors.ts';
import { selectStoredCount } from '#machines/shop.selectors.ts';
import { useAsk } from '#shop/use-ask.ts';
import { useChrome, useOfCart, useSelected, useSession, useShop } from '#shop/use-shop.ts';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './CartTrigger.module.css';

export interface CartTriggerProps {
  readonly logo?: ReactNode;
}

/** No count is given until the cart is read. */
const labelFor = (count: number | null): string => {
  if (count === null) return 'Cart';
  return count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
};

const defaultLogo = <ShoppingCart aria-hidden="true" className={styles['logo']} />;

export const CartTrigger = ({ logo = defaultLogo }: CartTriggerProps) => {
  const chrome = useChrome();
  const ask = useAsk();
  const kept = useSelected(useShop(), selectStoredCount);
  const isGuest = useSelected(useSession(), selectIsGuest);
  const count = useOfCart(selectShownCount, isGuest ? kept : null);
  const isOpen = useSelected(chrome, selectIsCartOpen);
  return (
    <IconButton
      className={styles['trigger']}
      label={labelFor(count)}
      aria-expanded={isOpen}
      icon={logo}
      {...(count !== null && count > 0 ? { count } : {})}
      onClick={() => {
        chrome.send({ type: 'chrome.toggleCart' });
        ask.open('trade');
      }}
    />
  );
};
