/** Product tile of a list: image, name, price, badges and quick add. */

import { useId } from 'react';
import { isHeavy, type ProductCard as Card } from '#machines/domain/catalog.ts';
import { selectIsAddingSku } from '#machines/trade/cart/cart.selectors.ts';
import { invalidQuantityMessage, maxQuantity } from '#machines/domain/quantity.ts';
import { selectIsQuickAddRefused, selectQuickAddQuantity } from '#machines/quick-add/quick-add.selectors.ts';
import { imageOf } from '#paths.ts';
import { selectIsSkuQueued } from '#machines/wing.selectors.ts';
import { usePromise } from '#shop/use-delivery-promise.ts';
import { useFactOf } from '#shop/use-fact.ts';
import { useQuickAdd } from '#shop/use-quick-add.ts';
import { useOfCart, useSelected, useWing } from '#shop/use-shop.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { focusField } from '#ui/focus-field.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Picture } from '#ui/Picture.tsx';
import { ProductCard } from '#ui/ProductCard.tsx';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

export interface ProductTileProps {
  readonly product: Card;
  /** Visible without scrolling, so its image loads eagerly. */
  readonly isFirstView?: boolean;
  readonly headingLevel?: 2 | 3;
  /** One of three tiles per row, for a list without filters. */
  readonly isWide?: boolean;
}

const tileWidths = [160, 320, 640, 960];

const phoneAndTablet = '(min-width: 768px) 31vw, 45vw';
const sizes = `(min-width: 1024px) 320px, ${phoneAndTablet}`;
const wideSizes = `(min-width: 1400px) 432px, ${phoneAndTablet}`;

export const ProductTile = (props: ProductTileProps) => {
  const { product, isFirstView = false, headingLevel = 2, isWide = false } = props;
  const quickAdd = useQuickAdd(product);
  const quantity = useSelected(quickAdd, selectQuickAddQuantity);
  const isInvalid = useSelected(quickAdd, selectIsQuickAddRefused);
  const isQueued = useSelected(useWing('trade'), selectIsSkuQueued(product.sku));
  const isAdding = useOfCart(selectIsAddingSku(product.sku), isQueued);
  const boxId = useId();
  const { sku, name, path, image, isInStock, isQuickAdd, isRental, regularPrice } = product;
  const promise = usePromise();
  useFactOf(quickAdd, 'quickAdd.refused', () => focusField(boxId));
  return (
    <ProductCard
      name={name}
      href={path}
      headingLevel={headingLevel}
      image={
        <Picture
          srcFor={(width) => imageOf(image.url, width)}
          widths={tileWidths}
          sizes={isWide ? wideSizes : sizes}
          width={640}
          height={640}
          alt=""
          loading={isFirstView ? 'eager' : 'lazy'}
        />
      }
      price={<ProductPrice product={product} />}
      badges={
        <>
          {isRental && <Badge kind="rental">Rental</Badge>}
          {regularPrice !== null && <Badge kind="sale">Sale</Badge>}
          {!isInStock && <Badge kind="out-of-stock">Out of stock</Badge>}
          {isInStock && promise && isHeavy(product) && <Badge kind="day">{promise.said.short}</Badge>}
        </>
      }
      action={
        isInStock &&
        (isQuickAdd ? (
          <>
            <QuantityStepper
              boxId={boxId}
              draftName={`tile ${sku}`}
              label={`quantity of ${name}`}
              value={quantity}
              max={maxQuantity}
              onChange={(next) => quickAdd.send({ type: 'quickAdd.setQuantity', quantity: next })}
              onInvalid={() => quickAdd.send({ type: 'quickAdd.refuseQuantity' })}
              error={isInvalid ? invalidQuantityMessage : undefined}
            />
            <Button
              color="secondary"
              busy={isAdding}
              busyText="Adding"
              onClick={() => quickAdd.send({ type: 'quickAdd.add' })}
            >
              Add to cart<VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          </>
        ) : (
          <LinkButton href={path} color="outline" wide>
            Choose options<VisuallyHidden>: {name}</VisuallyHidden>
          </LinkButton>
        ))
      }
    />
  );
};
