/** The context of the shipping machine and what is computed from it. */

import type { Address } from '../../domain/address.ts';
import { isSameMethod, type ShippingMethod, type ShippingOffer } from '../../domain/delivery.ts';
import { toFailure, type Failure } from '../../domain/failure.ts';
import { present } from '../../domain/present.ts';
import { nextToPrice } from './charged-prices.ts';
import type { EstimateInput } from './shipping.actors.ts';
import type { ShippingPlace } from './shipping.events.ts';

export interface ShippingContext {
  readonly cartId: string | null;
  /** The currency of the prices. */
  readonly currency: string | null;
  /** The address that the methods are for. */
  readonly address: Address | null;
  readonly billing: Address | null;
  /** The server's offers while their prices are read. */
  readonly offers: readonly ShippingOffer[];
  /** The method whose price was requested last. */
  readonly asked: ShippingMethod | null;
  /** The offers at the prices that are charged. */
  readonly methods: readonly ShippingMethod[];
  readonly chosen: ShippingMethod | null;
  /** Chosen by the shopper; a preselected method gives way to a free one. */
  readonly isOwnChoice: boolean;
}

export const emptyShipping: ShippingContext = {
  cartId: null,
  currency: null,
  address: null,
  billing: null,
  offers: [],
  asked: null,
  methods: [],
  chosen: null,
  isOwnChoice: false,
};

export interface EstimateRequest extends ShippingPlace {
  readonly preferred?: ShippingMethod | null;
}

export const nothingOffered = { offers: [], asked: null };
export const nothingChosen = { chosen: null, isOwnChoice: false };

export const sameMethodIn = (methods: readonly ShippingMethod[], wanted: ShippingMethod | null) =>
  methods.find((method) => wanted !== null && isSameMethod(method, wanted)) ?? null;

/** Why the child of a state failed. */
export const failureIn = (event: { readonly type: string }): Failure =>
  toFailure('error' in event ? event.error : null);

export const inputOf = ({ cartId, currency, address }: ShippingContext): EstimateInput => ({
  cartId: present(cartId, 'cartId'),
  currency: present(currency, 'currency'),
  address: present(address, 'address'),
});

export const ownChoice = ({ isOwnChoice, chosen }: ShippingContext): ShippingMethod | null =>
  isOwnChoice ? chosen : null;

/** The method to request the price of next; null once all are known. */
export const nextOffer = (context: ShippingContext): ShippingOffer | null =>
  nextToPrice(context.offers, context.asked, ownChoice(context));
