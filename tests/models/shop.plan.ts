/** Whom the root asks what when a part of the shop reports something, and what it emits. */

import { isDeepStrictEqual } from 'node:util';
import type { EventObject } from 'xstate';
import { nothingOpened } from '#machines/domain/opened-page.ts';
import { nowhere } from '#machines/domain/place.ts';
import { nothingLeft } from '#machines/shop.context.ts';
import { shopMachine } from '#machines/shop.machine.ts';
import { failure, fullCart, orderRequest, water } from './goods.ts';
import { accountOf, hannah } from './people.ts';
import { planOf } from '#machines/tools/models/plan.ts';

const expired = failure('sessionExpired');
const { email } = hannah;
const [line, lines] = [water(1), [water(1)]];

const retry = 'desk.retry display.retry account.retry';
const welcome = `accountSection.welcome notices.hideToasts display.renew cart.adopt desk.refresh customer.load ${retry}`;
const forgotten = 'notices.forget desk.forget display.forget account.forget trade.forgetCodes';
const head = 'chrome.close search.settleLine';

/** What an event holds, where the root reads it; a second word tells two of a type apart. */
const payloads: Readonly<Record<string, object>> = {
  'shop.read': { subjects: [{ kind: 'menu' }] },
  'shop.readAccount': { subject: { kind: 'orders' } },
  'shop.openWing': { wing: 'desk' },
  'shop.passRequest': { to: 'trade', request: { type: 'trade.clearCodeMessages' } },
  'shop.visit': { place: nowhere },
  'shop.askList': { path: '/water', query: nowhere.query },
  'session.restored': { email },
  'session.signedIn': { email },
  'session.signInStarted': { isRegistration: true },
  'session.verificationFailed': { failure: expired },
  'profile.failed': { asked: { type: 'profile.saveDetails' }, failure: expired },
  'checkout.totalsFailed': { message: 'No sums.' },
  'toasts.acted': { id: 'signedOutForCart' },
  'toasts.acted another': { id: 'another' },
  'place.arrived': { place: nowhere, isOtherPage: false },
  'place.arrived contact': { place: { ...nowhere, screen: 'contact' }, isOtherPage: true },
  'place.listAsked': { place: { ...nowhere, screen: 'search' } },
  'place.navigated': { to: '/cart' },
  'options.addWanted': { lines },
  'quickAdd.addWanted': { lines },
  'options.editWanted': { lineId: '1', before: line, line: water(2) },
  'quickOrder.addWanted': { lines },
  'cart.created': { cartId: 'cart-1', isOwned: true },
  'cart.created guest': { cartId: 'cart-1', isOwned: false },
  'cart.changed': { cart: fullCart },
  'cart.itemsAdded': { lines, missed: [] },
  'cart.itemsAdded few': { lines, missed: [{ line, message: 'Sold out.' }] },
  'cart.actionFailed': { actions: [{ kind: 'add', line }], failure: expired },
  'customer.loaded': { customer: hannah },
  'customer.loadFailed': { failure: failure('network') },
  'customer.addressesOffered': { offers: {} },
  'customer.accountSelected': { account: accountOf(1), isActive: true },
  'customer.accountSwitched': { account: accountOf(2) },
  'checkout.draftChanged': { draft: { delivery: { countryCode: 'AU', postcode: '4006' } } },
  'checkout.orderUnderWay': { order: orderRequest },
  'checkout.orderForgotten': { message: 'It was not placed.' },
  'recovery.refused': { message: 'It was declined.' },
  'recovery.abandoned': { message: 'Nothing is known of it.' },
};

