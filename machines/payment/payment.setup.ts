/** What the words of the payment machine mean: its actors, actions and guards. */

import { assign, enqueueActions, sendParent, sendTo, setup, stateIn } from 'xstate';
import type { Failure } from '../domain/failure.ts';
import {
  cardMethodCode,
  emptyCard,
  isCardChanged,
  instalmentsMethodCode,
  paymentNotReady,
  payPalMethodCode,
  type CardField,
  type CardState,
  type PaymentMethod,
} from '../domain/payment.ts';
import { authorisationOf, paymentObstacles, type PayableOrder } from '../domain/payment-form.ts';
import { present } from '../domain/present.ts';
import { hashFor, isVaultCode, payPalLabel, savedFor, savedLabel } from '../domain/saved-payment.ts';
import {
  approveInstalments,
  cardFields,
  payPalButton,
  preparePayment,
  type InstalmentsAnswer,
  type PaymentPreparation,
} from './payment.actors.ts';
import { choiceOf, isPreparationWanted, prepared, type PaymentContext } from './payment.context.ts';
import type { PaymentEvent, PaymentFact } from './payment.events.ts';

/** Nothing but a check of the spelling. */
const fact = (told: PaymentFact): PaymentFact => told;

const titleOf = ({ methods, chosen }: PaymentContext): string =>
  methods.find((method) => method.code === chosen)?.title ?? '';

/** For the receipt. */
export const labelOf = (context: PaymentContext): string => {
  const { chosen, publicHash } = context;
  const saved = savedFor(context.saved ?? [], chosen).find((one) => one.publicHash === publicHash);
  return saved === undefined ? titleOf(context) : savedLabel(saved);
};

