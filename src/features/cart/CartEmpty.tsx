/** Empty cart with a link to start shopping (CART-09). */

import { ShoppingCart } from 'lucide-react';
import { paths } from '#paths.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';

export const CartEmpty = ({ headingLevel = 2 }: { readonly headingLevel?: 2 | 3 }) => (
  <EmptyState
    icon={<ShoppingCart />}
    heading="Your cart is empty"
    headingLevel={headingLevel}
    action={
      <LinkButton href={paths.water} color="primary">
        Shop water
      </LinkButton>
    }
  >
    Good water is only a few clicks away.
  </EmptyState>
);
