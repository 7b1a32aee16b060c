/** What the shipping machine keeps, asks and tells (§4 shipping methods, SHIP-01 … SHIP-04). */

import { assign, sendParent, setup } from 'xstate';
import { isAddressComplete, isSameAddress, isSameDestination, type Address } from '../domain/address.ts';
import { isSameMethod, preferredMethod, type ShippingMethod } from '../domain/delivery.ts';
import { toFailure } from '../domain/failure.ts';
import { isSessionExpired } from '../domain/session.ts';
import type { ShippingInformation } from '../domain/totals.ts';
import { estimateShipping, saveShippingInformation } from './shipping.actors.ts';
import type { ShippingEvent, ShippingFact, ShippingPlace } from './shipping.events.ts';

export interface ShippingContext {
  readonly cartId: string | null;
  /** What the methods are paid in. */
  readonly currency: string | null;
  /** The address the methods are for. */
  readonly address: Address | null;
  readonly billing: Address | null;
  readonly methods: readonly ShippingMethod[];
  readonly chosen: ShippingMethod | null;
  /** The shopper has said so; what was chosen for them gives way to a free one. */
  readonly isOwnChoice: boolean;
}

interface EstimateWanted extends ShippingPlace {
  readonly wish?: ShippingMethod | null;
}

const nothingChosen = { chosen: null, isOwnChoice: false };

const sameMethodIn = (methods: readonly ShippingMethod[], wanted: ShippingMethod | null) =>
  methods.find((method) => wanted !== null && isSameMethod(method, wanted)) ?? null;

export const shippingSetup = setup({
  types: { context: {} as ShippingContext, events: {} as ShippingEvent },
  actors: { estimateShipping, saveShippingInformation },
  actions: {
    report: sendParent((_, fact: ShippingFact) => fact),
    reportFailure: sendParent(
      (
        _,
        params: { type: 'shipping.estimateFailed' | 'shipping.saveFailed'; error: unknown },
      ): ShippingFact => ({
        type: params.type,
        failure: toFailure(params.error),
      }),
    ),
    keepAddress: assign(({ context }, params: EstimateWanted) => ({
      cartId: params.cartId,
      currency: params.currency,
      address: params.address,
      chosen: params.wish ?? context.chosen,
      // what was chosen for one place says nothing about another (BEY-04, SHIP-01)
      isOwnChoice:
        Boolean(params.wish) || (context.isOwnChoice && isSameDestination(context.address, params.address)),
    })),
    keepMethods: assign(({ context }, { methods }: { methods: readonly ShippingMethod[] }) => {
      const own = context.isOwnChoice ? sameMethodIn(methods, context.chosen) : null;
      return { methods, chosen: own ?? preferredMethod(methods), isOwnChoice: own !== null };
    }),
    grantWish: assign(({ context }, { wish = null }: EstimateWanted) => {
      const granted = sameMethodIn(context.methods, wish);
      return granted === null ? {} : { chosen: granted, isOwnChoice: true };
    }),
    // what an expired session left chosen counts before what is wished for
    keepWish: assign(({ context }, { wish }: { wish: ShippingMethod | null }) =>
      context.chosen === null ? { chosen: wish, isOwnChoice: wish !== null } : {},
    ),
    emptyMethods: assign({ methods: [], ...nothingChosen }),
    // after an expired session the same is asked again, for the same choice (BEY-02)
    giveUpMethods: assign((_, { error }: { error: unknown }) => ({
      methods: [],
      ...(isSessionExpired(toFailure(error)) ? {} : nothingChosen),
    })),
    clearAll: assign({ address: null, methods: [], ...nothingChosen }),
    choose: assign({ chosen: (_, params: { method: ShippingMethod }) => params.method, isOwnChoice: true }),
    clearChosen: assign(nothingChosen),
    // whoever goes on with what was chosen for them has chosen it
    keepBilling: assign({ billing: (_, params: { billing: Address }) => params.billing, isOwnChoice: true }),
  },
  guards: {
    isValidAddress: (_, { address, isComplete }: ShippingPlace) => isComplete || isAddressComplete(address),
    // after a refusal nothing is chosen any more: the offers are asked for again
    isEstimatedFor: ({ context }, params: { cartId: string; address: Address }) =>
      context.chosen !== null &&
      context.cartId === params.cartId &&
      context.address !== null &&
      isSameAddress(context.address, params.address),
    isAsked: ({ context }, params: { cartId: string; address: Address }) =>
      context.cartId === params.cartId &&
      context.address !== null &&
      isSameAddress(context.address, params.address),
    isEmpty: (_, params: { methods: readonly ShippingMethod[] }) => params.methods.length === 0,
    isOffered: ({ context }, params: { method: ShippingMethod }) =>
      context.methods.some((method) => isSameMethod(method, params.method)),
    isChosen: ({ context }, params: { method: ShippingMethod }) =>
      context.chosen !== null && isSameMethod(context.chosen, params.method),
    hasChosen: ({ context }) => context.chosen !== null,
    hasMessage: (_, params: { information: ShippingInformation }) => params.information.message !== null,
  },
});
