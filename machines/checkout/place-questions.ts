/** What of an order's addresses is questioned before it is placed (BEY-23). */

import { isCollected, type Obstacle } from '../domain/obstacle.ts';
import { askedOf, placeQuestions, type PlaceQuestion } from '../domain/place-question.ts';
import { isBilledToDelivery, type CheckoutContext } from './checkout.context.ts';

const deliveryQuestions = (context: CheckoutContext): readonly PlaceQuestion[] =>
  context.cart?.isVirtual === true || isCollected(context)
    ? []
    : placeQuestions(context.delivery, 'delivery');

const billingQuestions = (context: CheckoutContext): readonly PlaceQuestion[] =>
  isBilledToDelivery(context) ? [] : placeQuestions(context.billing, 'billing');

export const questionsToOrder = (context: CheckoutContext): readonly PlaceQuestion[] => [
  ...deliveryQuestions(context),
  ...billingQuestions(context),
];

/** Those that the press of the button raised, each with its place; at the delivery step its own fields say them. */
export const placeObstacles = (context: CheckoutContext): readonly Obstacle[] => {
  const { placeAnswers, totals } = context;
  if (totals === null) return [];
  return [
    ...askedOf(deliveryQuestions(context), placeAnswers).map(({ field, message }): Obstacle => ({
      tab: 'delivery',
      field: `shipping.${field}`,
      message: `Delivery address: ${message}`,
    })),
    ...askedOf(billingQuestions(context), placeAnswers).map(({ field, message }): Obstacle => ({
      tab: 'payment',
      field: `billing.${field}`,
      message: `Billing address: ${message}`,
    })),
  ];
};
