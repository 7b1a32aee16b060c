/** Checkout button; disabled with the reason below the minimum order (CART-08, BEY-09). */

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

/** Magento refuses the whole order over one such line. Removing it can be undone. */
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
              // Undo restores the quantity that was last shown
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
