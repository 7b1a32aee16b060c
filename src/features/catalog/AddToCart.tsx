/** The quantity and the one unmistakable button that puts a product into the cart (look.md product). */

import { ShoppingCart } from 'lucide-react';
import { selectIsAddingSku } from '#machines/cart/cart.selectors.ts';
import type { Product } from '#machines/domain/catalog.ts';
import { invalidQuantityMessage, maxQuantity, minQuantity } from '#machines/domain/quantity.ts';
import { selectIsQuantityInvalid, selectQuantity } from '#machines/options/options.selectors.ts';
import { useCart, useSelected } from '#shop/use-shop.ts';
import { useOptions } from '#shop/use-options.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import styles from './AddToCart.module.css';

export interface AddToCartProps {
  readonly product: Product;
}

export const AddToCart = ({ product: { sku, name, isInStock, isQuickAdd } }: AddToCartProps) => {
  const cart = useCart();
  const options = useOptions();
  const isAdding = useSelected(cart, selectIsAddingSku(sku));
  const quantity = useSelected(options, selectQuantity);
  const isInvalid = useSelected(options, selectIsQuantityInvalid);

  if (!isInStock)
    return (
      <Notice type="info" title="Out of stock">
        We expect more soon. Please look in again in a few days.
      </Notice>
    );
  if (!isQuickAdd)
    return (
      <Notice
        type="info"
        title="Order this with our team"
        action={
          <LinkButton href={paths.contactUs} color="secondary">
            Contact us
          </LinkButton>
        }
      >
        There is something to choose or to arrange here first. Tell us what you would like, and we will put it
        on your next delivery.
      </Notice>
    );
  return (
    <div className={styles['add']}>
      <QuantityStepper
        label={`quantity of ${name}`}
        value={quantity}
        min={minQuantity}
        max={maxQuantity}
        onChange={(next) => options.send({ type: 'options.setQuantity', quantity: next })}
        onInvalid={() => options.send({ type: 'options.refuseQuantity' })}
        error={isInvalid ? invalidQuantityMessage : undefined}
      />
      <Button
        color="accent"
        size="large"
        wide
        busy={isAdding}
        busyText="Adding to cart"
        icon={<ShoppingCart aria-hidden="true" size={20} />}
        onClick={({ currentTarget }) => {
          if (isInvalid) currentTarget.parentElement?.querySelector('input')?.focus();
          else cart.send({ type: 'cart.addItem', line: { sku, name, quantity } });
        }}
      >
        Add to cart
      </Button>
    </div>
  );
};
