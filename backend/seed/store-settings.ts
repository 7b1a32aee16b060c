/** The store's behaviour by Magento's configuration paths; others use Magento's defaults. */
export const storeSettings: Readonly<Record<string, string | number | boolean>> = {
  'cataloginventory/options/show_out_of_stock': true,
  'cataloginventory/options/stock_threshold_qty': 5,

  'tax/calculation/price_includes_tax': true,
  'tax/calculation/shipping_includes_tax': true,

  'checkout/options/guest_checkout': true,
  // off, because a storefront that sends no agreement could not order
  'checkout/options/enable_agreements': false,
  'checkout/agreement/name': 'Terms and conditions',
  'checkout/agreement/content':
    'Returnable bottles stay ours and come back without a deposit. Rental coolers run for three months at least. All of it: /about-us/terms-and-conditions',
  'checkout/agreement/checkbox_text': 'I agree to the terms and conditions',
  'checkout/agreement/is_html': false,

  // off, because a single item is a valid order; the messages are ready
  'sales/minimum_order/active': false,
  'sales/minimum_order/amount': 20,
  'sales/minimum_order/description': 'Orders start at $20. Add a little more and we come.',
  'sales/minimum_order/error_message': 'Orders start at $20.',

  // purchase orders are offered automatically to accounts that require them
  'payment/braintree/active': true,
  'payment/braintree_cc_vault/active': true,
  'payment/braintree_cc_vault/title': 'Saved card',
  'payment/braintree_paypal/active': true,
  'payment/braintree_paypal_vault/active': true,
  'payment/braintree_paypal_vault/title': 'Saved PayPal account',
  'payment/free/title': 'Nothing to pay',
  'payment/afterpay/active': true,
  // the seller on tax invoices: invented, with valid check digits
  'general/store_information/name': 'Brightwater Pty Ltd',
  'general/store_information/merchant_vat_number': '29 633 975 707',
  'general/store_information/street_line1': '21 Spring Hill Road',
  'general/store_information/city': 'Eagle Farm',
  'general/store_information/region': 'QLD',
  'general/store_information/postcode': '4009',
  'general/store_information/phone': '1300 975 707',

  'customer/create_account/confirm': false,
  'customer/address/street_lines': 2,
  'contact/contact/enabled': true,
  'contact/email/recipient_email': 'hello@brightwater.example.com',
  'newsletter/subscription/allow_guest_subscribe': true,

  /** Delivered by courier on the next business day instead of the van's round (BEY-18). */
  'delivery/courier_methods': 'express',

  /** The variable part of the path /{product}-resellers (§2). */
  'storefront/resellers_product': 'water',
};
