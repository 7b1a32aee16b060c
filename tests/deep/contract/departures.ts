/** Where the embedded backend answers unlike the recorded shop on purpose, each with its reason. */

import { operationDepartures } from './operation-departures.ts';

export interface Departure {
  /** Names of recordings. */
  readonly cases: RegExp;
  /** What every difference must look like; any other is still a mismatch. */
  readonly fault: RegExp;
  readonly because: string;
}

/** JSON where the recorded shop failed, partly with a page. */
const toldInJson = /^status (?:400|405) for 500$|^content type application\/json for|^body/;
const ownStatus = /^status (?:400|405) for 500$/;

export const departures: readonly Departure[] = [
  ...operationDepartures,
  {
    cases:
      /^proto\.gql-(?:array-batch|empty-body|empty-object|json-string|malformed-json|null-query|variables-as-string|get-no-query)$/,
    fault: toldInJson,
    because:
      'a body that is not JSON, no object, or has no query is the sender’s mistake: 400 with a JSON error, never a 500 or a page',
  },
  {
    cases: /^proto\.gql-(?:delete|put|options)$/,
    fault: toldInJson,
    because: 'a method that GraphQL does not have is 405, not 500',
  },
  {
    cases:
      /^(?:gql\.storeConfig-unknown-store-header|proto\.gql-(?:get-mutation|get-variables-bad-json|header-content-currency-bad|syntax-error|too-complex))$/,
    fault: ownStatus,
    because:
      'what a client writes wrongly (syntax, store, currency, complexity, a mutation by GET) is 400, not 500; message and category are Magento’s',
  },
  {
    cases: /^proto\.rest-accept-(?:browser|unknown)$/,
    fault: /^content type application\/json for|^status 200 for 500$|^body/,
    because: 'REST answers JSON whatever Accept says: no shop of ours reads XML or pages',
  },
  {
    cases: /^gql\.cmsPage-with-redirect_code$/,
    fault: /^body\.(?:errors: absent for list|data)/,
    because: 'redirect_code of a page is 0: nobody needs the whole page to fail for it',
  },
  {
    cases: /^rest\.order-simultaneous-1$/,
    fault: /^status (?:200|404) for 400|^body/,
    because:
      'of simultaneous orders the loser is always told that the cart is gone: the row lock leaves no moment for "A server error stopped your order"',
  },
  {
    cases: /^proto\.gql-two-errors$/,
    fault: /body\.errors: 2 entries for 1/,
    because: 'every root field that failed says so; the recorded shop named only the first',
  },
  {
    cases: /^session\.rest-carts-mine-cookie-with-xrw$/,
    fault: /^body\.billing_address/,
    because:
      'a customer’s new cart is billed to the default address, as the other recorded carts are; this one came from ordering again',
  },
  {
    cases: /^rest\.guest-route-with-customer-cart$/,
    fault: /customer_address_id: absent/,
    because: 'a customer’s default delivery entry is not named before it is chosen',
  },
  {
    cases: /^gql\.products-sort-position$/,
    fault: /^body\.data\.products\.items\[\d+\]\.__typename/,
    because:
      'which of the products without a position comes first was decided by the recorded shop’s stand-in for a search engine',
  },
  {
    cases: /^rest\.estimate-extension_attributes-unknown$/,
    fault: /^status 200 for 400$|^body/,
    because:
      'quote_delivery_instructions is the merchant’s own extension attribute, which this backend knows',
  },
  {
    cases: /^rest\.order-before-shipping$/,
    fault: /^body\.message/,
    because: 'an estimate leaves no address behind here, so the order misses postcode and country too',
  },
  {
    cases: /^rest\.totals-product-repriced$/,
    fault: /^body\.(?:base_subtotal_incl_tax|coupon_code): absent/,
    because: 'two keys that the recorded shop told only in the moment of summing up again',
  },
  {
    cases: /^proto\.rest-wrong-type$/,
    fault: /^body\.message|^body\.parameters/,
    because:
      'text where an object belongs is refused in the words of every other wrong type, not by naming an inner field',
  },
  {
    cases: /^gql\.customer-orders$/,
    fault: /additional_data: 1 entries for 0/,
    because: 'the merchant’s orders tell their purchase order number here; a stock shop’s do not',
  },
  {
    cases: /^gql\.config\.only_x_left$/,
    fault: /only_x_left_in_stock: number for null/,
    because:
      'earlier recordings had bought the recorded shop’s last filters while its index still listed them',
  },
];
