/** The way to the checkout; below the smallest order it leads nowhere and says why, in the merchant's words (CART-08). */

import { useId } from 'react';
import { minimumProblem, type Cart } from '#machines/domain/cart.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';

export interface CheckoutLinkProps {
  readonly cart: Cart;
}

export const CheckoutLink = ({ cart }: CheckoutLinkProps) => {
  const reasonId = useId();
  const problem = minimumProblem(cart);
  if (problem === null)
    return (
      <LinkButton href={paths.checkout} color="accent" size="large" wide>
        Checkout
      </LinkButton>
    );
  return (
    <>
      <div id={reasonId}>
        <Notice type="warning" announce>
          {problem}
        </Notice>
      </div>
      <Button color="accent" size="large" wide aria-disabled aria-describedby={reasonId}>
        Checkout
      </Button>
    </>
  );
};
