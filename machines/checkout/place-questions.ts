/** Questions about an order's addresses before it is placed (BEY-23). */

import { isPickup, type Blocker } from '../domain/blocker.ts';
import { askedOf, isAnyUnasked, placeQuestions, type PlaceQuestion } from '../domain/place-question.ts';
import { isBilledToDelivery, type Fulfilment } from './fulfilment.context.ts';

const deliveryQuestions = (context: Fulfilment): readonly PlaceQuestion[] =>
  context.cart?.isVirtual === true || isPickup(context) ? [] : placeQuestions(context.delivery, 'delivery');

const billingQuestions = (context: Fulfilment): readonly PlaceQuestion[] =>
  isBilledToDelivery(context) ? [] : placeQuestions(context.billing, 'billing');

export const questionsToOrder = (context: Fulfilment): readonly PlaceQuestion[] => [
  ...deliveryQuestions(context),
  ...billingQuestions(context),
];

export const isPlaceUnasked = (context: Fulfilment): boolean =>
  isAnyUnasked(questionsToOrder(context), context.placeAnswers);

/** Questions that the order button raised; at the delivery step the fields show them. */
export const placeBlockers = (context: Fulfilment): readonly Blocker[] => {
  const { placeAnswers, totals } = context;
  if (totals === null) return [];
  return [
    ...askedOf(deliveryQuestions(context), placeAnswers).map(({ field, message }): Blocker => ({
      tab: 'delivery',
      field: `shipping.${field}`,
      message: `Delivery address: ${message}`,
    })),
    ...askedOf(billingQuestions(context), placeAnswers).map(({ field, message }): Blocker => ({
      tab: 'payment',
      field: `billing.${field}`,
      message: `Billing address: ${message}`,
    })),
  ];
};
