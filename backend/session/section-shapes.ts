/** Builds the cart and customer sections of /customer/section/load, the private part of a page. */
import type { Cart } from '../cart/cart.ts';
import type { CustomerRow } from '../customer/customers.ts';
import { toAmount } from '../rules/money.ts';
import { settingFlag, type Settings } from '../store/settings.ts';

const priceOf = (cents: number): string => `<span class="price">$${toAmount(cents).toFixed(2)}</span>`;

function totalsShape(subtotal: number, inclTax: number): object {
  return {
    subtotalAmount: toAmount(inclTax),
    subtotal: priceOf(inclTax),
    subtotal_incl_tax: priceOf(inclTax),
    subtotal_excl_tax: priceOf(subtotal),
  };
}

function storeShape(settings: Settings): object {
  return {
    possible_onepage_checkout: true,
    extra_actions: '',
    isGuestCheckoutAllowed: settingFlag(settings, 'checkout/options/guest_checkout', true),
    website_id: '1',
    storeId: '1',
  };
}

export function cartSection(cart: Cart | null, settings: Settings): object {
  const lines = cart?.lines ?? [];
  return {
    summary_count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...totalsShape(cart?.totals.subtotalExclTax ?? 0, cart?.totals.subtotalInclTax ?? 0),
    ...storeShape(settings),
    items: lines.map((line) => ({
      item_id: String(line.id),
      qty: line.quantity,
      product_sku: line.sku,
      product_name: line.product.name,
    })),
  };
}

export function customerSection(row: CustomerRow | null): object {
  if (row === null) return {};
  return { fullname: `${row.firstname} ${row.lastname}`, firstname: row.firstname, websiteId: '1' };
}
