/** Quantity and add button, or what is missing; updates the line while one is edited (CART-03). */

import { ShoppingCart } from 'lucide-react';
import { flushSync } from 'react-dom';
import { selectIsAddingLine, selectIsEditing } from '#machines/trade/cart/cart.selectors.ts';
import { chosenLines } from '#machines/domain/chosen-lines.ts';
import type { Offer } from '#machines/domain/offer.ts';
import { invalidQuantityMessage, maxQuantity, minQuantity } from '#machines/domain/quantity.ts';
import {
  selectEditedLine,
  selectEditedLineId,
  selectIsQuantityInvalid,
  selectPicks,
  selectQuantity,
} from '#machines/options/options.selectors.ts';
import { selectIsSkuQueued } from '#machines/wing.selectors.ts';
import { paths } from '#paths.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import type { OptionsActor } from '#shop/use-options.ts';
import { useOfCart, useSelected, useWing } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { focusField } from '#ui/focus-field.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import styles from './AddToCart.module.css';
import { fieldIdOf, missingId } from './field-ids.ts';
import { MissingChoices } from './MissingChoices.tsx';

export interface AddToCartProps {
  readonly offer: Offer;
  readonly isInStock: boolean;
  readonly options: OptionsActor;
}

/** Members of a grouped product each have their own quantity. */
const hasMembers = ({ groups }: Offer): boolean => groups.some(({ kind }) => kind === 'members');

const OutOfStock = () => (
  <Notice type="info" title="Out of stock">
    We expect more soon. Please look in again in a few days.
  </Notice>
);

const Buy = ({ offer, options }: Omit<AddToCartProps, 'isInStock'>) => {
  const lines = chosenLines(offer, useSelected(options, selectPicks), usePriceFormat());
  const isQueued = useSelected(useWing('trade'), selectIsSkuQueued(offer.sku));
  const isAdding = useOfCart(
    (snapshot) => lines.some((line) => selectIsAddingLine(line)(snapshot)),
    isQueued,
  );
  const editedId = useSelected(options, selectEditedLineId);
  const isUpdating = useOfCart(selectIsEditing(editedId), false);
  const isAwaited = useSelected(options, selectEditedLine) === null;
  const quantity = useSelected(options, selectQuantity);
  const isInvalid = useSelected(options, selectIsQuantityInvalid);
  const isEditing = editedId !== null;

  const add = (): void => {
    // the list of missing choices must be rendered before it gets focus
    flushSync(() => options.send({ type: 'options.add' }));
    focusField(missingId);
  };
  return (
    <>
      <MissingChoices offer={offer} options={options} />
      <div className={styles['add']}>
        {!hasMembers(offer) && (
          <div id={fieldIdOf(offer, 'quantity')}>
            <QuantityStepper
              draftName={`product ${offer.sku}`}
              label={`quantity of ${offer.name}`}
              value={quantity}
              min={minQuantity}
              max={maxQuantity}
              onChange={(next) => options.send({ type: 'options.setQuantity', quantity: next })}
              onInvalid={() => options.send({ type: 'options.refuseQuantity' })}
              error={isInvalid ? invalidQuantityMessage : undefined}
            />
          </div>
        )}
        <Button
          color="accent"
          size="large"
          wide
          busy={isEditing ? isUpdating || isAwaited : isAdding}
          busyText={isEditing ? 'Updating cart' : 'Adding to cart'}
          icon={!isEditing && <ShoppingCart aria-hidden="true" size={20} />}
          onClick={add}
        >
          {isEditing ? 'Update cart' : 'Add to cart'}
        </Button>
      </div>
    </>
  );
};

export const AddToCart = ({ offer, isInStock, options }: AddToCartProps) => (
  <div className={styles['buy']}>
    {isInStock ? <Buy offer={offer} options={options} /> : <OutOfStock />}
    {useSelected(options, selectEditedLineId) !== null && (
      <LinkButton href={paths.cart} color="outline" wide>
        Keep as it is
      </LinkButton>
    )}
  </div>
);
