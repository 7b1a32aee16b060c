/**
 * Drives the marketing tracker by its published interface:
 * pages, products, carts and orders (TRK-02, TRK-03).
 */

import type { Cart } from '#machines/domain/cart.ts';
import type { Product } from '#machines/domain/catalog.ts';
import type { ShopFact } from '#machines/shop.events.ts';
import { priceOf } from './product-book.ts';
import { quietly } from './quietly.ts';
import type { Track } from './tracking-event.ts';

type Call = (...given: readonly unknown[]) => unknown;

/** What the provider's two scripts add to the window. */
export interface MarketingHost {
  dmPt?: Call;
  dmtrackingobjectname?: string;
  _dmTrack?: Call;
  _dmCallHandler?: Call;
}

export interface MarketingOptions {
  readonly host: MarketingHost;
  readonly location: Pick<Location, 'origin' | 'hostname'>;
  readonly program: string;
  readonly profile: string;
  /** Session storage of the last reported cart and of an order that is still to be reported. */
  readonly snapshot: Stored;
  readonly pendingOrder: Stored;
}

interface Stored {
  readonly read: () => unknown;
  /** Null removes it. */
  readonly write: (value: unknown) => void;
}

interface OrderCall {
  readonly names: readonly string[];
  readonly total: number;
}

/** Seconds after which a cart counts as abandoned (§9). */
const cartDelay = 30;

/** Calls that wait for a script; a blocked script never takes them. */
const mostWaiting = 50;

const orderCall = '_dmTrack';

const amount = (cents: number | undefined): number => (cents ?? 0) / 100;

const insightOf = (cart: Cart, program: string, origin: string) => ({
  programID: program,
  cartDelay,
  cartID: cart.id,
  cartPhase: 'CUSTOMER_LOGIN',
  currency: cart.subtotal.currency,
  subtotal: amount(cart.subtotal.cents),
  shipping: amount(cart.shipping?.cents),
  discountAmount: Math.abs(amount(cart.discount?.cents)),
  taxAmount: cart.taxes.reduce((sum, { amount: { cents } }) => sum + cents, 0) / 100,
  grandTotal: amount(cart.grandTotal.cents),
  cartUrl: `${origin}/cart`,
  lineItems: cart.lines.map((line) => ({
    sku: line.sku,
    name: line.name,
    description: '',
    category: '',
    unitPrice: amount((line.regularPrice ?? line.price).cents),
    salePrice: priceOf(line),
    quantity: line.quantity,
    totalPrice: amount(line.rowTotal.cents),
    imageUrl: line.image ?? '',
    productUrl: line.path === null ? '' : origin + line.path,
  })),
});

const productOf = (product: Product, origin: string) => ({
  product_name: product.name,
  product_url: origin + product.path,
  product_currency: product.price.currency,
  product_status: product.isInStock ? 'In stock' : 'Out of stock',
  product_price: amount((product.regularPrice ?? product.price).cents),
  product_specialPrice: product.regularPrice === null ? '' : priceOf(product),
  product_sku: product.sku,
  product_brand: '',
  product_categories: product.breadcrumbs.map(({ name }) => name).join(', '),
  product_image_path: product.image.url,
  product_description: product.metaDescription,
});

export const createMarketing = (options: MarketingOptions) => {
  const { host, location, program, profile, snapshot, pendingOrder } = options;
  const { origin, hostname } = location;
  let [isOn, email]: [boolean, string | null] = [false, null];
  let cart: Cart | null = null;
  let shown: Product | null = null;
  let order: OrderCall | null = null;
  let waiting: (readonly ['_dmTrack' | '_dmCallHandler', readonly unknown[]])[] = [];

  const call = quietly((name: keyof MarketingHost & `_${string}`, ...given: readonly unknown[]) => {
    if (!isOn) return;
    if (host[name] !== undefined) host[name](...given);
    else if (waiting.length < mostWaiting) waiting.push([name, given]);
  });
  const send = quietly((...given: readonly unknown[]) => {
    if (isOn) host.dmPt?.(...given);
  });

  /**
   * Reports each change of the cart once its customer is known.
   * The first report needs an empty cart at sign-in.
   */
  const reportCart = (): void => {
    if (!isOn || email === null || cart === null) return;
    const last = snapshot.read();
    if (last === null && cart.lines.length > 0) return;
    const insight = insightOf(cart, program, origin);
    const text = JSON.stringify(insight);
    if (text === last) return;
    if (last === null) send('identify', email);
    send('cartInsight', insight);
    snapshot.write(text);
  };

  const dropOrder = (): void => {
    order = null;
    pendingOrder.write(null);
  };

  /**
   * The order is stored for the next page if the script is not
   * loaded yet; the page call sends what was tracked.
   */
  const reportOrder = quietly(() => {
    if (!isOn || order === null) return;
    pendingOrder.write(order);
    if (host[orderCall] === undefined) return;
    const { names, total } = order;
    dropOrder();
    for (const name of names) call(orderCall, 'product', name);
    call(orderCall, 'CheckOutAmount', total);
    call('_dmCallHandler');
  });

  const receive = (fact: ShopFact): void => {
    if (fact.type === 'session.signedIn' || fact.type === 'session.restored') ({ email } = fact);
    if (/^session\.(?:signedOut|signedOutInPlace|forgotten|timedOut|ownerChanged)$/.test(fact.type)) {
      [email, cart] = [null, null];
      dropOrder();
    }
    if (fact.type === 'cart.dropped' || fact.type === 'cart.lost') cart = null;
    if (fact.type === 'cart.changed') cart = fact.isOwned ? fact.cart : null;
    if (fact.type === 'cart.changed') reportCart();
  };

  const track: Track = (event, product) => {
    if (event.type === 'pageView') {
      shown = null;
      if (!isOn) order = null;
      call('_dmCallHandler');
    }
    if (event.type === 'productDetail' && product !== undefined) {
      shown = product;
      send('track', productOf(product, origin));
    }
    if (event.type !== 'purchase') return;
    order = { names: event.items.map(({ name }) => name), total: event.revenue };
    reportOrder();
  };

  return {
    receive,
    track,
    /** The shopper has consented: reports the current page and everything after it. */
    begin: (): void => {
      if (isOn) return;
      isOn = true;
      if (host.dmPt === undefined) {
        const queue: unknown[] = [];
        host.dmtrackingobjectname = 'dmPt';
        host.dmPt = Object.assign((...given: readonly unknown[]) => void queue.push(given), { q: queue });
      }
      send('create', profile, hostname);
      call('_dmCallHandler');
      if (shown !== null) send('track', productOf(shown, origin));
      reportCart();
      order ??= pendingOrder.read() as OrderCall | null;
      reportOrder();
    },
    /** A script of the provider has loaded. */
    deliver: (): void => {
      const calls = waiting;
      waiting = [];
      for (const [name, given] of calls) call(name, ...given);
      reportOrder();
    },
    end: (): void => {
      isOn = false;
      waiting = [];
      dropOrder();
    },
  };
};

export type Marketing = ReturnType<typeof createMarketing>;
