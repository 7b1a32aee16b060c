/** What the shipping machine is asked and tells. */

import type { Address } from '../../domain/address.ts';
import type { DeliveryOffers, ShippingMethod } from '../../domain/delivery.ts';
import type { Failure } from '../../domain/failure.ts';
import type { ShippingInformation } from '../../domain/totals.ts';

/** Where delivery is offered to. */
export interface ShippingPlace {
  readonly cartId: string;
  /** The cart's, ISO 4217: offers come without one. */
  readonly currency: string;
  readonly address: Address;
  /** Complete by §5, be it that the customer has it stored. */
  readonly isComplete: boolean;
}

export type ShippingEvent =
  | ({
      readonly type: 'shipping.estimate';
      /** The way of delivery to choose where it is offered. */
      readonly wish?: ShippingMethod | null;
    } & ShippingPlace)
  /** An address still being written: estimated if it is valid already, forgotten without a word if not. */
  | ({ readonly type: 'shipping.consider' } & ShippingPlace)
  /** What was offered may cost something else by now, since a code has come or gone. */
  | { readonly type: 'shipping.refresh' }
  /** Asks once more where there was no answer, or none to choose from, for what had been chosen before. */
  | { readonly type: 'shipping.retry'; readonly wish: ShippingMethod | null }
  /** There is no valid delivery address (any more). */
  | { readonly type: 'shipping.clear' }
  | { readonly type: 'shipping.chooseMethod'; readonly method: ShippingMethod }
  /** Saves the chosen method with both addresses; `billing` is null where it comes with the order. */
  | { readonly type: 'shipping.save'; readonly billing: Address | null };

export type ShippingFact =
  /** For the next visit. */
  | ({ readonly type: 'shipping.offersChanged' } & DeliveryOffers)
  | { readonly type: 'shipping.estimated'; readonly method: ShippingMethod }
  | { readonly type: 'shipping.nothingOffered' }
  | { readonly type: 'shipping.estimateFailed'; readonly failure: Failure }
  | { readonly type: 'shipping.methodChosen'; readonly method: ShippingMethod }
  | { readonly type: 'shipping.informationSaved'; readonly information: ShippingInformation }
  | { readonly type: 'shipping.methodRefused'; readonly message: string }
  | { readonly type: 'shipping.saveFailed'; readonly failure: Failure }
  | { readonly type: 'shipping.detailsRefused' };
