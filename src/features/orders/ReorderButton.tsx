/** Reorders a customer's past order (BEY-12). */

import { selectIsAddingSeveral, selectIsCartLocked } from '#machines/trade/cart/cart.selectors.ts';
import { linesAgain, type HistoryEntry } from '#machines/domain/order-history.ts';
import { useCart, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

export interface ReorderButtonProps {
  readonly order: Pick<HistoryEntry, 'number' | 'lines'>;
}

export const ReorderButton = ({ order: { number, lines } }: ReorderButtonProps) => {
  const cart = useCart();
  const isAdding = useSelected(cart, selectIsAddingSeveral(number));
  const isLocked = useSelected(cart, selectIsCartLocked);
  return (
    <Button
      color="outline"
      size="small"
      busy={isAdding}
      busyText="Adding to cart"
      disabled={isLocked}
      onClick={() => cart.send({ type: 'cart.reorderItems', orderNumber: number, lines: linesAgain(lines) })}
    >
      Order again<VisuallyHidden>: order {number}</VisuallyHidden>
    </Button>
  );
};
