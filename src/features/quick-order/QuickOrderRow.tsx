/** Quick order row: product, current price, last quantity and new quantity. */

import type { QuickOrderRow as Row } from '#machines/domain/quick-order.ts';
import { isOrderable, rowCents } from '#machines/domain/quick-order.ts';
import { formatPrice } from '#machines/domain/money.ts';
import { priceLabel } from '#machines/domain/price-label.ts';
import { maxQuantity } from '#machines/domain/quantity.ts';
import { selectIsAddingSeveral } from '#machines/trade/cart/cart.selectors.ts';
import { imageOf } from '#paths.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { useCart, useQuickOrder, useSelected } from '#shop/use-shop.ts';
import { useLanguage } from '#shop/use-reading.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Price } from '#ui/Price.tsx';
import { Thumbnail } from '#ui/Thumbnail.tsx';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { dateText } from '#ui/date-text.ts';
import { quantityIdOf } from './field-ids.ts';
import { nonBreakingUnits } from '#ui/non-breaking-units.ts';
import styles from './QuickOrderRow.module.css';

export interface QuickOrderRowProps {
  readonly row: Row;
}

const HowMany = ({ row: { card, quantity, problem } }: QuickOrderRowProps) => {
  const quickOrder = useQuickOrder();
  const isAdding = useSelected(useCart(), selectIsAddingSeveral(null));
  const { sku, name, path } = card;
  if (!card.isInStock) return <Badge kind="out-of-stock">Out of stock</Badge>;
  if (!card.isQuickAdd)
    return (
      <LinkButton href={path} color="outline">
        Choose options<VisuallyHidden>: {name}</VisuallyHidden>
      </LinkButton>
    );
  return (
    <QuantityStepper
      boxId={quantityIdOf(sku)}
      label={`quantity of ${name}`}
      value={quantity}
      min={0}
      max={maxQuantity}
      busy={isAdding}
      onChange={(next) => quickOrder.send({ type: 'quickOrder.setQuantity', sku, quantity: next })}
      onInvalid={() => quickOrder.send({ type: 'quickOrder.refuseQuantity', sku })}
      error={problem ?? undefined}
    />
  );
};

export const QuickOrderRow = ({ row }: QuickOrderRowProps) => {
  const format = usePriceFormat();
  const language = useLanguage();
  const { card, last, quantity, problem } = row;
  const { sku, name, path, image, price } = card;
  const sum = { ...price, cents: rowCents(row) };
  return (
    <li className={styles['row']} data-chosen={quantity > 0 || undefined}>
      <div className={styles['image']}>
        <Thumbnail srcFor={(width) => imageOf(image.url, width)} size={64} />
      </div>
      <div className={styles['what']}>
        <a className={styles['name']} href={path}>
          {nonBreakingUnits(name)}
        </a>
        <span className={styles['detail']}>{sku}</span>
        {last !== null && (
          <span className={styles['detail']}>
            Last time {last.quantity}, on {dateText(last.placedAt, language)}
          </span>
        )}
      </div>
      <div className={styles['price']}>
        <Price {...priceLabel(card, format)} size="small" />
      </div>
      <div className={styles['how-many']}>
        <HowMany row={row} />
      </div>
      <span className={styles['sum']}>
        {quantity > 0 && isOrderable(card) && formatPrice(sum, { format, forceDecimals: true })}
      </span>
      {problem !== null && !isOrderable(card) && (
        <div className={styles['problem']}>
          <Notice type="warning" announce>
            {problem}
          </Notice>
        </div>
      )}
    </li>
  );
};
