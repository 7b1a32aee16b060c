/**
 * Fills the delivery window machine's slots; without the merchant layer
 * there are no delivery slots (§3 store config, GEN-07).
 */

import { fromPromise } from 'xstate';
import { isInTime, type DeliveryOffer } from '#machines/domain/delivery-window.ts';
import type { DeliveryPlace } from '#machines/checkout/delivery-window/delivery-window.events.ts';
import type { Transport } from '#transport/transport.ts';
import { createCartTokens } from '../cart/cart-tokens.ts';
import { DeliveryWindowsDocument, SetDeliveryWindowDocument } from './delivery-window.merchant.graphql.ts';

export const createDeliveryWindowService = (
  { graphql, has, authorization }: Transport,
  tokens = createCartTokens(authorization),
) => ({
  readDeliveryWindows: fromPromise<DeliveryOffer, DeliveryPlace>(
    async ({ input: { cartId, countryCode, postcode }, signal }) => {
      if (!has('merchant')) return { windows: [], saved: null };
      const asked = { cartId, countryCode, postcode };
      const { storeConfig, deliveryWindows, cart } = await graphql.read(
        DeliveryWindowsDocument,
        asked,
        signal,
      );
      const period = storeConfig?.delivery_windows_minimum_period ?? 0;
      return {
        windows: deliveryWindows
          .map(({ code, date, starts_at: startsAt, ends_at: endsAt, remaining }) => ({
            code,
            date,
            startsAt,
            endsAt,
            isFull: remaining <= 0,
          }))
          .filter((offer) => isInTime(offer, Date.now(), period)),
        saved: cart?.delivery_window?.code ?? null,
      };
    },
  ),

  saveDeliveryWindow: fromPromise<void, { readonly cartId: string; readonly code: string | null }>(
    async ({ input: { cartId, code }, signal }) => {
      // throws for a customer's cart without a token
      tokens.of(cartId);
      await graphql.write(SetDeliveryWindowDocument, { cartId, code }, signal);
    },
  ),
});
