/** What the shipping machine is asked and tells. */

import type { Address } from '../domain/address.ts';
import type { ShippingMethod } from '../domain/delivery.ts';
import type { Failure } from '../domain/failure.ts';
import type { ShippingInformation } from '../domain/totals.ts';

export type ShippingEvent =
  | {
      readonly type: 'shipping.estimate';
      readonly cartId: string;
      readonly address: Address;
      /** The way of delivery to choose where it is offered. */
      readonly wish?: ShippingMethod | null;
    }
  /** An address still being written: estimated if it is valid already, forgotten without a word if not. */
  | { readonly type: 'shipping.consider'; readonly cartId: string; readonly address: Address }
  /** Asks once more where there was no answer. */
  | { readonly type: 'shipping.retry' }
  /** There is no valid delivery address (any more). */
  | { readonly type: 'shipping.clear' }
  | { readonly type: 'shipping.chooseMethod'; readonly method: ShippingMethod }
  /** Saves the chosen method with both addresses. */
  | { readonly type: 'shipping.save'; readonly billing: Address };

export type ShippingFact =
  | { readonly type: 'shipping.estimated'; readonly method: ShippingMethod }
  | { readonly type: 'shipping.unavailable' }
  | { readonly type: 'shipping.estimateFailed'; readonly failure: Failure }
  | { readonly type: 'shipping.methodChosen'; readonly method: ShippingMethod }
  | { readonly type: 'shipping.informationSaved'; readonly information: ShippingInformation }
  | { readonly type: 'shipping.methodRefused'; readonly message: string }
  | { readonly type: 'shipping.saveFailed'; readonly failure: Failure }
  | { readonly type: 'shipping.detailsInvalid' };
