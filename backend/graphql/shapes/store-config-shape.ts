/** What the store says of itself: its settings, and Magento's defaults for what was never set (§3, §9). */
import { settingFlag, settingText, type Settings } from '../../store/settings.ts';
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
  shopping_cart_display_price: 2,
  shopping_cart_display_shipping: 2,
  shopping_cart_display_subtotal: 2,
  shopping_cart_display_zero_tax: false,
  product_reviews_enabled: '0',
  autocomplete_on_storefront: true,
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

/** Behaviours are switched by their own paths; a field of the same meaning only tells of them. */
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
    is_checkout_agreements_enabled: settingFlag(settings, 'checkout/options/enable_agreements'),
    contact_enabled: settingFlag(settings, 'contact/contact/enabled', true),
    create_account_confirmation: settingFlag(settings, 'customer/create_account/confirm'),
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
    // Magento kept its first, misspelt names beside the right ones
    default_display_currecy_code: code,
    default_display_currecy_symbol: symbol,
    default_display_currency_code: code,
    default_display_currency_symbol: symbol,
    available_currency_codes: [code],
    exchange_rates: [{ currency_to: code, rate: 1 }],
  };
}
