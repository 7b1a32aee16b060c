/**
 * Computes the lowest and highest price of a product, as Magento's price index stores them
 * (CAT-06).
 */
import type { SeedProduct } from '../../seed/seed-catalog-types.ts';

export interface PriceIndex {
  readonly minFinalPrice: number;
  readonly maxFinalPrice: number;
  readonly minRegularPrice: number;
  readonly maxRegularPrice: number;
}

type Products = ReadonlyMap<string, SeedProduct>;
type Price = (product: SeedProduct) => number;

const regular: Price = ({ price }) => price;
const final: Price = ({ price, specialPrice }) => Math.min(price, specialPrice ?? price);

function least(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : Math.min(...numbers);
}

function most(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : Math.max(...numbers);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function pricesOf(skus: readonly string[], products: Products, price: Price): number[] {
  return skus.flatMap((sku) => {
    const found = products.get(sku);
    return found && found.isActive !== false ? [price(found)] : [];
  });
}

/** The cheapest required options, and the most expensive combination of all. */
function bundleRange(own: SeedProduct, products: Products, price: Price): readonly [number, number] {
  const { isFixedPrice = false } = own.bundle ?? {};
  const base = isFixedPrice ? price(own) : 0;
  const options = (own.bundle?.options ?? []).map((option) => ({
    ...option,
    prices: option.selections.flatMap(({ sku, quantity, price: added = 0 }) => {
      const found = products.get(sku);
      if (!found || found.isActive === false) return [];
      return [(isFixedPrice ? added : price(found)) * quantity];
    }),
  }));
  const minimum = sum(options.filter(({ isRequired }) => isRequired).map(({ prices }) => least(prices)));
  const maximum = sum(
    options.map(({ kind, prices }) => (kind === 'checkbox' || kind === 'multi' ? sum(prices) : most(prices))),
  );
  const cheapest = minimum > 0 ? minimum : least(options.flatMap(({ prices }) => prices));
  return [base + cheapest, base + maximum];
}

function range(own: SeedProduct, products: Products, price: Price): readonly [number, number] {
  switch (own.type) {
    case 'configurable': {
      const prices = pricesOf(own.variants?.skus ?? [], products, price);
      return [least(prices), most(prices)];
    }
    case 'grouped': {
      const cheapest = least(pricesOf(own.members?.map(({ sku }) => sku) ?? [], products, price));
      return [cheapest, cheapest];
    }
    case 'bundle':
      return bundleRange(own, products, price);
    case 'giftcard': {
      const open = own.giftCard?.openAmount;
      const amounts = [...(own.giftCard?.amounts ?? []), ...(open ? [open.from, open.to] : [])];
      return [least(amounts), most(amounts)];
    }
    default:
      return [price(own), price(own)];
  }
}

export function priceIndex(own: SeedProduct, products: Products): PriceIndex {
  const [minFinalPrice, maxFinalPrice] = range(own, products, final);
  const [minRegularPrice, maxRegularPrice] = range(own, products, regular);
  return { minFinalPrice, maxFinalPrice, minRegularPrice, maxRegularPrice };
}
