/** Reorders by order number for a customer, by plain lines for a guest (BEY-12). */

import { rentedAgainText } from '#copy/rental.ts';
import { selectIsAddingSeveral, selectIsCartLocked } from '#machines/trade/cart/cart.selectors.ts';
import type { NewLine } from '#machines/domain/cart.ts';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import type { Receipt, ReceiptLine } from '#machines/domain/order.ts';
import { selectIsSignedIn } from '#machines/session/session.selectors.ts';
import { useCart, useSelected, useSession } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { nonBreakingUnits } from '#ui/non-breaking-units.ts';
import styles from './ConfirmationScreen.module.css';

const newLineOf = ({ sku, name, quantity }: ReceiptLine): NewLine => ({
  sku,
  name,
  quantity,
  chosen: nothingChosen,
});

interface OnItsPageProps {
  readonly why: string;
  readonly lines: readonly ReceiptLine[];
}

/** Lines that need a choice or a rental agreement, with links to their pages. */
const OnItsPage = ({ why, lines }: OnItsPageProps) => (
  <p className={styles['quiet']}>
    {why}{' '}
    {lines.map(({ id, name, path }, place) => (
      <span key={id}>
        {place > 0 && ', '}
        {path === null ? nonBreakingUnits(name) : <a href={path}>{nonBreakingUnits(name)}</a>}
      </span>
    ))}
  </p>
);

export const OrderAgain = ({ receipt: { orderNumber, isOwned, lines } }: { readonly receipt: Receipt }) => {
  const cart = useCart();
  const isSignedIn = useSelected(useSession(), selectIsSignedIn);
  const isLocked = useSelected(cart, selectIsCartLocked);
  const reordered = isSignedIn && isOwned ? orderNumber : null;
  const isAdding = useSelected(cart, selectIsAddingSeveral(reordered));
  const rented = lines.filter(({ isRental }) => isRental);
  const chosen = reordered === null ? lines.filter(({ isChosen, isRental }) => isChosen && !isRental) : [];
  const plain = lines.filter((line) => !chosen.includes(line) && !rented.includes(line));
  return (
    <>
      {plain.length > 0 && (
        <Button
          color="outline"
          busy={isAdding}
          busyText="Adding to cart"
          disabled={isLocked}
          onClick={() =>
            cart.send(
              reordered === null
                ? { type: 'cart.addItems', lines: plain.map(newLineOf) }
                : {
                    type: 'cart.reorderItems',
                    orderNumber: reordered,
                    lines: plain.map((line) => ({ ...newLineOf(line), sku: line.soldSku })),
                  },
            )
          }
        >
          Order again
        </Button>
      )}
      {chosen.length > 0 && <OnItsPage why="To be chosen again on its page:" lines={chosen} />}
      {rented.length > 0 && <OnItsPage why={rentedAgainText} lines={rented} />}
    </>
  );
};
