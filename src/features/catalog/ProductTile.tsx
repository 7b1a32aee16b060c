/** Product tile of a list: image, name, price, badges and quick add. */

import { useId } from 'react';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import type { ProductCard as Card } from '#machines/domain/catalog.ts';
import { selectIsAddingSku } from '#machines/trade/cart/cart.selectors.ts';
import { invalidQuantityMessage, maxQuantity } from '#machines/domain/quantity.ts';
import { selectIsQuantityInvalid, selectQuantity } from '#machines/options/options.selectors.ts';
import { imageOf } from '#paths.ts';
import { selectIsSkuQueued } from '#machines/wing.selectors.ts';
import { useAsk } from '#shop/use-ask.ts';
import { usePromise } from '#shop/use-delivery-promise.ts';
import { useOptions } from '#shop/use-options.ts';
import { useOfCart, useSelected, useWing } from '#shop/use-shop.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { focusField } from '#ui/focus-field.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Picture } from '#ui/Picture.tsx';
import { pressBeforeBlur } from '#ui/press-before-blur.ts';
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

/** Products of five litres or more show their delivery day, since they are too heavy to carry. */
const isHeavy = (contents = ''): boolean => parseFloat(contents) >= 5 && contents.endsWith('litre');

export const ProductTile = (props: ProductTileProps) => {
  const { product, isFirstView = false, headingLevel = 2, isWide = false } = props;
  const ask = useAsk();
  const options = useOptions();
  const quantity = useSelected(options, selectQuantity);
  const isInvalid = useSelected(options, selectIsQuantityInvalid);
  const isQueued = useSelected(useWing('trade'), selectIsSkuQueued(product.sku));
  const isAdding = useOfCart(selectIsAddingSku(product.sku), isQueued);
  const boxId = useId();
  const { sku, name, path, image, isInStock, isQuickAdd, isRental, regularPrice, contents } = product;
  const promise = usePromise();
  const add = (): void => {
    const now = options.getSnapshot();
    const line = { sku, name, quantity: selectQuantity(now), chosen: nothingChosen };
    // refuse an invalid quantity instead of adding another one
    if (selectIsQuantityInvalid(now)) focusField(boxId);
    else ask.cart({ type: 'cart.addItem', line });
  };
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
          {isInStock && promise && isHeavy(contents) && <Badge kind="day">{promise.said.short}</Badge>}
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
              onChange={(next) => options.send({ type: 'options.setQuantity', quantity: next })}
              onInvalid={() => options.send({ type: 'options.refuseQuantity' })}
              error={isInvalid ? invalidQuantityMessage : undefined}
            />
            <Button color="secondary" busy={isAdding} busyText="Adding" {...pressBeforeBlur(add)}>
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