export const paymentSetup = setup({
  types: {
    input: {} as { readonly wished: string | null; readonly poNumber: string },
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
  },
  actors: { approveInstalments, cardFields, payPalButton, preparePayment },
  actions: {
    tellObstacles: sendParent(({ context }) =>
      fact({ type: 'payment.obstaclesChanged', obstacles: paymentObstacles(context) }),
    ),
    refuse: sendParent((_, { failure }: { failure: Failure }) => fact({ type: 'payment.refused', failure })),
    // the first thing that is missing, or only time
    refuseUnready: sendParent(({ context }) => {
      const message = paymentObstacles(context)[0]?.message;
      return fact({
        type: 'payment.refused',
        failure: message === undefined ? paymentNotReady : { kind: 'refused', message },
      });
    }),
    authorize: sendParent(({ context }) =>
      fact({ type: 'payment.authorized', authorisation: authorisationOf(context, labelOf(context)) }),
    ),
    redirect: sendParent((_, { to }: InstalmentsAnswer) =>
      fact({ type: 'payment.redirected', to: present(to, 'to') }),
    ),
    authorizeCard: sendParent(({ context }, card: { nonce: string; cardType: string; lastFour: string }) =>
      fact({
        type: 'payment.authorized',
        authorisation: authorisationOf(context, `${card.cardType} ending in ${card.lastFour}`, card.nonce),
      }),
    ),

    authorizePayPal: sendParent(({ context }, { nonce }: { nonce: string }) =>
      fact({
        type: 'payment.authorized',
        authorisation: authorisationOf(context, payPalLabel(context.payer ?? ''), nonce),
      }),
    ),

    keepOrder: assign({
      order: (_, order: PayableOrder) => ({
        grandTotal: order.grandTotal,
        isRental: order.isRental,
        isPurchaseOrderRequired: order.isPurchaseOrderRequired,
        isCustomer: order.isCustomer,
        email: order.email,
        cartId: order.cartId,
        billing: order.billing,
      }),
    }),
    keepOffered: assign({ offered: (_, { methods }: { methods: readonly PaymentMethod[] }) => methods }),
    keepMethods: enqueueActions(
      ({ context, enqueue }, { methods }: { methods: readonly PaymentMethod[] }) => {
        const choice = choiceOf(context, methods);
        enqueue.assign({ ...choice, offered: methods });
        if (choice.chosen !== context.chosen)
          enqueue.sendParent(fact({ type: 'payment.methodChosen', code: choice.chosen }));
      },
    ),
    keepPreparation: enqueueActions(({ context, enqueue }, preparation: PaymentPreparation) => {
      const known = prepared(context, preparation);
      enqueue.assign(known);
      if (known.chosen !== context.chosen)
        enqueue.sendParent(fact({ type: 'payment.methodChosen', code: known.chosen }));
    }),
    choose: enqueueActions(({ context, enqueue }, { code }: { code: string }) => {
      enqueue.assign({
        chosen: code,
        wished: code,
        failure: null,
        publicHash: hashFor(context.saved ?? [], code, context.publicHash),
      });
      enqueue.sendParent(fact({ type: 'payment.methodChosen', code }));
    }),
    // a saved one that was refused may be gone by now
    doubtSaved: assign({ saved: null, isSavedMissed: false }),

    chooseSaved: assign({
      publicHash: ({ context }, { publicHash }: { publicHash: string }) =>
        hashFor(context.saved ?? [], context.chosen, publicHash),
    }),
    keepPoNumber: enqueueActions(({ enqueue }, { poNumber }: { poNumber: string }) => {
      enqueue.assign({ poNumber, isPoNumberMissed: poNumber.trim() === '' });
      enqueue.sendParent(fact({ type: 'payment.poNumberChanged', poNumber }));
    }),
    keepSaveWish: assign({ isSaveWanted: (_, { isSaveWanted }: { isSaveWanted: boolean }) => isSaveWanted }),
    keepAgreement: assign({
      agreedIds: ({ context }, { id, isAgreed }: { id: number; isAgreed: boolean }) => {
        const others = context.agreedIds.filter((agreed) => agreed !== id);
        return isAgreed ? [...others, id] : others;
      },
    }),
    keepConsent: assign({ isRecurringAgreed: (_, { isAgreed }: { isAgreed: boolean }) => isAgreed }),

    keepCard: assign(({ context }, { card }: { card: CardState }) => ({
      card,
      // what was refused was another card
      failure:
        context.failure?.kind === 'cardRefused' && isCardChanged(context.card, card) ? null : context.failure,
    })),
    // with the fields goes what was in them
    emptyCard: assign({ card: emptyCard }),
    focusCard: sendTo('cardFields', (_, { field }: { field: CardField }) => ({ type: 'card.focus', field })),
    keepApproval: assign({
      isPayPalApproved: true,
      payer: (_, { email }: { email: string }) => email,
    }),
    withdrawApproval: assign({ isPayPalApproved: false, payer: null }),
    tokenizePayPal: sendTo('payPalButton', { type: 'payPal.tokenize' }),
    keepFailure: assign({ failure: (_, { failure }: { failure: Failure }) => failure }),
    clearFailure: assign({ failure: null }),
    tokenizeCard: sendTo('cardFields', { type: 'card.tokenize' }),
  },
  delays: {
    /** Longer than a page takes to go. */
    leavingPatience: 15_000,
  },
  guards: {
    isAway: (_, { to }: InstalmentsAnswer) => to !== null,
    isPreparationWanted: ({ context }, { methods }: { methods: readonly PaymentMethod[] }) =>
      isPreparationWanted(context, methods),
    isSameChoice: ({ context }, { methods }: { methods: readonly PaymentMethod[] }) =>
      choiceOf(context, methods).chosen === context.chosen,
    isOffered: ({ context }, { code }: { code: string }) =>
      context.methods.some((method) => method.code === code) && context.chosen !== code,
    isCard: ({ context }) => context.chosen === cardMethodCode,
    isPayPal: ({ context }) => context.chosen === payPalMethodCode,
    isInstalments: ({ context }) => context.chosen === instalmentsMethodCode,
    isSavedMissed: ({ context }) => context.isSavedMissed,
    isSaved: ({ context }) => isVaultCode(context.chosen),
    isTokenizing: stateIn({ card: { shown: 'tokenizing' } }),
    isHandingOver: stateIn({ payPal: { shown: 'tokenizing' } }),
    isOtherSum: ({ context }, { grandTotal }: PayableOrder) =>
      context.order?.grandTotal.cents !== grandTotal.cents,
    isPayable: ({ context }) => context.order !== null && paymentObstacles(context).length === 0,
    hasChosen: ({ context }) => context.chosen !== null,
    isComplete: ({ context }) => paymentObstacles(context).length === 0,
  },
});
