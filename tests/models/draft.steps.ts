/** Where each event leads a draft from its stage, and what is known and asked after it. */

import type { Cart } from '#machines/domain/cart.ts';
import type { Must } from '#machines/tools/models/plan.ts';
import { isOrdering, saidIn, stageOf, type DraftMoment } from './draft.rules.ts';

export const draftSteps = (moment: DraftMoment, must: Must): void => {
  const { now, was, state, before, type, event, told, sent } = moment;
  const [from, to] = [stageOf(before), stageOf(state)];
  const said = saidIn(moment).map((fact) => fact.type);
  const isOf = (stage: string, ...types: readonly string[]): boolean =>
    from.startsWith(stage) && types.includes(type);
  const asks = (...requests: readonly string[]): boolean => requests.some((one) => sent.includes(one));
  const due = (isDue: boolean, holds: boolean): void =>
    must(!isDue || holds, `${type} in ${from} is not carried out`);
  const isUnknown = now.email === '';
  const [editing, confirming, locking] = [
    'filling.editing',
    'filling.advancing.confirming',
    'ordering.locking',
  ];
  due(isOf(editing, 'draft.submitDelivery'), asks('fulfilment fulfilment.submitDelivery'));
  due(isOf(editing, 'draft.submitPickup'), asks('fulfilment fulfilment.submitPickup'));
  const isAccount =
    asks('tabs tabs.open') && said.includes('checkout.failed') && now.errors.length > was.errors.length;
  due(
    isOf(editing, 'draft.submitShipping'),
    isUnknown ? isAccount : asks('fulfilment fulfilment.saveMethod'),
  );
  const isConfirmed = isOf(editing, 'fulfilment.destinationConfirmed');
  due(isConfirmed, now.hasActed && said.includes('checkout.draftChanged'));
  due(isConfirmed, to === editing ? isAccount : to === 'filling.advancing.delivering');
  due(isOf(editing, 'fulfilment.saveBegun'), to === 'filling.advancing.delivering');
  due(isOf(editing, 'draft.resume'), asks('fulfilment fulfilment.setPreferred'));
  const isAccepted = isOf(confirming, 'identity.emailAccepted');
  due(isAccepted && now.cart?.isVirtual === true, to === 'filling.advancing.readingTotals');
  due(isAccepted && now.cart?.isVirtual !== true, asks('tabs tabs.open') && /editing|delivering/.test(to));
  due(
    isAccepted && to !== 'filling.advancing.delivering',
    now.email === event['email'] && said.includes('checkout.draftChanged'),
  );
  due(isAccepted && to === editing && now.totals !== null, told.includes('draft.payableChanged'));
  due(isOf(confirming, 'identity.emailRefused'), to === editing);
  due(isOf('ordering', 'draft.reopen', 'draft.refuse', 'draft.revise'), to === editing);
  due(isOf('ordering', 'draft.revise'), asks('fulfilment fulfilment.refreshTotals'));
  due(
    isOf('ordering', 'draft.refuse'),
    asks('fulfilment fulfilment.recheckStored') && asks('fulfilment fulfilment.recheckSlots'),
  );
  due(isOf('ordering', 'draft.addBilling'), asks('fulfilment fulfilment.addStored'));
  due(
    type === 'draft.syncAccount',
    now.account === event['account'] && told.includes('draft.payableChanged'),
  );
  const isLocked = isOf(locking, 'draft.syncCart') && now.cart === event['cart'];
  due(isOf(locking, 'draft.syncCart') && isOrdering(state), isLocked);
  due(isLocked && !told.includes('draft.orderWithdrawn'), asks('fulfilment fulfilment.setCart'));
  due(isOrdering(state) && !isOrdering(before), told.includes('draft.payableChanged'));
  const isSameKind = (event['cart'] as Cart | undefined)?.isVirtual === was.cart?.isVirtual;
  due(isOf('filling.editing', 'draft.syncCart') && isSameKind, asks('fulfilment fulfilment.syncCart'));
  const isWritten = type === 'identity.emailChanged' && from.startsWith('filling');
  due(isWritten, now.email === event['email'] && now.emailTyped === event['typed']);
  due(
    isWritten || isOf(editing, 'fulfilment.edited', 'fulfilment.redirected'),
    said.includes('checkout.draftChanged'),
  );
  due(isOf(editing, 'fulfilment.edited'), now.hasActed === (was.hasActed || event['isByHand'] === true));
  due(isOf(editing, 'fulfilment.redirected'), asks('fulfilment fulfilment.consider'));
  due(
    isOf('filling', 'fulfilment.redirected') && event['cause'] === 'typed' && said.length > 0,
    now.hasActed,
  );
  const { told: news } = event as { readonly told?: { readonly type: string; readonly email?: string } };
  due(news?.type === 'accountSection.welcome', now.welcomed === news?.email);
  due(type === 'draft.syncBlockers', now.paymentBlockers === event['blockers']);
  due(type === 'draft.dropRefusal', now.refusal === null && !now.errors.includes(was.refusal ?? ''));
  const shown = now.errors[was.errors.length] ?? was.refusal;
  due(isOf('ordering', 'draft.refuse') && event['isOrdered'] === true, now.refusal === shown);
  due(type === 'draft.dismiss', ![...now.errors, ...now.messages].includes(event['message'] as string));
  const [change] = saidIn(moment).filter((fact) => fact.type === 'checkout.tabChanged');
  due(type === 'tabs.changed', change?.isKept === (was.asked?.type !== 'draft.resume'));
  due(
    from.startsWith('filling.advancing') && !to.startsWith('filling.advancing'),
    asks('identity identity.release'),
  );
  due(
    isOf('filling.advancing.refreshing', 'draft.placeOrder'),
    now.errors.length + now.messages.length > was.errors.length + was.messages.length,
  );
  due(
    type.startsWith('xstate.after'),
    asks('fulfilment fulfilment.release') && was.asked?.type === 'draft.resume',
  );
};
