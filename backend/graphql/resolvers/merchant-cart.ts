/**
 * Resolves the merchant's cart fields: the account a cart is bought for and its delivery window
 * (CART-11, GEN-06).
 */
import { findMembership, readMemberships } from '../../company/accounts.ts';
import { comingWindows } from '../../delivery/coming-windows.ts';
import { promiseFor } from '../../delivery/promise.ts';
import { readAddresses } from '../../cart/quote-addresses.ts';
import { refuseGuest, refuseInput, refuseMissing } from '../../refusal.ts';
import type { GraphqlContext } from '../context.ts';
import { windowShape } from '../shapes/delivery-shape.ts';
import { money } from '../../rules/money.ts';
import { currencyOf } from '../../store/settings.ts';
import { changeCart } from './open-cart.ts';

interface ExternalArguments {
  readonly cart_id: string;
  readonly external_id?: number | null;
  readonly account_id?: number | null;
  readonly team_id?: number | null;
}

/**
 * The account or team must be the customer's own, with its own number, or none while that is
 * pending.
 */
async function requireOwn(
  queries: Parameters<typeof findMembership>[0],
  { external_id: externalId, account_id: accountId, team_id: teamId }: ExternalArguments,
  customerId: number,
): Promise<void> {
  const id = accountId ?? teamId;
  if (id == null || (accountId != null && teamId != null))
    throw refuseInput('Exactly one of "account_id" and "team_id" must be specified.');
  const own = await findMembership(queries, customerId, accountId == null ? 'team' : 'account', id);
  if (own === null || !own.membership.isActive)
    throw refuseMissing(`Could not find an account or team with ID "${id}"`);
  if (externalId != null && own.account.externalId !== externalId)
    throw refuseInput('The external ID does not belong to the account or team.');
}

/** The number must belong to one of the customer's accounts or teams, as in setExternalIdOnCart. */
export async function requireOwnNumber(
  queries: Parameters<typeof findMembership>[0],
  customerId: number | null,
  number: string,
): Promise<void> {
  if (customerId === null) throw refuseGuest();
  const own = await readMemberships(queries, customerId);
  if (
    !own.some(
      ({ account, membership }) =>
        membership.isActive && account.externalId !== null && String(account.externalId) === number,
    )
  )
    throw refuseInput('The external ID does not belong to the account or team.');
}

interface PlaceArguments {
  readonly country_code: string;
  readonly postcode: string;
}

function placeIn({ country_code: countryId, postcode }: PlaceArguments) {
  return { countryId: countryId.toUpperCase(), postcode: postcode.trim() };
}

export const merchantCartQueries = {
  async deliveryPromise(_: unknown, asked: PlaceArguments, context: GraphqlContext) {
    const { database, now } = context.shop;
    const settings = await context.settings();
    const promise = await promiseFor(database, placeIn(asked), now(), settings);
    const amount = (cents: number) => money(cents, currencyOf(settings));
    return {
      country_code: promise.countryId,
      postcode: promise.postcode,
      locality: promise.locality,
      is_served: promise.isServed,
      weekdays: promise.weekdays,
      next: promise.next && windowShape(promise.next),
      order_by: promise.orderBy,
      time_zone: promise.timeZone,
      methods: promise.methods.map(({ price, freeFrom, ...method }) => ({
        carrier_code: method.carrierCode,
        method_code: method.methodCode,
        title: method.methodTitle,
        price: amount(price),
        free_from: freeFrom === null ? null : amount(freeFrom),
        date: method.date,
      })),
    };
  },

  async deliveryWindows(_: unknown, asked: PlaceArguments, context: GraphqlContext) {
    const { database, now } = context.shop;
    const place = placeIn(asked);
    return (await comingWindows(database, place, now(), await context.settings())).map(windowShape);
  },
};

export const merchantCartMutations = {
  async setExternalIdOnCart(_: unknown, arguments_: ExternalArguments, context: GraphqlContext) {
    const { customerId } = context.viewer;
    if (customerId === null) throw refuseGuest();
    const cart = await changeCart(arguments_.cart_id, context, async (tx) => {
      await requireOwn(tx, arguments_, customerId);
      return {
        externalId: arguments_.external_id ?? null,
        accountId: arguments_.account_id ?? null,
        teamId: arguments_.team_id ?? null,
      };
    });
    return { cart };
  },

  /** Without a code the choice is removed. */
  async setDeliveryWindowOnCart(
    _: unknown,
    { cart_id: cartId, code }: { cart_id: string; code?: string | null },
    context: GraphqlContext,
  ) {
    const settings = await context.settings();
    const cart = await changeCart(cartId, context, async (tx, quote) => {
      if (!code) return { deliveryWindow: null };
      const { shipping } = await readAddresses(tx, quote.id);
      if (!shipping) throw refuseInput('The shipping address is missing. Set the address and try again.');
      const windows = await comingWindows(tx, shipping.address, context.shop.now(), settings);
      const window = windows.find((one) => one.code === code);
      if (!window) throw refuseMissing(`Could not find a delivery window with code "${code}"`);
      if (window.remaining === 0) throw refuseInput('The delivery window is full. Choose another.');
      return { deliveryWindow: code };
    });
    return { cart };
  },
};
