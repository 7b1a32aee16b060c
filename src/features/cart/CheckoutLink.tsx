/** Checkout button; disabled with the reason below the minimum order (CART-08, BEY-09). */

import { useId } from 'react';
import { selectIsCartLocked, selectIsRemovingTroubled } from '#machines/trade/cart/cart.selectors.ts';
import type { Cart } from '#machines/domain/cart.ts';
import { checkoutProblems, type TroubledLines } from '#machines/domain/checkout-problems.ts';
import { paths } from '#paths.ts';
import { useCart, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';

export interface CheckoutLinkProps {
  readonly cart: Cart;
}

/** Magento refuses the whole order over one such line. Removing it can be undone. */
const LeaveOut = ({ names, isAll, removal }: TroubledLines) => {
  const cart = useCart();
  const isLocked = useSelected(cart, selectIsCartLocked);
  const isLeaving = useSelected(cart, selectIsRemovingTroubled);
  return (
    <Notice
      type="warning"
      announce
      action={
        <Button
          color="outline"
          busy={isLeaving}
          busyText="Leaving it out"
          aria-disabled={isLocked}
          onClick={() => cart.send({ type: 'cart.removeItem', ...removal })}
        >
          Go on without {names.length === 1 ? 'it' : 'them'}
        </Button>
      }
    >
      {names.join(', ')} cannot be ordered like this.{isAll ? '' : ' Everything else can.'}
    </Notice>
  );
};

export const CheckoutLink = ({ cart }: CheckoutLinkProps) => {
  const reasonId = useId();
  const problems = checkoutProblems(cart);
  if (problems === null)
    return (
      <LinkButton href={paths.checkout} color="accent" size="large" wide>
        Checkout
      </LinkButton>
    );
  const { minimum, troubled } = problems;
  return (
    <>
      <div id={reasonId}>
        {troubled !== null && <LeaveOut {...troubled} />}
        {minimum !== null && (
          <Notice type="warning" announce>
            {minimum}
          </Notice>
        )}
      </div>
      <Button color="accent" size="large" wide aria-disabled aria-describedby={reasonId}>
        Checkout
      </Button>
    </>
  );
};
