/** Where the shopper is, who arrives there, and where facts lead from it (ROUTE-01, ROUTE-11). */

import { placeOf } from '#app/location.ts';
import { destinations } from '#machines/domain/place.ts';
import { present } from '#machines/domain/present.ts';
import { placeMachine } from '#machines/place/place.machine.ts';
import { water } from './goods.ts';
import { planOf, type Fact } from '#machines/tools/models/plan.ts';

const at = (address: string) =>
  present(placeOf(new URL(address, 'https://shop.example'), { from: '/terms' }), 'place');
const pages = '/ /list?page=2#top /customer/login /checkout /checkout#pay /Checkout/ /search'.split(' ');
const [edit, book] = ['/water.html?edit=7', '/customer/address/edit/id/3?a=1#b'];
const fact = (type: string, details: object = {}) => ({ type, ...details }) as never;
const half = { kind: 'edit', lineId: '7', before: water(1), line: water(2), step: 'removing' };

/** A fact, the pages it leads on from, and where; the rest of the address goes with a redirect. */
const ways: readonly (readonly [never, RegExp, string])[] = [
  [fact('session.signInWanted'), /^(?!.*login)/, destinations.signIn],
  [fact('session.signedIn'), /login/, '/terms'],
  [fact('session.signInSkipped'), /login/, '/terms'],
  [fact('session.homeWanted'), /^/, destinations.home],
  [fact('password.created', { email: 'rosa@example.com' }), /^/, destinations.signIn],
  [fact('page.redirected', { to: 'new' }), /^/, '/new'],
  [fact('checkout.redirected', { to: 'https://pay.example' }), /^/, 'https://pay.example'],
  [fact('checkout.orderPlaced'), /^/, destinations.orderConfirmation],
  [fact('checkout.accountWanted', { email: 'rosa@example.com' }), /^/, destinations.createAccount],
  [fact('addressBook.saved', { entryId: 3 }), /id\/3/, destinations.addresses],
  [fact('addressBook.saved', { entryId: 4 }), /never/, ''],
  [fact('cart.itemEdited', { lineId: '7' }), /edit=7/, destinations.cart],
  [fact('cart.itemEdited', { lineId: '8' }), /never/, ''],
  [fact('cart.actionFailed', { actions: [half] }), /edit=7/, destinations.cart],
  [fact('cart.actionFailed', { actions: [{ ...half, step: 'adding' }] }), /never/, ''],
];

export const placePlan = planOf({
  machine: placeMachine,
  proves: 'ROUTE-01, ROUTE-11',
  requests: [
    ...[...pages, edit, book].map((address) => fact('place.visit', { place: at(address) })),
    ...['/list', '/other'].map((path) => fact('place.askList', { path, query: at('/').query })),
    ...'forgotten ownerChanged restored restoredAsGuest signedOut signedOutInPlace'
      .split(' ')
      .map((what) => fact(`session.${what}`)),
    fact('place.followLink', { path: '/water.html' }),
    ...ways.map(([cause]) => cause),
  ],
  projection: ({ place }) => place,
  rules: ({ now: { place }, was, state, before, type, event, facts }, must) => {
    const { path, search, hash } = was.place;
    const visited = type === 'place.visit' ? (event['place'] as typeof place) : place;
    const isSpelled = visited.ownPath === visited.path;
    const isShown = isSpelled && visited.path !== '/search';
    const isOtherPage = visited.path !== path;
    const isArrival = isShown && (isOtherPage || visited.search !== search);
    must.emit('place.arrived', isArrival, { place: visited, isOtherPage });
    must(place === (isShown ? visited : was.place), 'the place is the last that was visited');
    const isLeft = before.includes('departed');
    const isNoted = /AsGuest|signedOut|forgotten/.test(type);
    must(!isNoted || /guest|redirected/.test(state), 'a guest from then on');
    must(!/restored$|signedIn$/.test(type) || state.includes('customer'), 'a customer from then on');
    const next = isArrival ? 'customer' : 'departed';
    must(!isLeft || type !== 'place.visit' || state.includes(next), 'on the way home until it is there');
    const isGuest = isNoted && !(isLeft && type === 'session.signedOut');
    const isTurned = isArrival ? /guest|redirected/.test(before) : isGuest;
    const isLedToSignIn = isTurned && place.hash === '#b';
    const [, , led] = ways.find(([one, from]) => one === event && from.test(path + search)) ?? [];
    const own = isSpelled ? destinations.home : '/checkout';
    const to = isLedToSignIn ? destinations.signIn : led === '/new' ? led + search + hash : led;
    must.emit('place.navigated', !isShown || to !== undefined, { to: to ?? own });
    const way = facts.find((one) => one.type === 'place.navigated') ?? ({} as Fact);
    const isLoaded = type === 'checkout.redirected';
    const isPushed = isLoaded || /signInWanted|homeWanted|accountWanted/.test(type);
    must(!('to' in way) || 'isReplaced' in way !== isPushed, 'what was done leaves no entry behind');
    must('isLoaded' in way === isLoaded && 'isKept' in way === !isSpelled, 'only the provider is loaded');
    const back = isLedToSignIn ? book : path + search;
    must(way['to'] !== destinations.signIn || 'given' in way || way['from'] === back, 'the way back');
    must.emit('place.linkFollowed', type === 'place.followLink', { path: event['path'] });
    must.emit('place.listAsked', type === 'place.askList' && event['path'] === path);
    const isOver = /forgotten|ownerChanged|signedOutInPlace/.test(type);
    must.emit('place.checkoutWanted', isOver && path === '/checkout');
  },
});
