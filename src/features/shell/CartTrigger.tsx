/** Opens the cart and says how much is in it (SHELL-02). */

import { ShoppingCart } from 'lucide-react';
import { selectItemCount } from '#machines/cart/cart.selectors.ts';
import { useCart, useChrome, useSelected } from '#shop/use-shop.ts';
import { IconButton } from '#ui/IconButton.tsx';

const labelFor = (count: number): string =>
  count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;

export const CartTrigger = () => {
  const chrome = useChrome();
  const count = useSelected(useCart(), selectItemCount);
  return (
    <IconButton
      label={labelFor(count)}
      icon={<ShoppingCart aria-hidden="true" size={24} />}
      {...(count > 0 ? { count } : {})}
      onClick={() => chrome.send({ type: 'chrome.openCart' })}
    />
  );
};
