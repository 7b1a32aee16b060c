/** Sets email, addresses, shipping method and payment method on a cart (CHK-04). */
import { readCart } from '../../cart/cart.ts';
import { addressAt, findPickupLocation } from '../../cart/pickup-locations.ts';
import {
  readAddresses,
  saveAddress,
  type BookReference,
  type QuoteAddress,
} from '../../cart/quote-addresses.ts';
import { applySentinelPostcodes } from '../../cart/sentinel-postcodes.ts';
import { findOwnEntry } from '../../customer/address-book.ts';
import type { Queries } from '../../database/database.ts';
import type { StoredAddress } from '../../database/schema/cart.ts';
import { choosePayment, readPaymentChoice, type PaymentMethodInput } from '../../payments/choose-payment.ts';
import { Refusal, refuseGuest, refuseInput, refuseMissing } from '../../refusal.ts';
import { isEmail } from '../../rules/email.ts';
import type { Country } from '../../store/countries.ts';
import { settingFlag } from '../../store/settings.ts';
import type { GraphqlContext } from '../context.ts';
import { readAddressInput, type AddressInput } from './address-input.ts';
import { changeCart, requireInput } from './open-cart.ts';

interface AddressChoice {
  readonly address?: AddressInput | null;
  readonly customer_address_id?: number | null;
}

interface ChosenAddress {
  readonly address: StoredAddress;
  readonly book: BookReference;
}

interface ShippingInput {
  readonly cart_id: string;
  readonly shipping_addresses: readonly (AddressChoice & {
    readonly customer_notes?: string | null;
    readonly pickup_location_code?: string | null;
  })[];
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

/** The address sent, or an entry of the customer's address book; null where neither was sent. */
async function readChosen(
  tx: Queries,
  choice: AddressChoice,
  { viewer }: GraphqlContext,
  countries: readonly Country[],
  before: QuoteAddress | null,
): Promise<ChosenAddress | null> {
  const { customer_address_id: id, address } = choice;
  if (id != null) {
    if (viewer.customerId === null) throw refuseGuest();
    const entry = await findOwnEntry(tx, viewer.customerId, id);
    return { address: entry.address, book: { customerAddressId: id } };
  }
  if (!address) return null;
  return {
    address: readAddressInput(address, countries, before?.address ?? null),
    book: { isSavedInBook: address.save_in_address_book === true && viewer.customerId !== null },
  };
}

/** A pickup location replaces the delivery address. */
async function pickupAddress(
  tx: Queries,
  code: string,
  given: StoredAddress,
  countries: readonly Country[],
): Promise<StoredAddress> {
  const location = await findPickupLocation(tx, code);
  if (location === null) throw refuseMissing(`Could not find a pickup location with code "${code}"`);
  return addressAt(location, given, countries);
}

export const checkoutMutations = {
  async setGuestEmailOnCart(
    _: unknown,
    arguments_: { input?: { cart_id: string; email: string } | null },
    context: GraphqlContext,
  ) {
    const { cart_id: cartId, email } = requireInput(arguments_.input);
    if (context.viewer.customerId !== null)
      throw refuseInput('The request is not allowed for logged in customers');
    if (email === '') throw refuseInput('Required parameter "email" is missing');
    if (!isEmail(email)) throw refuseInput('Invalid email format');
    if (!settingFlag(await context.settings(), 'checkout/options/guest_checkout', true))
      throw new Refusal(
        'authorization',
        'Guest checkout is not allowed. Register a customer account or login with existing one.',
      );
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
    await applySentinelPostcodes(context.shop, choice.address?.postcode ?? null);
    const countries = await context.countries();
    const cart = await changeCart(cartId, context, async (tx, quote) => {
      const before = await readCart(tx, quote, context.shop.now());
      if (before.isVirtual)
        throw refuseMissing('Shipping address is not allowed on cart: cart contains no items for shipment.');
      const chosen = await readChosen(tx, choice, context, countries, before.shippingAddress);
      if (!chosen)
        throw refuseInput('The shipping address must contain either "customer_address_id" or "address".');
      const code = choice.pickup_location_code || null;
      const address =
        code === null ? chosen.address : await pickupAddress(tx, code, chosen.address, countries);
      await saveAddress(tx, quote.id, 'shipping', address, chosen.book);
      return { customerNotes: choice.customer_notes ?? null, pickupLocationCode: code };
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
      const { shipping, billing } = await readAddresses(tx, quote.id);
      const chosen = await readChosen(tx, choice, context, countries, billing);
      if (chosen) {
        await saveAddress(tx, quote.id, 'billing', chosen.address, chosen.book);
        if (!choice.use_for_shipping) return {};
        await saveAddress(tx, quote.id, 'shipping', chosen.address, chosen.book);
        return { pickupLocationCode: null };
      }
      if (!choice.same_as_shipping) throw refuseInput('Required parameter "billing_address" is missing');
      if (!shipping)
        throw refuseInput(
          'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
        );
      const { customerAddressId } = shipping;
      await saveAddress(tx, quote.id, 'billing', shipping.address, { customerAddressId });
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
