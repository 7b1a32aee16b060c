/** Places an order on account through the API, which mails its delivery (ROUTE-02). */

import { brisbane, cartAddressOf } from './shopper-goods.ts';

type Ask = (query: string, variables: Readonly<Record<string, unknown>>) => Promise<unknown>;

interface WireTeam {
  readonly id: number;
  readonly customer_id: number | null;
  readonly active: boolean;
  readonly po_required: boolean;
}

interface Buyer {
  readonly customerCart: { readonly id: string };
  readonly customer: { readonly teams: readonly WireTeam[] };
}

/** As a member of a team that needs purchase order numbers; returns the order number. */
export const orderOnAccount = async (ask: Ask, poNumber: string): Promise<string> => {
  const { customerCart, customer } = (await ask(
    '{ customerCart { id } customer { teams { id customer_id active po_required } } }',
    {},
  )) as Buyer;
  const { id } = customerCart;
  const team = customer.teams.find(({ active, po_required: isPoRequired }) => active && isPoRequired);
  await ask(
    `mutation ($id: String!, $number: Int, $team: Int) {
      setExternalIdOnCart(cart_id: $id, external_id: $number, team_id: $team) { cart { id } } }`,
    { id, number: team?.customer_id, team: team?.id },
  );
  await ask(
    `mutation ($id: String!, $a: CartAddressInput!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: "BW-SPRING-15", quantity: 10 }]) { user_errors { message } }
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $a }] }) { cart { id } }
      setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "bwdelivery", method_code: "standard" }] }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $a } }) { cart { id } } }`,
    { id, a: cartAddressOf(brisbane) },
  );
  const placed = (await ask(
    `mutation ($id: String!, $p: PaymentMethodInput!) {
      setPaymentMethodAndPlaceOrder(input: { cart_id: $id, payment_method: $p }) {
        orderV2 { number } errors { message } } }`,
    { id, p: { code: 'purchaseorder', purchase_order_number: poNumber } },
  )) as {
    setPaymentMethodAndPlaceOrder: {
      orderV2: { number: string } | null;
      errors: readonly { message: string }[];
    };
  };
  const { orderV2, errors } = placed.setPaymentMethodAndPlaceOrder;
  if (orderV2 === null) throw new Error(errors.map(({ message }) => message).join(' '));
  return orderV2.number;
};
