/** Requests to the shipping machine and the facts it reports. */

import type { Address } from '../../domain/address.ts';
import type { DeliveryOffers, ShippingMethod } from '../../domain/delivery.ts';
import type { Failure } from '../../domain/failure.ts';
import type { ShippingInformation } from '../../domain/totals.ts';

/** The cart and address that methods are requested for. */
export interface ShippingPlace {
  readonly cartId: string;
  /** The cart's currency (ISO 4217): offers come without one. */
  readonly currency: string;
  readonly address: Address;
  /** Complete by §5, also as an address stored by the customer. */
  readonly isComplete: boolean;
}

export type ShippingEvent =
  | ({
      readonly type: 'shipping.estimate';
      /** The method to choose where it is offered. */
      readonly preferred?: ShippingMethod | null;
    } & ShippingPlace)
  /** An address still being typed: estimated if valid, otherwise cleared without a message. */
  | ({ readonly type: 'shipping.consider' } & ShippingPlace)
  /** A code was applied or removed: the offers may have other prices. */
  | { readonly type: 'shipping.refresh' }
  /** Repeats a failed read, or one without a result, for the previous choice. */
  | { readonly type: 'shipping.retry'; readonly preferred: ShippingMethod | null }
  /** There is no valid delivery address. */
  | { readonly type: 'shipping.clear' }
  | { readonly type: 'shipping.chooseMethod'; readonly method: ShippingMethod }
  /**
   * Saves the chosen method with both addresses; `billing` is null where it is sent with the order.
   */
  | { readonly type: 'shipping.save'; readonly billing: Address | null };

export type ShippingFact =
  /** Stored for the next visit. */
  | ({ readonly type: 'shipping.offersChanged' } & DeliveryOffers)
  | { readonly type: 'shipping.estimated'; readonly method: ShippingMethod }
  | { readonly type: 'shipping.nothingOffered' }
  | { readonly type: 'shipping.estimateFailed'; readonly failure: Failure }
  | { readonly type: 'shipping.methodChosen'; readonly method: ShippingMethod }
  | { readonly type: 'shipping.informationSaved'; readonly information: ShippingInformation }
  | { readonly type: 'shipping.methodRefused'; readonly message: string }
  | { readonly type: 'shipping.saveFailed'; readonly failure: Failure }
  | { readonly type: 'shipping.detailsRefused' };
