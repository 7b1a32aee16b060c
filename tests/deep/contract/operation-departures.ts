/** Where the stock layer answers the storefront's own operations unlike the recorded shop on
 * purpose. */

import type { Departure } from './departures.ts';

export const operationDepartures: readonly Departure[] = [
  {
    cases:
      /^gql\.(?:AddProductsToCart-original_row_total|UpdateItems-errors-field|(?:GuestOrder|OwnOrder)-refused-(?:item-prices|subtotal_incl_tax))$/,
    fault: /^body\.errors: absent for list \(.*Cannot query field|^body\.data: object for absent/,
    because: 'the embedded backend has the fields that came with 2.4.8, so it does not refuse them',
  },
  {
    cases: /^rest\.validate_postcode$/,
    fault: /^content type application\/json for text\/html$|^body: object for string/,
    because: 'what is not found is told in JSON, not on a page',
  },
  {
    cases: /^gql\.createCustomerAddress-NZ$/,
    fault:
      /createCustomerAddress\.region: null for object \(null for \{"region_code":null,"region_id":null\}\)$/,
    because: 'an address without a region has none, not one of nulls',
  },
  {
    cases: /^gql\.SearchPage-one-letter$/,
    fault: /^body\.data\.products\.(?:items|aggregations|suggestions): \d+ entries for 0$/,
    because:
      'relevance and suggestions are our own, and one letter is a word here: the recorded engine was a stand-in',
  },
  {
    cases: /^gql\.SearchPage-sort-left-out$/,
    fault: /^body\.data\.products\.suggestions: \d+ entries for 0$/,
    because: 'relevance and suggestions are our own: the recorded engine was a stand-in',
  },
  {
    cases: /^gql\.SearchSuggestions$/,
    fault: /^body\.data\.products\.items\[\d+\]\.(?:options|price_tiers): /,
    because: 'relevance and suggestions are our own, so other products are suggested',
  },
  {
    cases:
      /^gql\.ProductPage-(?:as-asked|works-(?:part-of-others|simple-special-price|simple-tier|sold-out))$/,
    fault: /^body\.data\.products\.items\[\d\]\.custom_attributesV2\.items: 0 entries for \d$/,
    because: 'what lists are narrowed by is not listed on the product page too',
  },
  {
    cases: /^gql\.AttributeLabels$/,
    fault: /^body\.data\.attributesList\.items: 0 entries for 3$/,
    because: 'what lists are narrowed by is not listed on the product page too',
  },
  {
    cases:
      /^(?:rest\.address-NZ-sequence(?:-cross-border-trade)?#8|gql\.CartDetails-product-disabled-sequence#5)$/,
    fault: /shipping\.address\.email: null for string/,
    because: 'a guest’s email stands at the billing address alone, whenever it was given',
  },
  {
    cases:
      /^(?:gql\.CartDetails-product-disabled-sequence#2|rest\.payment-information-(?:GET-virtual|free-sequence#3))$/,
    fault: /^body\.(?:totals\.)?(?:base_subtotal_incl_tax: absent for number|coupon_code: absent for string)/,
    because: 'two keys that the recorded shop told only in the moment of summing up again',
  },
];
