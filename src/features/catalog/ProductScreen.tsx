/** A product: pictures, price, the way into the cart, and everything there is to know (CAT-02, look.md product). */

import type { Product } from '#machines/domain/catalog.ts';
import { paths } from '#paths.ts';
import { useTitleSuffix } from '#shop/use-shop.ts';
import { Accordion } from '#ui/Accordion.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { Html } from '#ui/Html.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ProductGrid } from '#ui/ProductGrid.tsx';
import { AddToCart } from './AddToCart.tsx';
import { Gallery } from './Gallery.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import styles from './ProductScreen.module.css';
import { ProductTile } from './ProductTile.tsx';

export interface ProductScreenProps {
  readonly product: Product;
}

const StockBadge = ({ product }: ProductScreenProps) => {
  if (!product.isInStock) return <Badge kind="out-of-stock">Out of stock</Badge>;
  if (product.onlyLeft !== null) return <Badge kind="low-stock">{`Only ${product.onlyLeft} left`}</Badge>;
  return <Badge kind="in-stock">In stock</Badge>;
};

const Attributes = ({ product }: ProductScreenProps) => (
  <dl className={styles['attributes']}>
    {product.attributes.map(({ label, value }) => (
      <div key={label} className={styles['attribute']}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

export const ProductScreen = ({ product }: ProductScreenProps) => {
  const crumbs = [
    { label: 'Home', href: paths.home },
    ...product.breadcrumbs.map((crumb) => ({ label: crumb.name, href: crumb.path })),
    { label: product.name },
  ];
  const details = [
    {
      id: 'description',
      title: 'About this product',
      content: <Html html={product.description} isProse />,
      open: true,
    },
    ...(product.attributes.length === 0
      ? []
      : [{ id: 'details', title: 'Details', content: <Attributes product={product} />, open: true }]),
    {
      id: 'delivery',
      title: 'Delivery',
      content: (
        <p>
          Scheduled delivery is free from $99 in metro areas of Australia. Enter your address at the checkout
          and you will see what it costs to your door before you pay.
        </p>
      ),
    },
  ];
  return (
    <div className={`container ${styles['screen']}`}>
      <PageTitle title={product.metaTitle} suffix={useTitleSuffix()} description={product.metaDescription} />
      <Breadcrumbs items={crumbs} />
      <div className={styles['product']}>
        <Gallery images={product.gallery} />
        <div className={styles['buy']}>
          <div className={styles['badges']}>
            {product.isRental && <Badge kind="rental">Rental</Badge>}
            {product.regularPrice !== null && <Badge kind="sale">Sale</Badge>}
            <StockBadge product={product} />
          </div>
          <h1>{product.name}</h1>
          {product.shortDescription !== '' && (
            <Html html={product.shortDescription} className={styles['short']} />
          )}
          <div>
            <ProductPrice product={product} size="large" />
            <p className={styles['basis']}>GST included</p>
          </div>
          <AddToCart product={product} />
          <Accordion items={details} headingLevel={2} />
        </div>
      </div>
      {product.related.length > 0 && (
        <section className={styles['related']} aria-label="Goes well with it">
          <h2>Goes well with it</h2>
          <ProductGrid>
            {product.related.map((card) => (
              <ProductTile key={card.sku} product={card} headingLevel={3} />
            ))}
          </ProductGrid>
        </section>
      )}
    </div>
  );
};
