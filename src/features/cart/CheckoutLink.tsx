/** The way to the checkout; below the smallest order it leads nowhere and says why, in the merchant's words (CART-08), and what cannot be ordered is left out first (BEY-09). */

import { useId } from 'react';
import { selectIsCartLocked, selectPendingQuantity } from '#machines/trade/cart/cart.selectors.ts';
import {
  lineTitle,
  minimumProblem,
  newLineOf,
  troubledLines,
  type Cart,
  type CartLine,
} from '#machines/domain/cart.ts';
import { paths } from '#paths.ts';
import { useCart, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';

export interface CheckoutLinkProps {
  readonly cart: Cart;
}

/** An order with such a line would be refused as a whole; without it the rest can be bought, and Undo brings it back. */
const LeaveOut = ({ lines, isAll }: { readonly lines: readonly CartLine[]; readonly isAll: boolean }) => {
  const cart = useCart();
  const isLocked = useSelected(cart, selectIsCartLocked);
  const isLeaving = useSelected(cart, (snapshot) =>
    lines.some(({ id }) => selectPendingQuantity(id)(snapshot) === 0),
  );
  const names = lines.map(lineTitle).join(', ');
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
          onClick={() => {
            for (const line of lines) {
              // what comes back is what they saw last
              const quantity = selectPendingQuantity(line.id)(cart.getSnapshot()) ?? line.quantity;
              cart.send({ type: 'cart.removeItem', lineId: line.id, line: newLineOf(line, quantity) });
            }
          }}
        >
          Go on without {lines.length === 1 ? 'it' : 'them'}
        </Button>
      }
    >
      {names} cannot be ordered like this.{isAll ? '' : ' Everything else can.'}
    </Notice>
  );
};

export const CheckoutLink = ({ cart }: CheckoutLinkProps) => {
  const reasonId = useId();
  const problem = minimumProblem(cart);
  const troubled = troubledLines(cart);
  if (problem === null && troubled.length === 0)
    return (
      <LinkButton href={paths.checkout} color="accent" size="large" wide>
        Checkout
      </LinkButton>
    );
  return (
    <>
      <div id={reasonId}>
        {troubled.length > 0 && <LeaveOut lines={troubled} isAll={troubled.length === cart.lines.length} />}
        {problem !== null && (
          <Notice type="warning" announce>
            {problem}
          </Notice>
        )}
      </div>
      <Button color="accent" size="large" wide aria-disabled aria-describedby={reasonId}>
        Checkout
      </Button>
    </>
  );
};
