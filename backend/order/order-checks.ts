/** What must be true of a cart before it may become an order, in the order in which Magento asks (CHK-07). */
import type { Cart } from '../cart/cart.ts';
import { minimumOrder } from '../cart/minimum-order.ts';
import type { StoredAddress } from '../database/schema/cart.ts';
import { isEmail } from '../rules/email.ts';
import type { Country } from '../store/countries.ts';
import type { Settings } from '../store/settings.ts';

export type RefusalReason =
  'disabled' | 'outOfStock' | 'insufficientStock' | 'minimum' | 'address' | 'email' | 'payment';

export interface OrderRefusal {
  readonly kind: 'refused';
  readonly reason: RefusalReason;
  readonly message: string;
}

export function refuse(reason: RefusalReason, message: string): OrderRefusal {
  return { kind: 'refused', reason, message };
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === '';
}

/** The fields an order cannot do without, in Magento's order and spelling. */
function missingFields(address: StoredAddress, countries: readonly Country[]): string[] {
  const country = countries.find(({ id }) => id === address.countryId);
  const isRegionKnown = country?.regions.some(({ id }) => id === address.regionId) ?? true;
  const missing: (string | false)[] = [
    isBlank(address.firstname) && 'firstname',
    isBlank(address.lastname) && 'lastname',
    isBlank(address.street.join('')) && 'street',
    isBlank(address.city) && 'city',
    isBlank(address.telephone) && 'telephone',
    isBlank(address.postcode) && 'postcode',
    address.countryId === null && 'countryId',
    country !== undefined && country.regions.length > 0 && !isRegionKnown && 'regionId',
  ];
  return missing.filter((field) => field !== false);
}

function addressProblem(
  kind: 'shipping' | 'billing',
  address: StoredAddress,
  countries: readonly Country[],
): string | null {
  const missing = missingFields(address, countries);
  if (missing.length > 0) {
    const sentences = missing.map((field) => `"${field}" is required. Enter and try again.`);
    return `Please check the ${kind} address information. ${sentences.join(' ')}`;
  }
  return countries.some(({ id }) => id === address.countryId)
    ? null
    : `Please check the ${kind} address information. Invalid value of "${address.countryId}" provided for the countryId field.`;
}

export interface Orderable {
  readonly cart: Cart;
  readonly shippingAddress: StoredAddress;
  readonly billingAddress: StoredAddress;
  readonly method: NonNullable<Cart['method']>;
  readonly email: string;
}

/** Everything an order needs, proven present; or why it cannot be placed. */
export function checkOrder(
  cart: Cart,
  blank: StoredAddress,
  countries: readonly Country[],
  settings: Settings,
): ({ readonly kind: 'orderable' } & Orderable) | OrderRefusal {
  // An empty cart gets the same sentence as one whose every product was switched off.
  if (cart.lines.length === 0) return refuse('disabled', 'Some of the products are disabled.');
  if (cart.lines.some(({ product }) => product.stock <= 0))
    return refuse('outOfStock', 'Some of the products are out of stock.');
  if (cart.lines.some(({ product, quantity }) => product.stock < quantity))
    return refuse('insufficientStock', 'The requested qty is not available');
  const minimum = minimumOrder(settings, cart.totals.subtotalInclTax);
  if (!minimum.isMet) return refuse('minimum', minimum.message ?? 'The minimum order amount is not reached.');
  const { email } = cart.quote;
  if (email === null || !isEmail(email))
    return refuse('email', 'Failed address validation:\nEmail has a wrong format');
  const shippingAddress = cart.shippingAddress?.address ?? blank;
  const shippingProblem = addressProblem('shipping', shippingAddress, countries);
  if (shippingProblem !== null) return refuse('address', shippingProblem);
  if (cart.method === null)
    return refuse('address', 'The shipping method is missing. Select the shipping method and try again.');
  const billingAddress = cart.billingAddress?.address ?? blank;
  const billingProblem = addressProblem('billing', billingAddress, countries);
  if (billingProblem !== null) return refuse('address', billingProblem);
  return { kind: 'orderable', cart, shippingAddress, billingAddress, method: cart.method, email };
}
