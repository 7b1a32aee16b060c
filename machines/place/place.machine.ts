/**
 * Where the shopper is, who may be there, and which page facts lead to (§2, ROUTE-01, ROUTE-11).
 */

import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { isHalfDone } from '../domain/line-edit.ts';
import type { ListQuery } from '../domain/list-query.ts';
import { destinations, nowhere, wayBackFrom, type Place, type NavigationTarget } from '../domain/place.ts';
import { redirectTarget } from '../domain/route.ts';
import type { PlaceEvent, PlaceFact } from './place.events.ts';

export interface PlaceContext {
  readonly place: Place;
}

type Visit = { readonly place: Place };

const isSame = (one: Place, other: Place): boolean => one.path === other.path && one.search === other.search;

export const placeMachine = setup({
  types: { context: {} as PlaceContext, events: {} as PlaceEvent },
  actions: {
    report: sendParent((_, fact: PlaceFact) => fact),
    go: sendParent((_, way: NavigationTarget): PlaceFact => ({ type: 'place.navigated', ...way })),
    setPlace: assign({ place: (_, { place }: Visit) => place }),
    arrive: enqueueActions(({ context, enqueue }, { place }: Visit) => {
      const isOtherPage = place.path !== context.place.path;
      enqueue.assign({ place });
      enqueue.sendParent({ type: 'place.arrived', place, isOtherPage } satisfies PlaceFact);
    }),
    reportListAsked: sendParent(({ context }, { query }: { query: ListQuery }): PlaceFact => ({
      type: 'place.listAsked',
      place: { ...context.place, query },
    })),
  },
  guards: {
    isOtherSpelling: (_, { place }: Visit) => place.ownPath !== place.path,
    isSame: ({ context }, { place }: Visit) => isSame(place, context.place),
    isArrival: ({ context }, { place }: Visit) =>
      !isSame(place, context.place) && place.ownPath === place.path && place.screen !== 'searchLine',
    isHere: ({ context }, { path }: { path: string }) => path === context.place.path,
    isForCustomers: ({ context }) => context.place.isForCustomers,
    isScreen: (_, { place, screen }: Visit & Pick<Place, 'screen'>) => place.screen === screen,
    isEdit: (_, { place }: Visit) => place.editedLineId !== null,
    isThisEntry: ({ context }, { entryId }: { entryId: number | null }) => entryId === context.place.entryId,
    hasThisLine: ({ context }, { lineIds }: { lineIds: readonly string[] }) =>
      lineIds.some((lineId) => lineId === context.place.editedLineId),
  },
}).createMachine({
  id: 'place',
  context: { place: nowhere },
  type: 'parallel',
  states: {
    page: {
      initial: 'elsewhere',
      on: {
        'place.visit': [
          {
            guard: { type: 'isOtherSpelling', params: ({ event }) => event },
            description: 'Each screen has one address.',
            actions: {
              type: 'go',
              params: ({ event: { place } }) => ({
                to: place.ownPath + place.search,
                isReplaced: true,
                isKept: true,
              }),
            },
          },
          {
            guard: { type: 'isSame', params: ({ event }) => event },
            description: 'Another history entry or anchor of the same page is not an arrival.',
            actions: { type: 'setPlace', params: ({ event }) => event },
          },
          {
            guard: { type: 'isScreen', params: ({ event }) => ({ ...event, screen: 'searchLine' }) },
            description: 'The search field is in the header of every page.',
            actions: { type: 'go', params: { to: destinations.home, isReplaced: true } },
          },
          {
            guard: { type: 'isScreen', params: ({ event }) => ({ ...event, screen: 'signIn' }) },
            target: '.atSignIn',
            actions: { type: 'arrive', params: ({ event }) => event },
          },
          {
            guard: { type: 'isScreen', params: ({ event }) => ({ ...event, screen: 'checkout' }) },
            target: '.atCheckout',
            actions: { type: 'arrive', params: ({ event }) => event },
          },
          {
            guard: { type: 'isScreen', params: ({ event }) => ({ ...event, screen: 'addressForm' }) },
            target: '.atAddressForm',
            actions: { type: 'arrive', params: ({ event }) => event },
          },
          {
            guard: { type: 'isEdit', params: ({ event }) => event },
            target: '.atEditedLine',
            actions: { type: 'arrive', params: ({ event }) => event },
          },
          { target: '.elsewhere', actions: { type: 'arrive', params: ({ event }) => event } },
        ],
        'place.followLink': {
          actions: {
            type: 'report',
            params: ({ event }) => ({ type: 'place.linkFollowed', path: event.path }),
          },
        },
        'place.askList': [
          {
            guard: { type: 'isHere', params: ({ event }) => event },
            actions: { type: 'reportListAsked', params: ({ event }) => event },
          },
          { description: 'The list is another page, which reads it on arrival.' },
        ],
        'session.signInWanted': {
          actions: {
            type: 'go',
            params: ({ context }) => ({ to: destinations.signIn, from: wayBackFrom(context.place) }),
          },
        },
        'session.homeWanted': { actions: { type: 'go', params: { to: destinations.home } } },
        'password.created': {
          description: 'The link from the mail has been used.',
          actions: {
            type: 'go',
            params: ({ event: { email } }) => ({
              to: destinations.signIn,
              isReplaced: true,
              given: { email, isPasswordNew: 'yes' },
            }),
          },
        },
        'page.redirected': {
          actions: {
            type: 'go',
            params: ({ context: { place }, event }) => ({
              to: redirectTarget(event.to, place.search, place.hash),
              isReplaced: true,
            }),
          },
        },
        'checkout.redirected': {
          description: "Opens the payment provider's page.",
          actions: { type: 'go', params: ({ event }) => ({ to: event.to, isLoaded: true }) },
        },
        'checkout.orderPlaced': {
          actions: { type: 'go', params: { to: destinations.orderConfirmation, isReplaced: true } },
        },
        'checkout.accountWanted': {
          actions: {
            type: 'go',
            params: ({ event: { email, firstname: firstName, lastname: lastName, telephone } }) => ({
              to: destinations.createAccount,
              from: destinations.orderConfirmation,
              given: { email, firstName, lastName, telephone },
            }),
          },
        },
      },
      states: {
        elsewhere: {},
        atSignIn: {
          description: 'The pages to sign in or register. A signed-in shopper returns to the previous page.',
          on: {
            'session.signInWanted': { description: 'The shopper is already there.' },
            'session.signedIn': {
              actions: {
                type: 'go',
                params: ({ context }) => ({ to: context.place.from, isReplaced: true }),
              },
            },
            'session.signInSkipped': {
              actions: {
                type: 'go',
                params: ({ context }) => ({ to: context.place.from, isReplaced: true }),
              },
            },
          },
        },
        atCheckout: {
          on: {
            'session.forgotten': { actions: { type: 'report', params: { type: 'place.checkoutWanted' } } },
            'session.signedOutInPlace': {
              actions: { type: 'report', params: { type: 'place.checkoutWanted' } },
            },
            'session.ownerChanged': { actions: { type: 'report', params: { type: 'place.checkoutWanted' } } },
          },
        },
        atAddressForm: {
          on: {
            'addressBook.saved': {
              guard: { type: 'isThisEntry', params: ({ event }) => event },
              description: 'The address book shows the saved entry (ADDR-08).',
              actions: { type: 'go', params: { to: destinations.addresses, isReplaced: true } },
            },
          },
        },
        atEditedLine: {
          description: 'A product page that edits a cart line (CART-03).',
          on: {
            'cart.itemEdited': {
              guard: { type: 'hasThisLine', params: ({ event }) => ({ lineIds: [event.lineId] }) },
              actions: { type: 'go', params: { to: destinations.cart, isReplaced: true } },
            },
            'cart.actionFailed': {
              guard: {
                type: 'hasThisLine',
                params: ({ event }) => ({
                  lineIds: event.actions.filter(isHalfDone).map((edit) => edit.lineId),
                }),
              },
              description: 'The new line was added, but the old one was not removed.',
              actions: { type: 'go', params: { to: destinations.cart, isReplaced: true } },
            },
          },
        },
      },
    },
    visitor: {
      description: 'Pages for customers: a guest is sent to sign in, and returns afterwards (ROUTE-01).',
      initial: 'unknown',
      on: {
        'session.restored': '.customer',
        'session.signedIn': '.customer',
        'session.restoredAsGuest': '.guest',
        'session.forgotten': '.guest',
        'session.signedOut': '.guest',
        'session.signedOutInPlace': '.guest',
      },
      states: {
        unknown: {},
        customer: { on: { 'session.homeWanted': 'departed' } },
        departed: {
          description: 'Signing out: already on the way to the home page (§4).',
          on: {
            'place.visit': { guard: { type: 'isArrival', params: ({ event }) => event }, target: 'customer' },
            'session.signedOut': 'redirected',
          },
        },
        guest: {
          always: {
            guard: 'isForCustomers',
            target: 'redirected',
            actions: {
              type: 'go',
              params: ({ context: { place } }) => ({
                to: destinations.signIn,
                isReplaced: true,
                from: place.path + place.search + place.hash,
              }),
            },
          },
        },
        redirected: {
          description: 'A guest is being sent to another page.',
          on: {
            'place.visit': { guard: { type: 'isArrival', params: ({ event }) => event }, target: 'guest' },
          },
        },
      },
    },
  },
});
