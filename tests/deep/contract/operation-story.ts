/** What was done before a case of operations: cases of one visitor follow each other, and carts
 * and orders were made by hand. */

import { hannah, nora } from './operations-shop.ts';
import type { JsonObject } from './recording.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** In the order in which they were recorded; a number stands for an order of `pastOrders`. */
const stories: readonly (readonly string[])[] = [
  words(`CreateCart CartDetails-empty CartDetails-after-refused-add AddProductsToCart-simple
    AddProductsToCart-custom-options AddProductsToCart-custom-option-date
    AddProductsToCart-custom-option-missing AddProductsToCart-configurable
    AddProductsToCart-configurable-sold-out-variant AddProductsToCart-configurable-option-missing
    AddProductsToCart-bundle-dynamic AddProductsToCart-bundle-fixed AddProductsToCart-bundle-option-missing
    AddProductsToCart-grouped-members AddProductsToCart-virtual AddProductsToCart-downloadable
    AddProductsToCart-downloadable-part-missing AddProductsToCart-too-many AddProductsToCart-good-and-bad
    CartDetails-all-kinds UpdateItems-errors-field UpdateItems-good UpdateItems-two-one-too-many
    UpdateItems-too-many UpdateItems-unknown-line UpdateItems-zero RemoveItem RemoveItem-again
    coupons-PUT-good CartDetails-with-coupon coupons-PUT-second-good coupons-PUT-unknown coupons-DELETE
    payment-information-POST-before-shipping payment-information-GET-before-shipping SetGuestEmail-bad
    SetGuestEmail estimate-AU estimate-country-only estimate-not-allowed-country
    shipping-information-unknown-method shipping-information-incomplete
    shipping-information-not-allowed-country shipping-information-good payment-information-GET
    payment-information-POST-unknown-method payment-information-POST-purchaseorder-no-number billing-address
    payment-information-POST-checkmo GuestOrder-refused-subtotal_incl_tax GuestOrder-refused-item-prices
    GuestOrder-good GuestOrder-wrong-postcode guestOrder-every-price-field guest-cart-GET-after-order
    CartDetails-after-order payment-information-POST-again`),
  words('payment-information-GET-virtual payment-information-POST-virtual GuestOrder-virtual'),
  words(`000000003 000000004 000000005 000000008 GuestOrder-of-a-customer CustomerCart SetGuestEmail-as-customer
    MergeCarts-good MergeCarts-again AddProductsToCart-customer carts-mine-estimate
    carts-mine-shipping-information carts-mine-payment-information-GET
    carts-mine-payment-information-checkmo carts-mine-payment-information-again NewestOrder OrderHistory
    OrderHistory-page-beyond OwnOrder-refused-subtotal_incl_tax OwnOrder-refused-item-prices OwnOrder-good
    customer-orders-every-price-field PadOrders ReorderItems-good sign-out-then-guest
    token-revoked-during-payment`),
  words(`CreateCustomer-good createCustomerAddress-AU createCustomerAddress-no-region createCustomerAddress-NZ
    updateCustomerAddress-default updateOwnDetails-good changeCustomerPassword-wrong
    changeCustomerPassword-good WhoAmI-after-password-change deleteCustomerAddress-default
    deleteCustomerAddress-good`),
  words('000000001 000000002 ReorderItems-of-another'),
  words('createCustomerAddress-AU 000000034 ReorderItems-gone-sequence'),
  words('000000002 tax-excluding-default address-NZ-sequence guestOrder-prices-by-tax-display'),
];

const ownName = (name: string): string => name.replace(/^\w+\./, '');

/** Stories up to the last case that is asked for; a case that stands in none is its own. */
export function storiesOf(wanted: readonly string[]): readonly (readonly string[])[] {
  const names = new Set(wanted.map(ownName));
  const told = stories.map((story) => story.slice(0, story.findLastIndex((one) => names.has(one)) + 1));
  const known = new Set(stories.flat());
  return [...told, ...[...names].filter((one) => !known.has(one)).map((one) => [one])];
}

export type Addition = JsonObject & { readonly sku: string; readonly quantity: number };

const of = (sku: string, quantity = 1, choice: JsonObject = {}): Addition => ({ sku, quantity, ...choice });
const uid = (text: string): string => Buffer.from(text).toString('base64');
const printed = {
  selected_options: [uid('custom-option/2/2')],
  entered_options: [{ uid: uid('custom-option/1'), value: 'Hello' }],
};

