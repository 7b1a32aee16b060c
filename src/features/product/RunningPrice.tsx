/** Price of the current choice and its tiers, announced on change (CAT-06, §5 price display). */

import type { Product } from '#machines/domain/catalog.ts';
import { formatPrice } from '#machines/domain/money.ts';
import { freeText, unitPriceText } from '#machines/domain/price-label.ts';
import { taxIncludedText } from '#machines/domain/tax-name.ts';
import {
  selectQuantity,
  selectTotalCents,
  selectUnitCents,
  selectUsualCents,
  selectVariant,
} from '#machines/options/options.selectors.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import type { OptionsActor } from '#shop/use-options.ts';
import { useSelected } from '#shop/use-shop.ts';
import { useTaxName } from '#shop/use-reading.ts';
import { Price } from '#ui/Price.tsx';
import styles from './RunningPrice.module.css';

export interface RunningPriceProps {
  readonly product: Product;
  readonly options: OptionsActor;
}

export const RunningPrice = ({ product, options }: RunningPriceProps) => {
  const format = usePriceFormat();
  const { offer, isRental, isPriceFrom, isTaxIncluded } = product;
  const variant = useSelected(options, selectVariant);
  const unit = useSelected(options, selectUnitCents);
  const usual = useSelected(options, selectUsualCents);
  const total = useSelected(options, selectTotalCents);
  const quantity = useSelected(options, selectQuantity);
  const taxName = useTaxName();
  const { currency } = offer.price;
  const isOpen = offer.variants.length > 0 ? variant === null : offer.isPricedByChoice && unit === 0;
  const { tiers } = variant ?? offer;
  const text = isOpen
    ? `${isPriceFrom ? 'From ' : ''}${formatPrice(product.price, { format })}`
    : formatPrice({ cents: unit, currency }, { format });
  const saved = usual > unit ? { cents: usual, currency } : null;
  const before = isOpen ? product.regularPrice : saved;
  const basis = isRental ? 'a\u00a0month' : undefined;
  const free = freeText(product.rentalTerms);
  const unitText = isOpen ? undefined : unitPriceText({ cents: unit, currency }, product.contents, format);
  const reductions = offer.reductions.filter((reduction) => reduction.quantity > 1);
  return (
    <div className={styles['prices']}>
      <div aria-live="polite" aria-atomic="true">
        <Price
          text={free ?? text}
          regularText={before === null || free ? undefined : formatPrice(before, { format })}
          note={free ? `then ${text}\u00a0a\u00a0month` : (basis ?? unitText)}
          size="large"
        />
        {quantity > 1 && !isOpen && (
          <p className={styles['total']}>
            {quantity} for {formatPrice({ cents: total, currency }, { format })}
            {basis !== undefined && total > 0 && ` ${basis}`}
          </p>
        )}
      </div>
      {isTaxIncluded === true && <p className={styles['basis']}>{taxIncludedText(taxName)}</p>}
      {tiers.length + reductions.length > 0 && (
        <table className={styles['tiers']}>
          <caption>Buy more, pay less</caption>
          <thead>
            <tr>
              <th scope="col">Quantity</th>
              <th scope="col">Price each</th>
            </tr>
          </thead>
          <tbody>
            {tiers.map((tier) => (
              <tr key={tier.quantity} data-earned={quantity >= tier.quantity || undefined}>
                <td>{tier.quantity} or more</td>
                <td>{formatPrice(tier.price, { format })}</td>
              </tr>
            ))}
            {reductions.map((reduction) => (
              <tr key={reduction.quantity} data-earned={quantity >= reduction.quantity || undefined}>
                <td>{reduction.quantity} or more</td>
                <td>{reduction.percent}% off</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
};
