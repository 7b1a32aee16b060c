/** Total of the quick order, and one button that adds everything in one request. */

import { ShoppingCart } from 'lucide-react';
import { selectIsAddingFromPad, selectIsCartLocked } from '#machines/trade/cart/cart.selectors.ts';
import { formatPrice } from '#machines/domain/money.ts';
import { padLines, padTotal, refusedRow } from '#machines/domain/order-pad.ts';
import { selectPadRows } from '#machines/desk/order-pad/order-pad.selectors.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { useCart, useOrderPad, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { focusField } from '#ui/focus-field.ts';
import { pressInPlace } from '#ui/press-in-place.ts';
import styles from './AddAll.module.css';
import { quantityIdOf } from './field-ids.ts';

const countText = (pieces: number): string => (pieces === 1 ? '1 item' : `${pieces} items`);

export const AddAll = () => {
  const format = usePriceFormat();
  const cart = useCart();
  const pad = useOrderPad();
  const rows = useSelected(pad, selectPadRows);
  const isAdding = useSelected(cart, selectIsAddingFromPad);
  const isLocked = useSelected(cart, selectIsCartLocked);
  const lines = padLines(rows);
  const total = padTotal(rows);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const add = (): void => {
    pad.send({ type: 'orderPad.addAll' });
    const refused = refusedRow(selectPadRows(pad.getSnapshot()));
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
        disabled={(lines.length === 0 && refusedRow(rows) === undefined) || isLocked}
        icon={<ShoppingCart aria-hidden="true" size={20} />}
        {...pressInPlace(add)}
      >
        Add all to cart
      </Button>
    </div>
  );
};
