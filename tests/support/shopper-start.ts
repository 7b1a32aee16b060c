/** Shoppers who return with a cart, a half-filled checkout, or a checkout that reached the payment. */

import type { BrowserContextOptions, Page } from 'playwright-core';
import { newShopperPage, type Shopper, type ShopperOptions } from './browser.ts';
import { ShopApi } from './shopper-api.ts';
import { brisbane, newEmail, water, type Delivery, type Product } from './shopper-goods.ts';
import { skipPictures } from './shopper-network.ts';
import { tabHeading, waitForCard } from './shopper-pages.ts';

type Goods = readonly (readonly [product: Product, quantity: number])[];

export interface ReturningOptions {
  readonly shopUrl: string;
  readonly goods?: Goods;
  /** A delivery address this browser saved. */
  readonly delivery?: Delivery;
  /** What else local storage holds, see browserEntry. */
  readonly entries?: readonly ReturnType<typeof browserEntry>[];
  readonly viewport?: BrowserContextOptions['viewport'];
}

export interface ReturningShopper extends Shopper {
  readonly api: ShopApi;
  readonly cartId: string;
}

/** An entry of the shop's browser storage. */
export const browserEntry = (key: string, value: unknown, version?: number) => ({
  name: `BRIGHTWATER__${key}`,
  value: JSON.stringify({ value, storedAt: Date.now(), lifetime: 86_400, version }),
});

/** The delivery address of a half-filled checkout. */
export const deliveryEntry = (address: unknown) => browserEntry('shipping_address', address, 1);

const savedAddress = ({ region, ...delivery }: Delivery): unknown => ({
  ...delivery,
  company: '',
  street2: '',
  regionId: region?.id ?? null,
  regionCode: region?.code ?? '',
});

/** A browser that holds a cart, and an address when given. */
export const newReturningShopper = async ({
  shopUrl,
  goods = [[water, 2]],
  delivery,
  entries = [],
  viewport,
}: ReturningOptions): Promise<ReturningShopper> => {
  const api = new ShopApi(shopUrl);
  const cartId = await api.makeCart(...goods);
  const localStorage = [browserEntry('cartId', cartId), ...entries];
  if (delivery !== undefined) localStorage.push(deliveryEntry(savedAddress(delivery)));
  const options: ShopperOptions = {
    shopUrl,
    storageState: { cookies: [], origins: [{ origin: shopUrl, localStorage }] },
    ...(viewport === undefined ? {} : { viewport }),
  };
  const shopper = await newShopperPage(options);
  await skipPictures(shopper.page);
  return { ...shopper, api, cartId };
};

/** Console error of the provider's SDK: the policy blocks its telemetry. */
export const silencedTelemetry = /www\.paypal\.com/;

export interface PayingShopper extends ReturningShopper {
  readonly email: string;
}

/** The SDK's telemetry fails if the page lives long enough to send it. */
export const allowSilencedTelemetry = (shopper: Shopper): void => shopper.allowProblem(silencedTelemetry);

/** What local storage holds once a guest has reached the payment with the standard delivery. */
const reachedPayment = [
  browserEntry('checkout_tab', 'payment', 1),
  browserEntry(
    'shippingMethod',
    {
      carrierCode: 'bwdelivery',
      methodCode: 'standard',
      carrierTitle: 'Brightwater delivery',
      methodTitle: 'Scheduled delivery',
      price: { cents: 995, currency: 'AUD' },
    },
    1,
  ),
];

/**
 * Gives this tab the guest's e-mail before its first page. A mark keeps later pages of the tab from
 * getting it back once the order has cleared it.
 */
export const giveTabEmail = async (page: Page, shopUrl: string, email: string): Promise<void> => {
  const entry = browserEntry('guest_email', email, 1);
  await page.addInitScript(
    ({ origin, name, value }) => {
      if (window !== window.top || window.location.origin !== origin) return;
      if (window.sessionStorage.getItem('isEmailGiven') !== null) return;
      window.sessionStorage.setItem('isEmailGiven', 'yes');
      window.sessionStorage.setItem(name, value);
    },
    { ...entry, origin: shopUrl },
  );
};

/** A guest whose checkout resumes at the payment by itself; no page is open yet. */
export const newShopperBeforePayment = async (options: ReturningOptions): Promise<PayingShopper> => {
  const shopper = await newReturningShopper({ delivery: brisbane, entries: reachedPayment, ...options });
  const email = newEmail();
  await giveTabEmail(shopper.page, options.shopUrl, email);
  allowSilencedTelemetry(shopper);
  return { ...shopper, email };
};

/** At the payment tab, everything before it done. */
export const newShopperAtPayment = async (options: ReturningOptions): Promise<PayingShopper> => {
  const shopper = await newShopperBeforePayment(options);
  await shopper.page.goto('/checkout', { waitUntil: 'commit' });
  await tabHeading(shopper.page, 'payment').waitFor();
  return shopper;
};

/** There, with the card chosen and its fields ready. */
export const newPayingShopper = async (options: ReturningOptions): Promise<PayingShopper> => {
  const shopper = await newShopperAtPayment(options);
  await waitForCard(shopper.page);
  return shopper;
};

/** Another tab of the same guest, at the payment with the card's fields ready. */
export const openTabAtPayment = async (
  { openTab, email }: PayingShopper,
  shopUrl: string,
  prepare?: () => void,
): Promise<Page> => {
  const page = await openTab();
  if (prepare !== undefined) await page.addInitScript(prepare);
  await giveTabEmail(page, shopUrl, email);
  await page.goto('/checkout', { waitUntil: 'commit' });
  await tabHeading(page, 'payment').waitFor();
  await waitForCard(page);
  return page;
};
