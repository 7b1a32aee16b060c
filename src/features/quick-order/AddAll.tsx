/** Total of the quick order, and one button that adds everything in one request. */

import { ShoppingCart } from 'lucide-react';
import { selectIsAddingFromQuickOrder, selectIsCartLocked } from '#machines/trade/cart/cart.selectors.ts';
import { formatPrice } from '#machines/domain/money.ts';
import { quickOrderLines, quickOrderTotal, refusedRow } from '#machines/domain/quick-order.ts';
import { selectQuickOrderRows } from '#machines/desk/quick-order/quick-order.selectors.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { useCart, useQuickOrder, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { focusField } from '#ui/focus-field.ts';
import styles from './AddAll.module.css';
import { quantityIdOf } from './field-ids.ts';

const countText = (pieces: number): string => (pieces === 1 ? '1 item' : `${pieces} items`);

export const AddAll = () => {
  const format = usePriceFormat();
  const cart = useCart();
  const quickOrder = useQuickOrder();
  const rows = useSelected(quickOrder, selectQuickOrderRows);
  const isAdding = useSelected(cart, selectIsAddingFromQuickOrder);
  const isLocked = useSelected(cart, selectIsCartLocked);
  const lines = quickOrderLines(rows);
  const total = quickOrderTotal(rows);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isHeld = (lines.length === 0 && refusedRow(rows) === undefined) || isLocked;
  const add = (): void => {
    if (isHeld) return;
    quickOrder.send({ type: 'quickOrder.addAll' });
    const refused = refusedRow(selectQuickOrderRows(quickOrder.getSnapshot()));
    if (refused !== undefined) focusField(quantityIdOf(refused.card.sku));
  };
  return (
    <div className={styles['bar']}>
      <output className={styles['total']} aria-live="polite">
        {total === null ? (
          'Nothing entered yet'
        ) : (
          <>
            {countText(pieces)}, <strong>{formatPrice(total, { format, forceDecimals: true })}</strong>
          </>
        )}
      </output>
      <Button
        color="accent"
        size="large"
        busy={isAdding}
        busyText="Adding to cart"
        // not `disabled`: the closing cart gives the focus back to it once all is added
        aria-disabled={isHeld}
        icon={<ShoppingCart aria-hidden="true" size={20} />}
        onClick={add}
      >
        Add all to cart
      </Button>
    </div>
  );
};
