/** Writes tracking events in the shape of Universal Analytics or GA4 (§7 data layer). */

import type { Track, TrackedItem, TrackingEvent } from './tracking-event.ts';

export type DataLayerShape = 'ua' | 'ga4';

export type DataLayerEntry = Readonly<Record<string, unknown>>;

const checkoutNames = { 1: 'begin_checkout', 2: 'add_shipping_info', 3: 'add_payment_info' } as const;
const checkoutOptions = { 1: 'shipping', 2: 'payment', 3: '' } as const;

/** The Enhanced Ecommerce part of an event; null if it has none. */
const uaEcommerce = (event: TrackingEvent): DataLayerEntry | null => {
  switch (event.type) {
    case 'productList':
      return {
        currencyCode: event.currency,
        impressions: event.items.map((item) => ({ ...item, list: event.list })),
      };
    case 'productClick':
      return { click: { actionField: { list: event.list }, products: event.items } };
    case 'productDetail':
      return { currencyCode: event.currency, detail: { products: event.items } };
    case 'addToCart':
      return { currencyCode: event.currency, add: { products: event.items } };
    case 'removeFromCart':
      return { currencyCode: event.currency, remove: { products: event.items } };
    case 'checkout': {
      const { step, items } = event;
      return { checkout: { actionField: { step, option: checkoutOptions[step] }, products: items } };
    }
    case 'purchase': {
      const { id, coupon, discount, revenue, currency, items } = event;
      const actionField = { id, revenue, coupon, discount };
      return { currencyCode: currency, purchase: { actionField, products: items } };
    }
    default:
      return null;
  }
};

const ga4Names = {
  productList: 'view_item_list',
  productClick: 'select_item',
  productDetail: 'view_item',
  addToCart: 'add_to_cart',
  removeFromCart: 'remove_from_cart',
  purchase: 'purchase',
} as const;

const ga4Name = (event: TrackingEvent): string => {
  if (event.type === 'checkout') return checkoutNames[event.step];
  return event.type in ga4Names ? ga4Names[event.type as keyof typeof ga4Names] : event.type;
};

const ga4Item = ({ id, name, price, quantity, position }: TrackedItem): DataLayerEntry => ({
  item_id: id,
  item_name: name,
  ...(price === undefined ? {} : { price }),
  ...(quantity === undefined ? {} : { quantity }),
  ...(position === undefined ? {} : { index: position }),
});

const rounded = (amount: number): number => Math.round(amount * 100) / 100;

const sumOf = (items: readonly TrackedItem[]): number =>
  items.reduce((sum, { price = 0, quantity = 1 }) => sum + price * quantity, 0);

const ga4Ecommerce = (event: TrackingEvent): DataLayerEntry | null => {
  switch (event.type) {
    case 'productList':
    case 'productClick':
      return { item_list_name: event.list, items: event.items.map(ga4Item) };
    case 'productDetail':
    case 'addToCart':
    case 'removeFromCart':
    case 'checkout': {
      const { currency, items } = event;
      return { currency, value: rounded(sumOf(items)), items: items.map(ga4Item) };
    }
    case 'purchase': {
      const { id, revenue, coupon, discount, currency, items } = event;
      // GA4 defines the value without shipping and tax
      const value = items.length === 0 ? revenue : rounded(Math.max(0, sumOf(items) - discount));
      return { transaction_id: id, value, coupon, discount, currency, items: items.map(ga4Item) };
    }
    default:
      return null;
  }
};

/** An ecommerce entry follows one that clears the previous one's data. */
export const entriesOf = (event: TrackingEvent, shape: DataLayerShape): readonly DataLayerEntry[] => {
  if (shape === 'ua' && event.type === 'checkout' && event.step === 3) return [];
  const name = shape === 'ua' ? event.type : ga4Name(event);
  const ecommerce = shape === 'ua' ? uaEcommerce(event) : ga4Ecommerce(event);
  if (ecommerce !== null) return [{ ecommerce: null }, { event: name, ecommerce }];
  const { type: _, ...data } = event;
  return [{ event: name, ...data }];
};

/** A tag manager keeps as many; without one nothing else would empty the list. */
const mostEntries = 300;

/** The page's own list; a tag manager reads it and replaces its `push`. */
export interface DataLayerHost {
  dataLayer?: { push: (entry: DataLayerEntry) => unknown };
}

export const createDataLayer =
  (host: DataLayerHost, shape: DataLayerShape): Track =>
  (event) => {
    const layer = (host.dataLayer ??= [] as DataLayerEntry[]);
    for (const entry of entriesOf(event, shape)) layer.push(entry);
    if (Array.isArray(layer)) layer.splice(0, layer.length - mostEntries);
  };
