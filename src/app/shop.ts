/** Makes a running shop: one per browser tab, per server request, per test. */

import { createActor, type InspectionEvent, type Observer } from 'xstate';
import { noPatterns } from '#machines/domain/postcode.ts';
import { shellBlocks } from '#machines/domain/subject.ts';
import { nothingOpened, type OpenedPage } from '#machines/domain/opened-page.ts';
import { selectSessionEmail } from '#machines/session/session.selectors.ts';
import { readCartId } from '#services/cart/cart-watch.ts';
import { keptCartSlice } from '#services/cart/kept-cart.ts';
import { promisedPlaceSlice } from '#services/content/promised-place.ts';
import { forgetLapsed } from '#services/session/lapsed-session.ts';
import type { ShopActor } from '#shop/ShopProvider.tsx';
import { readSlice } from '#transport/slice.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import type { Storage } from '#transport/storage.ts';
import { wireShop } from './actors/root.ts';
import { visitKeepersOf, type Wires } from './actors/wires.ts';
import { readReleasedCartId } from './cart-storage.ts';
import { createPersistence } from './persistence.ts';

export interface ShopOptions extends Wires {
  /** Wired already, for many shops that keep nothing; else each wires its own. */
  readonly machine?: ReturnType<typeof wireShop>;
  /** What the page brought along (VIEW-01). */
  readonly opened?: OpenedPage;
  /** Hears everything the machines do (a visualizer in development). */
  readonly inspect?: Observer<InspectionEvent>;
}

/** From signing in until they are forgotten, also while the session is timed out. */
const hasCustomer = (shop: ShopActor): boolean => {
  const customers = shop.getSnapshot().children.session?.getSnapshot();
  return customers !== undefined && selectSessionEmail(customers) !== null;
};

export const createShop = (options: ShopOptions): ShopActor => {
  const { transport, session, page, inspect } = options;
  const isOrderForgotten = forgetLapsed(transport, session, visitKeepersOf(options));
  const persistence = createPersistence(transport.storage, session, page?.priceFormat);
  const shop = createActor(options.machine ?? wireShop(options, persistence.add), {
    input: {
      cartId: readCartId(transport.storage) ?? page?.cartId ?? null,
      releasedCartId: readReleasedCartId(session),
      keptCart: readSlice(transport.storage, keptCartSlice),
      isOnline: transport.isOnline(),
      hasProviders: options.tracking?.includes(' ') === true,
      opened: options.opened ?? nothingOpened,
      orderProof: transport.orderProof,
      postcodes: page?.postcodes ?? noPatterns,
      isOrderForgotten,
    },
    ...(inspect === undefined ? {} : { inspect }),
  });
  shop.on('*', (fact) => persistence.hear(fact, hasCustomer(shop)));
  return shop;
};

/** What every page needs, whatever it shows. */
export const openShop = (shop: ShopActor): void => {
  shop.start();
  shop.send({ type: 'shop.read', subject: { kind: 'storeConfig' } });
  shop.send({ type: 'shop.read', subject: { kind: 'menu' } });
  shop.send({ type: 'shop.read', subject: shellBlocks });
  shop.send({ type: 'shop.read', subject: { kind: 'socialLinks' } });
  shop.send({ type: 'shop.read', subject: { kind: 'bestSellers' } });
};

/** Where this browser knows a postcode, its day is asked for when the page is idle (BEY-18). */
export const openKeptPromise = (
  shop: ShopActor,
  storage: Storage,
  whenIdle: (work: () => void) => void,
): void => {
  if (readSlice(storage, promisedPlaceSlice) !== null)
    whenIdle(() => shop.send({ type: 'shop.openWing', wing: 'desk' }));
};

/** A cart that this browser kept is read when the page is idle, one that another tab makes at once (SESS-05). */
export const openKeptTrade = (
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
