/** Fills the delivery promise's slot; only the merchant layer can answer (BEY-18). */

import { fromPromise } from 'xstate';
import type {
  DeliveryPromise,
  PromisedDelivery,
  PromisedPlace,
  PromiseText,
} from '#machines/domain/delivery-promise.ts';
import type { Transport } from '#transport/transport.ts';
import { toMoney } from '../http/money.wire.ts';
import { DeliveryPromiseDocument } from './delivery-promise.merchant.graphql.ts';

export const createDeliveryPromiseService = (
  { graphql, has }: Pick<Transport, 'graphql' | 'has'>,
  wordsOf: (promise: PromisedDelivery) => PromiseText,
) => ({
  readPromise: fromPromise<DeliveryPromise | null, PromisedPlace>(async ({ input, signal }) => {
    if (!has('merchant')) return null;
    const { countryCode, postcode } = input;
    const answer = await graphql.read(DeliveryPromiseDocument, { countryCode, postcode }, signal);
    const {
      locality,
      is_served: isServed,
      weekdays,
      next,
      order_by: orderBy,
      methods,
    } = answer.deliveryPromise;
    const promise: PromisedDelivery = {
      countryCode,
      postcode,
      locality,
      isServed,
      weekdays,
      next: next?.date ?? null,
      orderBy,
      methods: methods.map(({ carrier_code, method_code, date, free_from }) => ({
        carrierCode: carrier_code,
        methodCode: method_code,
        date,
        freeFrom: free_from && toMoney(free_from),
      })),
    };
    return { ...promise, said: wordsOf(promise) };
  }),
});
