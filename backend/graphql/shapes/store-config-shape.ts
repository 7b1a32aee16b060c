/**
 * Shapes the store configuration: settings, and Magento's defaults for those never set (§3, §9).
 */
import { settingFlag, settingNumber, settingText, type Settings } from '../../store/settings.ts';
import type { StoreView } from '../../store/store-views.ts';

const defaults = {
  configurable_product_image: 'ITSELF',
  grouped_product_image: 'ITSELF',
  configurable_thumbnail_source: 'parent',
  newsletter_enabled: false,
  display_shipping_prices: 2,
  orders_invoices_credit_memos_display_full_summary: true,
  orders_invoices_credit_memos_display_grandtotal: true,
  orders_invoices_credit_memos_display_price: 2,
  orders_invoices_credit_memos_display_shipping_amount: 2,
  orders_invoices_credit_memos_display_subtotal: 2,
  orders_invoices_credit_memos_display_zero_tax: false,
  shopping_cart_display_full_summary: true,
  shopping_cart_display_grand_total: true,
  shopping_cart_display_zero_tax: false,
  product_reviews_enabled: '0',
  autocomplete_on_storefront: true,
  allow_guests_to_write_product_reviews: '1',
  cart_expires_in_days: 30,
  cart_summary_display_quantity: 1,
  category_fixed_product_tax_display_setting: 'FPT_DISABLED',
  check_money_order_enable_for_specific_countries: false,
  check_money_order_new_order_status: 'pending',
  cms_no_cookies: 'enable-cookies',
  demonotice: 0,
  display_state_if_optional: true,
  front: 'cms',
  grid_per_page_values: '12,24,36',
  is_one_page_checkout_enabled: true,
  list_mode: 'grid-list',
  list_per_page: 10,
  list_per_page_values: '5,10,15,20,25',
  magento_wishlist_general_is_enabled: '1',
  max_items_in_order_summary: 10,
  minicart_display: true,
  minicart_max_items: 10,
  no_route: 'cms/noroute/index',
  optional_zip_countries: 'HK,IE,MO,PA,GB',
  order_cancellation_enabled: false,
  product_fixed_product_tax_display_setting: 'FPT_DISABLED',
  sales_fixed_product_tax_display_setting: 'FPT_DISABLED',
  show_cms_breadcrumbs: 1,
  store_sort_order: 0,
  title_separator: '-',
  title_suffix: '',
  use_store_in_url: false,
  zero_subtotal_enable_for_specific_countries: false,
  zero_subtotal_new_order_status: 'pending',
  zero_subtotal_payment_action: 'authorize_capture',
  zero_subtotal_sort_order: 1,
  root_category_id: 2,
  root_category_uid: 'Mg==',
};

function addresses(origin: string) {
  const base = `${origin}/`;
  return {
    base_url: base,
    base_link_url: base,
    base_static_url: `${base}static/`,
    base_media_url: `${base}media/`,
    secure_base_url: base,
    secure_base_link_url: base,
    secure_base_static_url: `${base}static/`,
    secure_base_media_url: `${base}media/`,
  };
}

/** A behaviour follows its Magento setting path; a field with the same meaning is the fallback. */
function told(settings: Settings, path: string, field: string, otherwise: boolean): boolean {
  return settingFlag(settings, path, settingFlag(settings, field, otherwise));
}

export function storeConfigShape(settings: Settings, origin: string, view: StoreView) {
  return {
    ...defaults,
    ...addresses(origin),
    ...settings,
    is_guest_checkout_enabled: told(
      settings,
      'checkout/options/guest_checkout',
      'is_guest_checkout_enabled',
      true,
    ),
    default_country: settingText(
      settings,
      'general/country/default',
      settingText(settings, 'default_country', 'AU'),
    ),
    is_checkout_agreements_enabled: settingFlag(settings, 'checkout/options/enable_agreements'),
    check_money_order_enabled: settingFlag(settings, 'payment/checkmo/active'),
    check_money_order_title: settingText(settings, 'payment/checkmo/title', 'Check / Money order'),
    check_money_order_make_check_payable_to: settingText(settings, 'payment/checkmo/payable_to') || null,
    check_money_order_send_check_to: settingText(settings, 'payment/checkmo/mailing_address') || null,
    zero_subtotal_enabled: settingFlag(settings, 'payment/free/active', true),
    zero_subtotal_title: settingText(settings, 'payment/free/title', 'No Payment Information Required'),
    customer_access_token_lifetime: settingNumber(settings, 'oauth/access_token_lifetime/customer', 1),
    contact_enabled: settingFlag(settings, 'contact/contact/enabled', true),
    create_account_confirmation: settingFlag(settings, 'customer/create_account/confirm'),
    // with tax (2), without (1), both (3): for the cart, not the catalogue
    shopping_cart_display_price: settingNumber(settings, 'tax/cart_display/price', 2),
    shopping_cart_display_subtotal: settingNumber(settings, 'tax/cart_display/subtotal', 2),
    shopping_cart_display_shipping: settingNumber(settings, 'tax/cart_display/shipping', 2),
    id: view.id,
    code: view.code,
    store_code: view.code,
    store_name: view.isDefault ? settingText(settings, 'store_name', view.name) : view.name,
    is_default_store: view.isDefault,
  };
}

export function currencyShape(code: string) {
  const symbol = '$';
  return {
    base_currency_code: code,
    base_currency_symbol: symbol,
    // Magento keeps its original, misspelt names beside the correct ones
    default_display_currecy_code: code,
    default_display_currecy_symbol: symbol,
    default_display_currency_code: code,
    default_display_currency_symbol: symbol,
    available_currency_codes: [code],
    exchange_rates: [{ currency_to: code, rate: 1 }],
  };
}
