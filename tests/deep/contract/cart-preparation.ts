/** Makes a cart as the needs say. */

import type { CartNeeds } from './cart-needs.ts';
import type { JsonObject } from './recording.ts';
import { sydney, type Shopper } from './shopper.ts';

export interface CartOwner {
  readonly bearer: string | null;
  /** Entry of the owner's address book to deliver to. */
  readonly addressId: number | null;
  readonly billingId: number | null;
}

const input = (cart: string, more: JsonObject): JsonObject => ({ i: { cart_id: cart, ...more } });

export async function addressCart(shopper: Shopper, cart: string, owner: CartOwner): Promise<void> {
  await shopper.graphql(
    'mutation($i:SetShippingAddressesOnCartInput){setShippingAddressesOnCart(input:$i){cart{id}}}',
    input(cart, {
      shipping_addresses: [
        owner.addressId === null ? { address: sydney } : { customer_address_id: owner.addressId },
      ],
    }),
    owner.bearer,
  );
}

export async function chooseMethod(shopper: Shopper, cart: string, { bearer }: CartOwner): Promise<void> {
  await shopper.graphql(
    'mutation($i:SetShippingMethodsOnCartInput){setShippingMethodsOnCart(input:$i){cart{id}}}',
    input(cart, { shipping_methods: [{ carrier_code: 'flatrate', method_code: 'flatrate' }] }),
    bearer,
  );
}

async function bill(
  shopper: Shopper,
  cart: string,
  owner: CartOwner,
  billing: JsonObject | 'usual',
): Promise<void> {
  if (billing !== 'usual') {
    const base = owner.bearer === null ? `/guest-carts/${cart}` : '/carts/mine';
    await shopper.rest('POST', `${base}/billing-address`, { address: billing }, owner.bearer);
    return;
  }
  await shopper.graphql(
    'mutation($i:SetBillingAddressOnCartInput){setBillingAddressOnCart(input:$i){cart{id}}}',
    input(cart, {
      billing_address:
        owner.billingId === null ? { address: sydney } : { customer_address_id: owner.billingId },
    }),
    owner.bearer,
  );
}

async function setDetails(shopper: Shopper, cart: string, owner: CartOwner, needs: CartNeeds): Promise<void> {
  const { bearer } = owner;
  if (needs.hasEmail && bearer === null)
    await shopper.graphql(
      'mutation($i:SetGuestEmailOnCartInput){setGuestEmailOnCart(input:$i){cart{id}}}',
      input(cart, { email: 'guest@example.com' }),
    );
  if (needs.payment !== null)
    await shopper.graphql(
      'mutation($i:SetPaymentMethodOnCartInput){setPaymentMethodOnCart(input:$i){cart{id}}}',
      input(cart, { payment_method: needs.payment }),
      bearer,
    );
  if (needs.coupon !== null)
    await shopper.graphql(
      'mutation($i:ApplyCouponToCartInput){applyCouponToCart(input:$i){cart{id}}}',
      input(cart, { coupon_code: needs.coupon }),
      bearer,
    );
}

export async function prepareCart(
  shopper: Shopper,
  cart: string,
  owner: CartOwner,
  needs: CartNeeds,
): Promise<void> {
  await shopper.fill(cart, needs.lines, owner.bearer);
  if (needs.hasEstimate)
    await shopper.rest('POST', `/guest-carts/${cart}/estimate-shipping-methods`, {
      address: { country_id: 'AU', region_id: 606, postcode: '2000' },
    });
  if (needs.hasAddress || needs.isOrdered) await addressCart(shopper, cart, owner);
  if (needs.hasMethod || needs.isOrdered) await chooseMethod(shopper, cart, owner);
  if (needs.billing !== null || needs.isOrdered) await bill(shopper, cart, owner, needs.billing ?? 'usual');
  const ordering = { hasEmail: true, payment: needs.payment ?? { code: 'checkmo' } };
  await setDetails(shopper, cart, owner, needs.isOrdered ? { ...needs, ...ordering } : needs);
  if (needs.isOrdered) await shopper.order(cart, owner.bearer);
}
