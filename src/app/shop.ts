/** Creates a shop: one per browser tab, per server request, per test. */

import { createActor, type InspectionEvent, type Observer } from 'xstate';
import { noPatterns } from '#machines/domain/postcode.ts';
import { shellBlocks, type Subject } from '#machines/domain/subject.ts';
import { nothingOpened, type OpenedPage } from '#machines/domain/opened-page.ts';
import { selectSessionEmail } from '#machines/session/session.selectors.ts';
import { readCartId } from '#services/cart/cart-watch.ts';
import { storedCartSlice } from '#services/cart/stored-cart.ts';
import { promisedPlaceSlice } from '#services/content/promised-place.ts';
import { forgetLapsed } from '#services/session/lapsed-session.ts';
import type { ShopActor } from '#shop/ShopProvider.tsx';
import { readSlice } from '#transport/slice.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import type { Storage } from '#transport/storage.ts';
import { wireShop } from './actors/root.ts';
import { visitCachesOf, type Wires } from './actors/wires.ts';
import { readReleasedCartId } from './cart-storage.ts';
import { createPersistence } from './persistence.ts';

export interface ShopOptions extends Wires {
  /** What the server rendered the page from (VIEW-01). */
  readonly opened?: OpenedPage;
  /** Receives all inspection events of the machines (a visualizer in development). */
  readonly inspect?: Observer<InspectionEvent>;
}

/** True from sign-in until the customer is forgotten, also while the session is timed out. */
const hasCustomer = (shop: ShopActor): boolean => {
  const customers = shop.getSnapshot().children.session?.getSnapshot();
  return customers !== undefined && selectSessionEmail(customers) !== null;
};

export const createShop = (options: ShopOptions): ShopActor => {
  const { transport, session, page, inspect } = options;
  const isOrderForgotten = forgetLapsed(transport, session, visitCachesOf(options));
  const persistence = createPersistence(transport.storage, session, page?.priceFormat);
  const shop = createActor(wireShop(options, persistence.add), {
    input: {
      cartId: readCartId(transport.storage) ?? page?.cartId ?? null,
      releasedCartId: readReleasedCartId(session),
      lastCart: readSlice(transport.storage, storedCartSlice),
      isOnline: transport.isOnline(),
      hasProviders: options.tracking?.includes(' ') === true,
      opened: options.opened ?? nothingOpened,
      orderProof: transport.orderProof,
      postcodes: page?.postcodes ?? noPatterns,
      isOrderForgotten,
    },
    ...(inspect === undefined ? {} : { inspect }),
  });
  shop.on('*', (fact) => persistence.receive(fact, hasCustomer(shop)));
  return shop;
};

/** What every page needs. */
export const everyPage: readonly Subject[] = [
  { kind: 'storeConfig' },
  { kind: 'menu' },
  shellBlocks,
  { kind: 'socialLinks' },
  { kind: 'bestSellers' },
];

/** Starts the shop and reads what every page needs. */
export const openShop = (shop: ShopActor): void => {
  shop.start();
  shop.send({ type: 'shop.read', subjects: everyPage });
};

/**
 * Opens the desk when the page is idle if this browser stores a
 * postcode: it requests the delivery day (BEY-18).
 */
export const openStoredPromise = (
  shop: ShopActor,
  storage: Storage,
  whenIdle: (work: () => void) => void,
): void => {
  if (readSlice(storage, promisedPlaceSlice) !== null)
    whenIdle(() => shop.send({ type: 'shop.openWing', wing: 'desk' }));
};

/**
 * Reads a stored cart when the page is idle, and one that another tab creates at once (SESS-05).
 */
export const openStoredTrade = (
  shop: ShopActor,
  storage: Storage,
  whenIdle: (work: () => void) => void,
): void => {
  const open = (): void => shop.send({ type: 'shop.openWing', wing: 'trade' });
  const { cartId, releasedCartId } = shop.getSnapshot().context.input;
  const isOrdered = storage.read(storageKeys.pendingOrder) !== null;
  if (cartId !== null || releasedCartId !== null || isOrdered) whenIdle(open);
  for (const key of [storageKeys.cartChange, storageKeys.pendingOrder]) storage.watch(key, open);
};
