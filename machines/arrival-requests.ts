/** Requests to each part of the shop when the shopper opens a page or asks for a list. */

import { isSignInFlow, type Place } from './domain/place.ts';
import { recentlyViewed } from './domain/subject.ts';
import type { PlaceFact } from './place/place.events.ts';
import { reading, toAccount, toDesk, toDisplay, toTrade, type RequestTo } from './shop.requests.ts';
import { forWing } from './wing-requests.ts';

/** Sent first, so that menus the shopper opens on the new page stay open. */
const headRequests = (line: string): readonly RequestTo[] => [
  { to: 'chrome', event: { type: 'chrome.close' } },
  toDisplay({ type: 'search.settleLine', line }),
];

/** A form asks for a list, possibly the one already shown. */
export const formRequests = ({ query }: Pick<Place, 'query'>): readonly RequestTo[] =>
  headRequests(query.phrase);

export const listRequests = ({ place }: { readonly place: Place }): readonly RequestTo[] => {
  const { screen, path, query } = place;
  return [toDisplay({ type: screen === 'search' ? 'page.search' : 'page.visit', path, query })];
};

const pageRequests = (place: Place): readonly RequestTo[] =>
  ['served', 'contact', 'search'].includes(place.screen)
    ? listRequests({ place })
    : [toDisplay({ type: 'page.leave', path: place.path })];

/** Messages of forms are cleared (ACC-01, CONTENT-03). */
const leftForms: readonly RequestTo[] = [
  { to: 'account', event: forWing({ type: 'account.leave' }) },
  toDesk({ type: 'contact.renew' }),
];

/** Requests of one screen. */
const screenRequests = ({ screen, entryId }: Place): readonly RequestTo[] => {
  switch (screen) {
    case 'addressForm':
      return [toAccount({ type: 'addressBook.write', entryId }), reading({ kind: 'countries' })];
    case 'cart':
      return [reading({ kind: 'infoBlocks' })];
    case 'checkout':
      return [
        reading({ kind: 'infoBlocks' }),
        { to: 'checkout', event: forWing({ type: 'checkout.begin' }) },
      ];
    case 'contact':
      return [reading({ kind: 'contactForm' })];
    case 'myAccount':
      return [reading({ kind: 'customerTypes' })];
    case 'orderConfirmation':
      return [toTrade({ type: 'purchase.tell' })];
    case 'quickOrder':
      return [reading(recentlyViewed), toDesk({ type: 'quickOrder.open' })];
    default:
      return [];
  }
};

type Arrived = Pick<Extract<PlaceFact, { readonly type: 'place.arrived' }>, 'place' | 'isOtherPage'>;

export const arrivalRequests = ({ place, isOtherPage }: Arrived): readonly RequestTo[] => {
  const { screen, query } = place;
  const isCheckout = screen === 'checkout';
  const isSignInPage = screen === 'signIn';
  return [
    ...headRequests(screen === 'search' ? query.phrase : ''),
    { to: 'chrome', event: { type: 'chrome.visit', isCheckout } },
    ...(isOtherPage ? leftForms : []),
    toDisplay({ type: 'preparation.cancel' }),
    toDesk({ type: 'password.reset' }),
    ...pageRequests(place),
    ...(screen === 'quickOrder' ? [] : [toDesk({ type: 'quickOrder.leave' })]),
    ...(screen === 'addressForm' ? [] : [toAccount({ type: 'addressBook.leave' })]),
    ...screenRequests(place),
    { to: 'display', event: { type: 'display.visit', isCart: screen === 'cart' } },
    { to: 'session', event: { type: 'session.visit', isSignInPage, isSignInFlow: isSignInFlow(place) } },
    { to: 'notices', event: { type: 'notices.passRequest', request: { type: 'updates.visit', isCheckout } } },
  ];
};
