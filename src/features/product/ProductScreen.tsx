/** Product page of any product type: gallery, price, options and details (CAT-02). */

import { Suspense, type ReactNode } from 'react';
import type { Product } from '#machines/domain/catalog.ts';
import type { RentalTerms } from '#machines/domain/rental.ts';
import {
  selectEditedLine,
  selectIsLineGone,
  selectLikelyVariant,
  selectQuantity,
  selectVariant,
} from '#machines/options/options.selectors.ts';
import { imageOf, paths } from '#paths.ts';
import { DrawnContent } from '#shop/DrawnContent.tsx';
import { useOptions, type OptionsActor } from '#shop/use-options.ts';
import { useSelected } from '#shop/use-shop.ts';
import { useTitleSuffix } from '#shop/use-reading.ts';
import { Accordion } from '#ui/Accordion.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { Gallery } from '#ui/Gallery.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import { AddToCart } from './AddToCart.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import { nonBreakingUnits } from '#ui/non-breaking-units.ts';
import styles from './ProductScreen.module.css';
import { RunningPrice } from './RunningPrice.tsx';

/** Loaded only for a cart line that is edited. */
const EditNotice = lazyPart(async () => ({ default: (await import('./EditNotice.tsx')).EditNotice }));
/** Loaded only for downloads. */
const Files = lazyPart(async () => ({ default: (await import('./Files.tsx')).Files }));
/** Loaded only for rentals, since few products are rented. */
const ProductTerms = lazyPart(() => import('./ProductTerms.tsx'));

export interface ProductScreenProps {
  readonly product: Product;
  /** The cart line being edited, if any (CART-03). */
  readonly editedLineId?: string | null;
  /** Delivery day for the shopper. */
  readonly delivery?: ReactNode;
  /** Further content below. */
  readonly children?: ReactNode;
}

interface TermsProps {
  readonly terms: RentalTerms;
  readonly options: OptionsActor;
}

const Terms = ({ terms, options }: TermsProps) => (
  <Suspense>
    <ProductTerms terms={terms} quantity={useSelected(options, selectQuantity)} />
  </Suspense>
);

const Editing = ({ options }: Pick<TermsProps, 'options'>) => (
  <Suspense>
    <EditNotice
      line={useSelected(options, selectEditedLine)}
      isGone={useSelected(options, selectIsLineGone)}
    />
  </Suspense>
);

type Stock = Pick<Product, 'isInStock' | 'onlyLeft' | 'isShipped'>;

/** Services and downloads have no stock badge. */
const StockBadge = ({ isInStock, onlyLeft, isShipped }: Stock) => {
  if (!isInStock) return <Badge kind="out-of-stock">Out of stock</Badge>;
  if (onlyLeft !== null) return <Badge kind="low-stock">{`Only ${onlyLeft} left`}</Badge>;
  return <Badge kind="in-stock">{isShipped ? 'In stock' : 'Available'}</Badge>;
};

const Attributes = ({ product }: { readonly product: Product }) => (
  <dl className={styles['attributes']}>
    {product.attributes.map(({ label, value }) => (
      <div key={label} className={styles['attribute']}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const detailsOf = (product: Product) => [
  {
    id: 'description',
    title: 'About this product',
    content: <DrawnContent tree={product.description} />,
    open: true,
  },
  ...(product.attributes.length === 0
    ? []
    : [{ id: 'details', title: 'Details', content: <Attributes product={product} />, open: true }]),
  ...(product.isShipped
    ? [
        {
          id: 'delivery',
          title: 'Delivery',
          content: (
            <p>
              Enter your address at the checkout and you will see how and when it can come to your door, and
              what that costs, before you pay.
            </p>
          ),
        },
      ]
    : []),
];

export const ProductScreen = ({ product, editedLineId = null, delivery, children }: ProductScreenProps) => {
  const { offer } = product;
  const options = useOptions(offer, editedLineId);
  const variant = useSelected(options, selectVariant);
  const pictured = useSelected(options, selectLikelyVariant)?.gallery ?? [];
  const images = pictured.length > 0 ? pictured : product.gallery;
  const incentive = variant?.incentive ?? product.incentive;
  const crumbs = [
    { label: 'Home', href: paths.home },
    ...product.breadcrumbs.map((crumb) => ({ label: crumb.name, href: crumb.path })),
    { label: product.name },
  ];
  return (
    <div className={`container ${styles['screen']}`}>
      <PageTitle title={product.metaTitle} suffix={useTitleSuffix()} description={product.metaDescription} />
      <Breadcrumbs items={crumbs} />
      <div className={styles['product']}>
        <Gallery key={images[0]?.url} images={images} srcFor={imageOf} />
        <div className={styles['buy']}>
          <div className={styles['badges']}>
            {product.isRental && <Badge kind="rental">Rental</Badge>}
            {(variant ?? product).regularPrice !== null && <Badge kind="sale">Sale</Badge>}
            <StockBadge {...(variant ?? product)} isShipped={product.isShipped} />
          </div>
          <h1>{nonBreakingUnits(product.name)}</h1>
          {editedLineId !== null && <Editing options={options} />}
          {product.shortDescription.nodes.length > 0 && (
            <div className={styles['short']}>
              <DrawnContent tree={product.shortDescription} />
            </div>
          )}
          <RunningPrice product={product} options={options} />
          {product.rentalTerms && (
            <Terms terms={{ monthly: product.price, terms: product.rentalTerms }} options={options} />
          )}
          {incentive !== null && <p className={styles['incentive']}>{incentive}</p>}
          {product.files.length + product.samples.length > 0 && (
            <Suspense>
              <Files product={product} />
            </Suspense>
          )}
          {product.isInStock && offer.groups.length > 0 && (
            <div className={styles['groups']}>
              {offer.groups.map((group) => (
                <OptionGroup key={group.id} offer={offer} group={group} options={options} />
              ))}
            </div>
          )}
          <AddToCart offer={offer} isInStock={product.isInStock} options={options} />
          {product.isShipped && delivery}
          <Accordion items={detailsOf(product)} headingLevel={2} />
        </div>
      </div>
      {children}
    </div>
  );
};