/** Each event with what the parts of the shop are asked, in any order. */
const said = `
  shop.read: display.read
  shop.readAccount: account.read
  shop.openWing: wing.open
  shop.passRequest: trade.clearCodeMessages
  shop.visit: place.visit
  shop.askList: ${head} place.askList
  session.restoredAsGuest: cart.open session.restoredAsGuest
  session.restored: ${welcome} session.restored
  session.signedIn: ${welcome} session.signedIn
  session.ownerChanged: ${forgotten} cart.forget checkout.forget recovery.forget session.ownerChanged
  session.signInStarted: accountSection.beginAttempt
  session.signInFailed: accountSection.failAttempt
  session.signInUndone: cart.open
  session.cartReleaseWanted: cart.release
  session.verified: cart.confirmSession
  session.verificationFailed: cart.denySession
  session.timedOut: notices.hideToasts cart.denySession chrome.closeAccount
  session.customerForgotten: ${forgotten} chrome.close
  session.checkoutForgotten: checkout.forget recovery.forget
  session.cartForgotten: cart.forget
  session.signedOut: cart.create session.signedOut
  session.signedOutInPlace: cart.confirmSignOut desk.refresh notices.showToast session.signedOutInPlace
  session.forgotten: desk.refresh session.forgotten
  session.signInPageOpened: display.read
  profile.detailsSaved: notices.showToast
  profile.failed:
  checkout.creationChosen: display.read
  checkout.cleared: chrome.close
  checkout.totalsFailed: notices.notify
  network.restored: page.retry customer.retry cart.load ${retry} wing.retry wing.retry wing.retry wing.retry notices.showToast
  toasts.acted: session.signInWanted
  toasts.acted another:
  place.arrived: ${head} chrome.visit preparation.cancel password.reset page.leave quickOrder.leave addressBook.leave display.visit session.visit updates.visit
  place.arrived contact: ${head} chrome.visit account.leave contact.renew preparation.cancel password.reset page.visit quickOrder.leave addressBook.leave display.read display.visit session.visit updates.visit
  place.listAsked: page.search
  place.checkoutWanted: checkout.begin
  place.navigated:
  options.addWanted: cart.addItem
  quickAdd.addWanted: cart.addItem
  options.editWanted: cart.editItem
  quickOrder.addWanted: cart.addItems
  cart.created: customer.setExternalId
  cart.created guest:
  cart.changed: display.noteCart checkout.syncCart desk.noteCart
  cart.dropped: display.noteCart
  cart.lost: display.noteCart
  cart.itemAdded: chrome.showCart
  cart.itemsAdded: desk.settleQuickOrder chrome.showCart
  cart.itemsAdded few: desk.settleQuickOrder notices.showToast
  cart.actionFailed: cart.actionFailed
  cart.released: session.confirmCartRelease
  cart.sessionUnverified: session.verify
  cart.signOutWanted: session.signOutInPlace
  cart.adopted: accountSection.receiveCart checkout.retry
  cart.adoptionFailed: checkout.syncCart
  trade.sumsChanged: checkout.refreshTotals
  customer.loaded: checkout.syncCustomer
  customer.loadFailed: notices.showToast
  customer.addressesOffered: checkout.syncAddresses
  customer.accountSelected: notices.withdraw checkout.syncAccount cart.syncAccount
  customer.accountSwitched: cart.refresh checkout.refreshTotals notices.showToast
  checkout.started: display.read trade.clearCodeMessages
  checkout.draftChanged: deliveryPromise.noteAddress
  checkout.cartUnverified: cart.load
  checkout.lockWanted: trade.prepareLock chrome.close customer.hold updates.holdPage
  customer.held: trade.lock
  trade.locked: checkout.confirmLock
  checkout.lockReleased: trade.unlock updates.freePage
  trade.released: customer.release
  checkout.orderUnderWay: recovery.begin
  checkout.orderForgotten: recovery.end notices.showToast
  checkout.orderPlaced: trade.finishOrder account.noteOrder updates.freePage checkout.orderPlaced
  recovery.started: customer.hold checkout.beginRecovery
  recovery.placed: checkout.acknowledgeOrder
  recovery.refused: checkout.endRecovery notices.showToast
  recovery.abandoned: checkout.endRecovery notices.showToast
  recovery.ended: checkout.endRecovery
`;

const rows = [...said.matchAll(/^ {2}(.+?):(.*)$/gm)].map(([, name = '', requests = '']) => ({
  event: { type: name.split(' ')[0], ...payloads[name] } as EventObject,
  due: requests.split(' ').filter(Boolean),
}));

/** What parks a request, and what becomes of it. */
const aboutParked =
  /^(profile\.(failed|detailsSaved)|cart\.a(ctionFailed|dopted)|session\.(owner|customer)\w+)$/;

/** What stands in the innermost envelope of a request. */
const contentOf = (event: EventObject): string => {
  const { request, told } = event as { readonly request?: EventObject; readonly told?: EventObject };
  const inner = request ?? told;
  return inner === undefined ? event.type : contentOf(inner);
};

const input = {
  ...nothingLeft,
  isOnline: true,
  opened: nothingOpened,
  orderProof: 'email',
  postcodes: {},
  isOrderForgotten: false,
};

export const shopPlan = planOf({
  machine: shopMachine,
  proves: 'MACH-07, BEY-02',
  isRoot: true,
  inputs: [input, { ...input, isOrderForgotten: true }],
  events: (_, { parked }) =>
    rows.map(({ event }) => event).filter(({ type }) => parked.length === 0 || aboutParked.test(type)),
  projection: ({ parked }) => [parked.length > 1, parked.map(({ event }) => event.request.type).slice(0, 2)],
  rules: ({ now, was, type, event, steps, told, started }, must) => {
    const requests = (steps.at(-1)?.view.asked ?? []).flatMap((one) => ('event' in one ? [one.event] : []));
    const replayed = type === 'cart.adopted' ? was.parked.map((one) => contentOf(one.event)) : [];
    const begun = steps.length === 1 && now.input.isOrderForgotten;
    const row =
      rows.find((one) => one.event === event)?.due ?? (begun ? ['recovery.end', 'notices.showToast'] : []);
    must(
      isDeepStrictEqual(requests.map(contentOf).toSorted(), [...row, ...replayed].toSorted()),
      `${type} asks for ${requests.map(contentOf).join(', ')}`,
    );
    must(started.length > 0 === (type === 'xstate.init'), 'all parts live as long as the shop');
    const fact = type === 'place.navigated' ? 'shop.navigated' : type;
    const isFact = !/^(shop|xstate)\./.test(type);
    must(
      isDeepStrictEqual(told.slice(0, 1), isFact ? [fact] : begun ? ['checkout.orderForgotten'] : []),
      `${type} is emitted once`,
    );
    const isParked = type === 'profile.failed' || type === 'cart.actionFailed';
    const isOver = aboutParked.test(type) && !isParked;
    const kept =
      type === 'profile.detailsSaved'
        ? was.parked.filter(({ to }) => to === 'trade')
        : isOver
          ? []
          : was.parked;
    must(
      now.parked.length === kept.length + (isParked ? 1 : 0),
      'a request waits until it is replayed or its customer has gone',
    );
  },
});
