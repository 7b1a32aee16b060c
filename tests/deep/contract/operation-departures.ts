/** Where the stock layer answers the storefront's own operations unlike the recorded shop on
 * purpose. */

import type { Departure } from './departures.ts';

const anything = /^/;

export const operationDepartures: readonly Departure[] = [
  {
    cases: /-maintenance$/,
    fault: anything,
    because: 'there is no maintenance mode here: a front door in front of none answers 503 by itself',
  },
  {
    cases: /refused-(?:subtotal_incl_tax|item-prices)$|-original_row_total$|UpdateItems-errors-field$/,
    fault: anything,
    because: 'the stock layer has the fields that came with 2.4.8, so it does not refuse them',
  },
  {
    cases: /fixed-bundle-price_details$/,
    fault: anything,
    because: 'every bundle here is priced by its parts, and such a bundle has no price_details',
  },
  {
    cases: /^rest\.validate_postcode$/,
    fault: /status|content type|^body/,
    because: 'the script is the merchant’s, and the embedded backend answers it on every layer',
  },
  {
    cases: /payment-information|shipping-information|sequence#|^session\.|^gql\.tax-/,
    fault: /^body\.payment_methods/,
    because: 'bank transfer and cash on delivery are not among the ways to pay here',
  },
  {
    cases: /^gql\.tax-/,
    fault: /adjustments/,
    because: 'the deprecated price tells no adjustments',
  },
  {
    cases: /^gql\.createCustomerAddress-NZ$/,
    fault: /region: null for object/,
    because: 'an address without a region has none, not one of nulls',
  },
  {
    cases: /^gql\.SearchPage-one-letter$/,
    fault: anything,
    because:
      'one letter is a word of its own here; the recorded shop’s stand-in for a search engine found nothing',
  },
  {
    cases: /^gql\.(?:ProductPage|AttributeLabels)/,
    fault: /custom_attributesV2\.items|attributesList\.items/,
    because: 'what a product page lists of a product is its details here, not what lists are narrowed by',
  },
  {
    cases: /^gql\.Search(?:Suggestions|Page-sort-left-out)$/,
    fault: anything,
    because: 'relevance and suggestions are our own: the recorded shop’s engine was a stand-in',
  },
  {
    cases: /^rest\.address-NZ/,
    fault: /tax_grandtotal_details|applied_taxes|billing_address\.email/,
    because:
      'New Zealand’s GST is part of the price here, and a guest’s address has no email before the payment',
  },
  {
    cases: /GET-virtual$|sequence#[23]$/,
    fault: /base_subtotal_incl_tax: absent|coupon_code: absent|payment_methods/,
    because: 'two keys that the recorded shop told only in the moment of summing up anew',
  },
  {
    cases: /not-allowed-country$/,
    fault: anything,
    because: 'nothing is delivered to a country that the shop does not deliver to',
  },
  {
    cases: /^gql\.CmsPage-home$/,
    fault: /content_heading/,
    because: 'the rebuilt home page has no heading of its own',
  },
];
