/** Stand-ins for machines, and for what jsdom lacks, shared by the tests of screens. */

import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Given } from '#shop/NavigationState.tsx';
import { ShopProvider, type ShopActor } from '#shop/ShopProvider.tsx';
import type { FakeShop } from '../machines/fake-services.ts';

/** An actor that shows one snapshot. */
export const resting = (shown: object = {}, send: (event: object) => void = () => undefined) => {
  const snapshot = { matches: () => false, hasTag: () => false, ...shown };
  return {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => undefined }),
    on: () => ({ unsubscribe: () => undefined }),
    send,
  };
};
export const loaded = (content: object) => resting({ context: { content, failure: null } });
/** A cart without a request under way. */
export const idleCart = (own: object = {}, send?: (event: object) => void) => {
  const idle = { cart: null, cartId: null, action: null, alongside: [], queue: [], lost: [], failure: null };
  return resting({ context: { ...idle, ...own } }, send);
};
/** A shop whose wings have these children too. */
export const shopOf = (children: object, send?: (event: object) => void) => {
  const group = resting({ children });
  const context = { queue: [] };
  const wing = resting({ context, children: { wing: group } });
  const checkout = resting({ children: { wing: (children as { readonly checkout?: object }).checkout } });
  const wings = { account: wing, desk: wing, trade: wing, checkout };
  const all = { ...children, display: group, notices: group, ...wings };
  const input = { cartId: null, lastCart: null, postcodes: {} };
  return resting({ children: all, context: { input, parked: [] } }, send) as unknown as ShopActor;
};

/** Draws a part of the page within this shop. */
export const renderIn = (shop: ShopActor, part: ReactNode) =>
  render(<ShopProvider shop={shop}>{part}</ShopProvider>);

/** Navigation state that carries nothing. */
export const noNavigationState = { keep: () => '', read: (): Given => ({}), drop: () => undefined };

/** jsdom has no modal dialogs. */
export const lendDialogs = (): void => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
};

/** jsdom has no layout, so each element gets a box. */
export const layOut = (): void =>
  void vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(() => [{}] as unknown as DOMRectList);

/** jsdom observes nothing: here everything is in sight. */
export const lendObservers = (): void => {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  class SightObserver {
    constructor(readonly tell: (seen: readonly object[]) => void) {}
    observe(target: Element) {
      queueMicrotask(() => act(() => this.tell([{ target, isIntersecting: true }])));
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', SightObserver);
  vi.stubGlobal('ResizeObserver', Observer);
};

/** What a window answers to questions of a sheet. */
export const answerMedia = (answer: (query: string) => boolean): void =>
  void vi.stubGlobal('matchMedia', (query: string) => ({
    matches: answer(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
/** Whether the shopper prefers reduced motion. */
export const preferReducedMotion = (isReduced: boolean): void =>
  answerMedia((query) => isReduced && query.includes('reduce'));

/** Waits for everything that follows from the last event. */
export const settle = (shop: FakeShop): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 4; turn += 1) await shop.quiet();
  });
