/** What stands in a checkout's way, and what went wrong with it. */

import { assign, enqueueActions } from 'xstate';
import type { Address } from '../domain/address.ts';
import type { Cart } from '../domain/cart.ts';
import { cartChangedMessage } from '../domain/cart-changes.ts';
import { shippingDetailsInvalidMessage } from '../domain/delivery.ts';
import { isLostCart, isSaidAtFields, type Failure } from '../domain/failure.ts';
import { placeQuestions, withAsked, withConfirmed } from '../domain/place-question.ts';
import { isSessionExpired } from '../domain/session.ts';
import { totalsFailedMessage } from '../domain/totals.ts';
import { wishingFor, withoutOffers } from './checkout.context.ts';
import type { CheckoutRequest } from './checkout.events.ts';
import { checkoutKeeping } from './checkout.keeping.ts';
import { fact } from './checkout.telling.ts';
import { questionsToOrder } from './place-questions.ts';

/** `words` are the catalogue's own for this failure; they are also told in a toast (§8). */
interface FailureToTell {
  readonly failure: Failure;
  readonly words?: string;
  /** It is not what is being asked that failed. */
  readonly isAside?: boolean;
  /** The shopper reads the failure's own sentence after the words. */
  readonly isReasonTold?: boolean;
}

export const checkoutFailing = checkoutKeeping.extend({
  actions: {
    nameObstacles: assign({ areObstaclesNamed: true }),
    dropObstacles: assign({ areObstaclesNamed: false }),
    askDelivery: assign(({ context }, { address }: { address: Address }) => ({
      placeAnswers: withAsked(context.placeAnswers, placeQuestions(address, 'delivery')),
    })),
    confirmDelivery: assign(({ context }, { address }: { address: Address }) => ({
      placeAnswers: withConfirmed(context.placeAnswers, placeQuestions(address, 'delivery')),
    })),
    askPlaces: assign(({ context }) => ({
      placeAnswers: withAsked(context.placeAnswers, questionsToOrder(context)),
    })),
    confirmPlaces: assign(({ context }) => ({
      placeAnswers: withConfirmed(context.placeAnswers, questionsToOrder(context)),
    })),
    pushError: assign({
      errors: ({ context }, { message }: { message: string }) => [...context.errors, message],
    }),
    pushMessage: assign({
      messages: ({ context }, { message }: { message: string }) => [...context.messages, message],
    }),
    // read and done with, however often it was said
    dismiss: assign(({ context: { errors, messages } }, { message }: { message: string }) => ({
      errors: errors.filter((said) => said !== message),
      messages: messages.filter((said) => said !== message),
    })),
    failDetails: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ ...withoutOffers, errors: [...context.errors, shippingDetailsInvalidMessage] });
      enqueue.sendTo('tabs', { type: 'tabs.close', tab: 'shipping' });
    }),
    // an expired session is no failure of the checkout: the dialog says it, and what was asked is asked again (BEY-02)
    fail: enqueueActions(({ context, enqueue }, { failure, words, isAside, isReasonTold }: FailureToTell) => {
      const { asked } = context;
      const message = words ?? failure.message;
      if (isSessionExpired(failure)) {
        if (asked !== null && isAside !== true)
          enqueue.sendParent(fact({ type: 'checkout.failed', message, asked }));
        return;
      }
      // a cart that is lost is renewed as beneath any other request (CART-05, BEY-03)
      if (isLostCart(failure)) enqueue.sendParent(fact({ type: 'checkout.cartDoubted' }));
      // what lies in a field is said beneath it
      if (isSaidAtFields(failure)) return;
      const told = isReasonTold === true ? `${message}. ${failure.message}` : message;
      enqueue.assign({ errors: [...context.errors, told] });
      if (words !== undefined) enqueue.sendParent(fact({ type: 'checkout.failed', message, asked: null }));
    }),
    // nobody pressed anything: only the server's own words are worth telling, and an expiry is waited out (BEY-02, BEY-04)
    failQuietly: enqueueActions(
      ({ context: { asked, errors }, enqueue }, { failure }: { failure: Failure }) => {
        const { message, kind } = failure;
        if (isLostCart(failure)) enqueue.sendParent(fact({ type: 'checkout.cartDoubted' }));
        if (isSessionExpired(failure)) enqueue.sendParent(fact({ type: 'checkout.failed', message, asked }));
        else if (kind === 'refused' && !isSaidAtFields(failure))
          enqueue.assign({ errors: [...errors, message] });
      },
    ),
    // as if it were asked just now (BEY-02)
    replay: enqueueActions(({ enqueue }, { request }: { request: CheckoutRequest }) =>
      enqueue.raise(request),
    ),
    // the cart became another between the button and the lock (BEY-16)
    stopOrder: enqueueActions(({ context, enqueue }, { cart }: { cart: Cart | null }) => {
      const errors = [...context.errors, cartChangedMessage];
      enqueue.assign({ ...withoutOffers, left: wishingFor(context), errors });
      enqueue.sendTo('tabs', { type: 'tabs.close', tab: 'shipping' });
      // taken as at any other time: emptied, of another kind, or with a total to be read
      enqueue.raise({ type: 'checkout.syncCart', cart });
    }),
    // an expired session is no failure: the same is read again after signing in (BEY-02)
    failTotals: enqueueActions(({ context, enqueue }, { failure }: { failure: Failure }) => {
      if (isSessionExpired(failure) || !context.areTotalsAwaited) return;
      enqueue.assign({ totals: null });
      enqueue.sendParent(fact({ type: 'checkout.totalsFailed', message: totalsFailedMessage(failure) }));
    }),
    failOrder: enqueueActions(({ context, enqueue }, { changes }: { changes: readonly string[] }) => {
      const errors = [...context.errors, changes.join(' ')];
      enqueue.assign({ ...withoutOffers, left: wishingFor(context), errors });
      enqueue.sendTo('tabs', { type: 'tabs.close', tab: 'shipping' });
    }),
  },
});
