/** A cart as REST shows it; once ordered it still answers, without its lines but with its order's number (BEY-17). */
import type { Cart, CartLine } from '../cart/cart.ts';
import { emptyAddress, type QuoteAddress } from '../cart/quote-addresses.ts';
import { toAmount } from '../rules/money.ts';

function dateText(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}

export function addressShape(own: QuoteAddress | null, email: string | null) {
  const address = own?.address ?? emptyAddress;
  return {
    id: own?.id ?? null,
    region: address.region,
    region_id: address.regionId,
    region_code: address.regionCode,
    country_id: address.countryId,
    street: address.street.length > 0 ? address.street : [''],
    ...(address.company === null ? {} : { company: address.company }),
    telephone: address.telephone,
    postcode: address.postcode,
    city: address.city,
    firstname: address.firstname,
    lastname: address.lastname,
    email,
    same_as_billing: 0,
    save_in_address_book: 0,
  };
}

function itemShape({ id, product, quantity, row }: CartLine, quoteId: number) {
  return {
    item_id: id,
    sku: product.sku,
    qty: quantity,
    name: product.name,
    price: toAmount(row.priceExclTax),
    product_type: product.type,
    quote_id: String(quoteId),
  };
}

export function quoteShape(cart: Cart, currency: string) {
  const { quote, lines, totals, method } = cart;
  const items = lines.map((line) => itemShape(line, quote.id));
  const chosen = method && `${method.carrierCode}_${method.methodCode}`;
  return {
    id: quote.id,
    created_at: dateText(quote.createdAt),
    updated_at: dateText(quote.updatedAt),
    is_active: quote.isActive,
    is_virtual: false,
    ...(quote.isActive ? { items } : {}),
    items_count: lines.length,
    items_qty: totals.quantity,
    customer: { email: null, firstname: null, lastname: null },
    billing_address: addressShape(cart.billingAddress, quote.email),
    ...(quote.reservedOrderId === null ? {} : { reserved_order_id: quote.reservedOrderId }),
    orig_order_id: 0,
    currency: {
      global_currency_code: currency,
      base_currency_code: currency,
      store_currency_code: currency,
      quote_currency_code: currency,
      store_to_base_rate: 0,
      store_to_quote_rate: 0,
      base_to_global_rate: 1,
      base_to_quote_rate: 1,
    },
    customer_is_guest: true,
    customer_note_notify: true,
    customer_tax_class_id: 3,
    store_id: 1,
    ...(quote.isActive
      ? {
          extension_attributes: {
            shipping_assignments: [
              {
                shipping: { address: addressShape(cart.shippingAddress, null), method: chosen },
                items,
              },
            ],
          },
        }
      : {}),
  };
}
