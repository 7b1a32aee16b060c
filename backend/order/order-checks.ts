/** Checks whether a cart can become an order, in Magento's order of checks (CHK-07). */
import type { Cart } from '../cart/cart.ts';
import { emptyAddress } from '../cart/quote-addresses.ts';
import type { StoredAddress } from '../database/schema/cart.ts';
import { isEmail } from '../rules/email.ts';
import { isTelephone, telephoneProblem } from '../rules/telephone.ts';
import type { Country } from '../store/countries.ts';

/** Twenty million dollars: more than any order, less than an amount column's limit. */
const mostCents = 2_000_000_000;

export type RefusalReason =
  | 'disabled'
  | 'outOfStock'
  | 'insufficientStock'
  | 'minimum'
  | 'address'
  | 'email'
  | 'method'
  | 'promotion'
  | 'delivery'
  | 'account'
  | 'payment';

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

/** The required address fields, in Magento's order and spelling. */
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
  if (!isTelephone(address.telephone ?? ''))
    return `Please check the ${kind} address information. ${telephoneProblem('Phone Number')}`;
  return countries.some(({ id }) => id === address.countryId)
    ? null
    : `Please check the ${kind} address information. Invalid value of "${address.countryId}" provided for the countryId field.`;
}

export interface Orderable {
  readonly cart: Cart;
  /** Null where nothing is delivered. */
  readonly shippingAddress: StoredAddress | null;
  readonly billingAddress: StoredAddress;
  readonly method: Cart['method'];
  readonly email: string;
}

export interface OrderCircumstances {
  readonly countries: readonly Country[];
  /** The customer's own or the one the guest gave. */
  readonly email: string | null;
}

function stockProblem(lines: Cart['lines']): OrderRefusal | null {
  if (lines.some(({ problem }) => problem === 'outOfStock'))
    return refuse('outOfStock', 'Some of the products are out of stock.');
  return lines.some(({ problem }) => problem !== null)
    ? refuse('insufficientStock', 'The requested qty is not available')
    : null;
}

/** Everything an order needs, checked to be present; or why it cannot be placed. */
export function checkOrder(
  cart: Cart,
  { countries, email }: OrderCircumstances,
): ({ readonly kind: 'orderable' } & Orderable) | OrderRefusal {
  // an empty cart gets the same message as one whose every product was disabled
  if (cart.lines.length === 0) return refuse('disabled', 'Some of the products are disabled.');
  const shortage = stockProblem(cart.lines);
  if (shortage !== null) return shortage;
  if (cart.totals.subtotalInclTax > mostCents)
    return refuse('minimum', 'The order is too large to be placed here. Please contact us.');
  if (!cart.minimum.isMet)
    return refuse('minimum', cart.minimum.message ?? 'The minimum order amount is not reached.');
  if (email === null || !isEmail(email))
    return refuse('email', 'Failed address validation:\nEmail has a wrong format');
  const shippingAddress = cart.isVirtual ? null : (cart.shippingAddress?.address ?? emptyAddress);
  if (shippingAddress !== null) {
    const shippingProblem = addressProblem('shipping', shippingAddress, countries);
    if (shippingProblem !== null) return refuse('address', shippingProblem);
    if (cart.method === null)
      return refuse('address', 'The shipping method is missing. Select the shipping method and try again.');
  }
  const billingAddress = cart.billingAddress?.address ?? emptyAddress;
  const billingProblem = addressProblem('billing', billingAddress, countries);
  if (billingProblem !== null) return refuse('address', billingProblem);
  const method = cart.isVirtual ? null : cart.method;
  return { kind: 'orderable', cart, shippingAddress, billingAddress, method, email };
}
