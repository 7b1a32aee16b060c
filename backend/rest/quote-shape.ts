/** Formats a cart for REST; an ordered cart has its order's number but no items (BEY-17). */
import type { Cart } from '../cart/cart.ts';
import { emptyAddress, type QuoteAddress } from '../cart/quote-addresses.ts';
import type { BookEntry } from '../customer/address-book.ts';
import { dateText } from '../rules/date-text.ts';
import { plainItemShape } from './cart-item-shape.ts';
import { customerShape } from './customer-shape.ts';

export interface AddressOwner {
  readonly email: string | null;
  readonly customerId: number | null;
  /** The id of an address that is not set yet, because Magento has rows for those too. */
  readonly spareId: number;
}

export function addressShape(
  own: QuoteAddress | null,
  { email, customerId, spareId }: AddressOwner,
  sameAsBilling = 0,
) {
  const address = own?.address ?? emptyAddress;
  return {
    id: own?.id ?? spareId,
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
    ...(customerId === null ? {} : { customer_id: customerId }),
    email,
    same_as_billing: sameAsBilling,
    ...(own?.customerAddressId == null ? {} : { customer_address_id: own.customerAddressId }),
    save_in_address_book: own?.isSavedInBook ? 1 : 0,
  };
}

export function billingOwner({ quote, customer }: Cart): AddressOwner {
  return {
    email: customer?.email ?? quote.email,
    customerId: customer?.id ?? null,
    spareId: quote.id * 2 - 1,
  };
}

/** A guest's email appears at the billing address only. */
function shippingOwner(cart: Cart): AddressOwner {
  return { ...billingOwner(cart), email: cart.customer?.email ?? null, spareId: cart.quote.id * 2 };
}

function assignments(cart: Cart) {
  const { quote, lines, method } = cart;
  if (lines.length === 0) return [];
  return [
    {
      shipping: {
        address: addressShape(cart.shippingAddress, shippingOwner(cart), 1),
        method: method && `${method.carrierCode}_${method.methodCode}`,
      },
      items: lines.map((line) => plainItemShape(line, String(quote.id))),
    },
  ];
}

export function quoteShape(cart: Cart, book: readonly BookEntry[]) {
  const { quote, lines, totals, customer, currency } = cart;
  const items = lines.map((line) => plainItemShape(line, String(quote.id)));
  return {
    id: quote.id,
    created_at: dateText(quote.createdAt),
    updated_at: dateText(quote.updatedAt),
    is_active: quote.isActive,
    is_virtual: cart.isVirtual,
    ...(quote.isActive ? { items } : {}),
    items_count: lines.length,
    items_qty: totals.quantity,
    customer: customer ? customerShape(customer, book) : { email: null, firstname: null, lastname: null },
    billing_address: addressShape(cart.billingAddress, billingOwner(cart)),
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
    customer_is_guest: customer === null,
    customer_note_notify: true,
    customer_tax_class_id: 3,
    store_id: 1,
    ...(quote.isActive ? { extension_attributes: { shipping_assignments: assignments(cart) } } : {}),
  };
}
