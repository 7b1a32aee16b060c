/** Sets what an order needs on a cart: email, addresses, shipping method, payment method (CHK-04). */
import { readCart } from '../../cart/cart.ts';
import { readAddresses, saveAddress } from '../../cart/quote-addresses.ts';
import { choosePayment, readPaymentChoice, type PaymentMethodInput } from '../../payments/choose-payment.ts';
import { Refusal, refuseInput, refuseMissing } from '../../refusal.ts';
import { isEmail } from '../../rules/email.ts';
import type { GraphqlContext } from '../context.ts';
import { readAddressInput, type AddressInput } from './address-input.ts';
import { changeCart, requireInput } from './open-cart.ts';

interface AddressChoice {
  readonly address?: AddressInput | null;
  readonly customer_address_id?: number | null;
}

interface ShippingInput {
  readonly cart_id: string;
  readonly shipping_addresses: readonly (AddressChoice & { readonly customer_notes?: string | null })[];
}

interface BillingInput {
  readonly cart_id: string;
  readonly billing_address: AddressChoice & {
    readonly same_as_shipping?: boolean | null;
    readonly use_for_shipping?: boolean | null;
  };
}

interface MethodsInput {
  readonly cart_id: string;
  readonly shipping_methods: readonly { readonly carrier_code: string; readonly method_code: string }[];
}

interface PaymentInput {
  readonly cart_id: string;
  readonly payment_method: PaymentMethodInput;
}

/** Guests have no address book. */
function refuseStored({ customer_address_id: id }: AddressChoice): void {
  if (id != null) throw new Refusal('authorization', "The current customer isn't authorized.");
}

export const checkoutMutations = {
  async setGuestEmailOnCart(
    _: unknown,
    arguments_: { input?: { cart_id: string; email: string } | null },
    context: GraphqlContext,
  ) {
    const { cart_id: cartId, email } = requireInput(arguments_.input);
    if (email === '') throw refuseInput('Required parameter "email" is missing');
    if (!isEmail(email)) throw refuseInput('Invalid email format');
    return { cart: await changeCart(cartId, context, async () => ({ email })) };
  },

  async setShippingAddressesOnCart(
    _: unknown,
    arguments_: { input?: ShippingInput | null },
    context: GraphqlContext,
  ) {
    const { cart_id: cartId, shipping_addresses: choices } = requireInput(arguments_.input);
    const [choice] = choices;
    if (!choice) throw refuseInput('Required parameter "shipping_addresses" is missing');
    if (choices.length > 1) throw refuseInput('You cannot specify multiple shipping addresses.');
    const countries = await context.countries();
    const cart = await changeCart(cartId, context, async (tx, quote) => {
      refuseStored(choice);
      if (!choice.address)
        throw refuseInput('The shipping address must contain either "customer_address_id" or "address".');
      await saveAddress(tx, quote.id, 'shipping', readAddressInput(choice.address, countries));
      return { customerNotes: choice.customer_notes ?? null };
    });
    return { cart };
  },

  async setBillingAddressOnCart(
    _: unknown,
    arguments_: { input?: BillingInput | null },
    context: GraphqlContext,
  ) {
    const { cart_id: cartId, billing_address: choice } = requireInput(arguments_.input);
    const countries = await context.countries();
    const cart = await changeCart(cartId, context, async (tx, quote) => {
      refuseStored(choice);
      if (choice.address) {
        const address = readAddressInput(choice.address, countries);
        await saveAddress(tx, quote.id, 'billing', address);
        if (choice.use_for_shipping) await saveAddress(tx, quote.id, 'shipping', address);
        return {};
      }
      if (!choice.same_as_shipping) throw refuseInput('Required parameter "billing_address" is missing');
      const { shipping } = await readAddresses(tx, quote.id);
      if (!shipping)
        throw refuseInput(
          'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
        );
      await saveAddress(tx, quote.id, 'billing', shipping.address);
      return {};
    });
    return { cart };
  },

  async setShippingMethodsOnCart(
    _: unknown,
    arguments_: { input?: MethodsInput | null },
    context: GraphqlContext,
  ) {
    const { cart_id: cartId, shipping_methods: methods } = requireInput(arguments_.input);
    const [wanted] = methods;
    if (!wanted) throw refuseInput('Required parameter "shipping_methods" is missing');
    if (methods.length > 1) throw refuseInput('You cannot specify multiple shipping methods.');
    const { carrier_code: carrier, method_code: method } = wanted;
    if (carrier === '') throw refuseInput('Required parameter "carrier_code" is missing.');
    if (method === '') throw refuseInput('Required parameter "method_code" is missing.');
    const cart = await changeCart(cartId, context, async (tx, quote) => {
      const current = await readCart(tx, quote, context.shop.now());
      if (current.shippingAddress === null)
        throw refuseInput('The shipping address is missing. Set the address and try again.');
      if (!current.methods.some((one) => one.carrierCode === carrier && one.methodCode === method))
        throw refuseMissing('Carrier with such method not found: %1, %2', [carrier, method]);
      return { shippingCarrier: carrier, shippingMethod: method };
    });
    return { cart };
  },

  async setPaymentMethodOnCart(
    _: unknown,
    arguments_: { input?: PaymentInput | null },
    context: GraphqlContext,
  ) {
    const { cart_id: cartId, payment_method: payment } = requireInput(arguments_.input);
    const choice = readPaymentChoice(payment);
    const cart = await changeCart(cartId, context, async (tx, quote) => {
      await choosePayment(tx, quote, choice, context.shop.now());
      return {};
    });
    return { cart };
  },
};
