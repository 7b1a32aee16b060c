/**
 * Applies gift cards by REST; Adobe Commerce's guest paths for them start with /carts (GIFT-01).
 */
import { addGiftCard, findGiftCard, giftCardMessages, removeGiftCard } from '../cart/gift-cards.ts';
import { returnAttempt, spendAttempt } from '../identity/attempts.ts';
import { includesLayer } from '../layers.ts';
import { refuseInput, refuseMissing } from '../refusal.ts';
import { toAmount } from '../rules/money.ts';
import { readObject, readTextList, requireParameter } from './body.ts';
import type { Call, Route } from './call.ts';
import { lockCart, openCart } from './cart-of-call.ts';
import { attemptSubject } from './coupon-routes.ts';

function requireLayer({ shop }: Call): void {
  if (!includesLayer(shop.layer, 'commerce')) throw refuseMissing('Request does not match any route.');
}

async function addCards(call: Call): Promise<true> {
  requireLayer(call);
  const { shop } = call;
  const account = readObject(requireParameter(call.body, 'giftCardAccountData'), 'giftCardAccountData', [
    'gift_cards',
    'gift_cards_amount',
    'base_gift_cards_amount',
    'gift_cards_amount_used',
    'base_gift_cards_amount_used',
    'extension_attributes',
  ]);
  await spendAttempt(shop, call.viewer, 'giftCard', attemptSubject(call));
  await shop.database.transaction(async (tx) => {
    const quote = await lockCart(tx, call);
    // Magento uses only the first of the list
    const [code = ''] = readTextList(account, 'gift_cards');
    const problem = await addGiftCard(tx, quote, code, shop.now());
    if (problem !== null) throw refuseInput(problem);
  });
  await returnAttempt(shop, call.viewer, 'giftCard', attemptSubject(call));
  return true;
}

async function removeCard(call: Call): Promise<true> {
  requireLayer(call);
  await call.shop.database.transaction(async (tx) => {
    const quote = await lockCart(tx, call);
    const code = call.parameters['giftCardCode'] ?? '';
    if (!(await removeGiftCard(tx, quote, code, call.shop.now())))
      throw refuseInput(giftCardMessages.notApplied);
  });
  return true;
}

/** The card's balance. */
async function checkCard(call: Call): Promise<number> {
  requireLayer(call);
  const { shop } = call;
  await openCart(call);
  await spendAttempt(shop, call.viewer, 'giftCard', attemptSubject(call));
  const card = await findGiftCard(shop.database, call.parameters['giftCardCode'] ?? '', shop.now());
  if (card === null) throw refuseMissing(giftCardMessages.unknown);
  await returnAttempt(shop, call.viewer, 'giftCard', attemptSubject(call));
  return toAmount(card.balance);
}

function ofCarts(method: Route['method'], path: string, handle: Route['handle']): readonly Route[] {
  return [
    { method, path: `/carts/guest-carts/:cartId${path}`, handle },
    { method, path: `/carts/mine${path}`, handle },
  ];
}

export const giftCardRoutes: readonly Route[] = [
  ...ofCarts('POST', '/giftCards', addCards),
  ...ofCarts('DELETE', '/giftCards/:giftCardCode', removeCard),
  ...ofCarts('GET', '/checkGiftCard/:giftCardCode', checkCard),
];
