/** The shopper's actions at each tab. */

import type { Tab } from '#tests/support/shopper-checkout.ts';
import type { Action, Hands } from './action.ts';
import { email, register, signIn } from './actions-of-account.ts';
import { giftCard, promoCode } from './actions-of-codes.ts';
import { address, backToMethod, deliverySlot, lookUp, method, pickup } from './actions-of-delivery.ts';
import { billPickup, choosePayment, consent, means, ownBilling } from './actions-of-payment.ts';

/** A box to save something; hidden once it is saved. */
const tick = ({ page }: Hands, label: string): Action => {
  const box = page.getByLabel(label);
  return {
    what: `the tick at "${label}"`,
    isDone: async () => (await box.count()) === 0 || (await box.first().isChecked()),
    perform: () => box.first().check(),
  };
};

const reload = ({ page }: Hands): Action => {
  let isDone = false;
  return {
    what: 'the page',
    moment: 'reload',
    isAsking: true,
    isDone: () => Promise.resolve(isDone),
    async perform() {
      isDone = true;
      await page.reload({ waitUntil: 'commit' });
    },
  };
};

/** The actions at a tab, in order. */
export const actionsAt = (tab: Tab, hands: Hands): readonly Action[] => {
  const { wish } = hands;
  switch (tab) {
    case 'account':
      if (wish.registersOnTheWay) return [register(hands)];
      if (wish.signsInOnTheWay) return [signIn(hands)];
      return wish.password === null ? [email(hands)] : [];
    case 'delivery':
      if (wish.pickup !== null) return pickup(hands, wish.pickup);
      return [
        wish.isLookedUp ? lookUp(hands) : address(hands),
        ...(wish.keeps ? [tick(hands, 'Save this address in my address book')] : []),
      ];
    case 'shipping':
      return wish.hasHours ? [method(hands), deliverySlot(hands)] : [method(hands)];
    case 'payment':
      return [
        ...(wish.method === null || wish.pickup !== null ? [] : [backToMethod(hands)]),
        ...(wish.reloads ? [reload(hands)] : []),
        ...ownBilling(hands),
        ...(wish.promoCode === null ? [] : [promoCode(hands, wish.promoCode)]),
        ...(wish.giftCard === null ? [] : [giftCard(hands, wish.giftCard.code)]),
        choosePayment(hands),
        means[wish.way](hands),
        ...(wish.keeps ? [tick(hands, 'Save this card for next time')] : []),
        ...(wish.rents ? [consent(hands)] : []),
        ...(wish.method === null ? [address(hands)] : []),
        ...(wish.pickup === null ? [] : [billPickup(hands)]),
      ];
  }
};