/** What a cart held when its case began; any other held tea. */
const beginnings: Readonly<Record<string, readonly Addition[]>> = {
  '<CART_3>': [],
  '<CART_5>': [of('VIRT-1')],
  '<CART_6>': [of('TEA-1'), of('COF-1', 2)],
  '<CART_7>': [of('COOL-2'), of('TEA-1')],
  '<CART_10>': [],
  '<CART_14>': [],
  '<CART_22>': [of('TEA-1', 2)],
  '<CART_24>': [of('TEA-1', 2)],
  '<CART_25>': [of('TEA-1', 2)],
  '<CART_29>': [of('VIRT-1')],
  '<CART_31>': [of('TEA-1'), of('GL-5')],
  '<CART_33>': [of('GL-6', 2), of('TEA-1')],
  '<CART_MINE>': [of('TEA-1', 2)],
};

export const contentsOf = (cart: string): readonly Addition[] => beginnings[cart] ?? [of('TEA-1')];

/** The cart that a token alone speaks for. */
const ownCarts: Readonly<Record<string, string>> = {
  'gql.CustomerCart': '<CART_7>',
  'session.sign-out-then-guest-sessions-off': '<CART_14>',
};

export const ownCartOf = (step: string): string => ownCarts[step.split('#')[0] ?? ''] ?? '<CART_MINE>';

/** Whose token or cart a mask stands for; other tokens are Hannah's, other carts a guest's. */
export const owners: Readonly<Record<string, string>> = {
  '<TOKEN_2>': nora,
  '<TOKEN_3>': nora,
  '<TOKEN_20>': nora,
  '<CART_7>': hannah,
  '<CART_10>': nora,
  '<CART_14>': hannah,
};

/** Carts whose delivery had been chosen. */
export const delivered: ReadonlySet<string> = new Set(['<CART_4>', '<CART_31>', '<CART_33>', '<CART_35>']);

export interface PastOrder {
  readonly email: string;
  readonly lines: readonly Addition[];
  readonly coupon?: string;
}

export const pastOrders: Readonly<Record<string, PastOrder>> = {
  '000000002': { email: 'double@example.com', lines: [of('TEA-1'), of('COF-1')], coupon: 'WATER10' },
  '000000001': { email: 'double@example.com', lines: [of('TEA-1')] },
  '000000003': { email: hannah, lines: [of('TEA-1')] },
  '000000004': { email: hannah, lines: [of('TEA-1')] },
  '000000005': { email: hannah, lines: [of('TEA-1')] },
  '000000008': { email: hannah, lines: [of('TEA-1', 3), of('COF-1')] },
  '000000034': { email: nora, lines: [of('GL-7'), of('TEA-1'), of('CUP-1', 1, printed)] },
};

const setting = (key: string, value: string): string =>
  `insert into setting (key, value) values ('${key}', '"${value}"') on conflict (key) do update set value = excluded.value`;
const display = (value: string): string => setting('tax/sales_display/price', value);
const maintenance = setting('maintenance', '1');

/** What the shopkeeper did just before a step. */
export const meanwhile: Readonly<Record<string, string>> = {
  'gql.CreateCustomer-good': `delete from customer where email = '${nora}'`,
  'gql.AddProductsToCart-maintenance': maintenance,
  'gql.StoreConfigData-maintenance': maintenance,
  'rest.payment-information-POST-maintenance': maintenance,
  'gql.CartDetails-product-disabled-sequence#2': `update product set is_active = false where sku = 'GL-5'`,
  'gql.CartDetails-sold-out-sequence#1': `update product set stock = 1 where sku = 'GL-6'`,
  'gql.CartDetails-sold-out-sequence#3': `update product set stock = 0 where sku = 'GL-6'`,
  'gql.ReorderItems-gone-sequence#2': `update product set is_active = false where sku = 'GL-7'`,
  'gql.ReorderItems-gone-sequence#4': `update product set is_active = true, stock = case sku when 'TEA-1' then 0 else 1000 end where sku in ('GL-7', 'TEA-1')`,
  'gql.guestOrder-prices-by-tax-display#1': display('2'),
  'gql.guestOrder-prices-by-tax-display#4': display('1'),
  'rest.payment-information-free-sequence#1': `update coupon set amount = 100 where code = 'WATER10'`,
};
