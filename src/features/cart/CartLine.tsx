/** One cart line: product, quantity, price and a remove button (CART-09). */

import { Trash2 } from 'lucide-react';
import { Suspense } from 'react';
import {
  selectIsCartLocked,
  selectIsEditing,
  selectLineRefusal,
  selectPendingQuantity,
} from '#machines/trade/cart/cart.selectors.ts';
import { lineTitle, newLineOf, type CartLine as Line, type LineOption } from '#machines/domain/cart.ts';
import { isChoice } from '#machines/domain/chosen-options.ts';
import { formatPrice } from '#machines/domain/money.ts';
import { maxQuantity } from '#machines/domain/quantity.ts';
import { editPath, imageOf } from '#paths.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { useCart, useSelected } from '#shop/use-shop.ts';
import { Badge } from '#ui/Badge.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { OptionList } from '#ui/OptionList.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Price } from '#ui/Price.tsx';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { nonBreakingUnits } from '#ui/non-breaking-units.ts';
import styles from './CartLine.module.css';
import { CartExtra } from './cart-extra.ts';
import { basisOf, eachText } from './each-text.ts';
import { thumbnailSize, thumbnailWidths } from './thumbnail.ts';

export interface CartLineProps {
  readonly line: Line;
  /** Also shows the item number used in orders. */
  readonly withNumber?: boolean;
}

/** Omits the note of options whose price is already included. */
const withNotes = ({ label, values, prices = [] }: LineOption, format: string) => ({
  label,
  values,
  notes: prices.map((price) => (price.cents === 0 ? '' : eachText(price, false, format))),
});

/** Unit price, or the terms of a rental. */
const Each = ({ line, format }: { readonly line: Line; readonly format: string }) => {
  const { price, regularPrice, isRental, rental } = line;
  if (rental)
    return (
      <Suspense>
        <CartExtra quantity={line.quantity} terms={rental} />
      </Suspense>
    );
  return regularPrice === null ? (
    <span className={styles['each']}>{eachText(price, isRental, format)}</span>
  ) : (
    <Price
      text={formatPrice(price, { format })}
      regularText={formatPrice(regularPrice, { format })}
      note={price.cents === 0 ? undefined : basisOf(isRental)}
      size="small"
    />
  );
};

export const CartLine = ({ line, withNumber = false }: CartLineProps) => {
  const format = usePriceFormat();
  const cart = useCart();
  const pending = useSelected(cart, selectPendingQuantity(line.id));
  const refusal = useSelected(cart, selectLineRefusal(line.id));
  const isLocked = useSelected(cart, selectIsCartLocked);
  const isEditing = useSelected(cart, selectIsEditing(line.id));
  const title = lineTitle(line);
  const isHeld = isLocked || isEditing || pending === 0;
  const { id: lineId, name, quantity, path, image, rowTotal, isRental, problem } = line;
  const shown = pending === null || pending === 0 ? quantity : pending;
  const update = (next: number): void =>
    cart.send({ type: 'cart.updateItem', lineId, line: newLineOf(line, next) });
  return (
    <li className={styles['line']} data-leaving={pending === 0 || undefined}>
      <div className={styles['image']}>
        <Picture
          srcFor={(width) => imageOf(image ?? '', width)}
          widths={thumbnailWidths}
          sizes={`${thumbnailSize}px`}
          width={thumbnailSize}
          height={thumbnailSize}
          alt=""
        />
      </div>
      <div className={styles['title']}>
        {path === null ? (
          <span className={styles['name']}>{nonBreakingUnits(name)}</span>
        ) : (
          <a className={styles['name']} href={path}>
            {nonBreakingUnits(name)}
          </a>
        )}
      </div>
      <div className={styles['what']}>
        <Each line={line} format={format} />
        {withNumber && <span className={styles['each']}>Item no. {line.soldSku}</span>}
        <OptionList options={line.options.map((option) => withNotes(option, format))} />
        {path !== null && isChoice(line.chosen) && !isHeld && (
          <a className={styles['edit']} href={editPath(path, lineId)}>
            Edit<VisuallyHidden> {title}</VisuallyHidden>
          </a>
        )}
        {isRental && <Badge kind="rental">Rental</Badge>}
      </div>
      <div
        className={styles['how-many']}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) cart.send({ type: 'cart.settle' });
        }}
      >
        <QuantityStepper
          draftName={`cart ${lineId}`}
          label={`quantity of ${title}`}
          value={shown}
          max={maxQuantity}
          disabled={isHeld}
          onChange={update}
          onInvalid={() => update(Number.NaN)}
          error={refusal ?? undefined}
        />
        <IconButton
          label={`Remove ${title}`}
          icon={<Trash2 aria-hidden="true" size={20} />}
          disabled={isHeld}
          onClick={() => cart.send({ type: 'cart.removeItem', lineId, line: newLineOf(line, shown) })}
        />
      </div>
      <span className={styles['total']} aria-busy={pending !== null}>
        {formatPrice(rowTotal, { format, forceDecimals: true })}
      </span>
      {problem !== null && (
        <div className={styles['problem']}>
          <Notice type="warning">{problem}</Notice>
        </div>
      )}
    </li>
  );
};
