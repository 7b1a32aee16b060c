/** Shoppers who come back in the middle: with a cart, with a half-filled checkout, or as far as the payment. */

import type { BrowserContextOptions } from 'playwright-core';
import { newShopperPage, type Shopper, type ShopperOptions } from './browser.ts';
import { ShopApi } from './shopper-api.ts';
import { brisbane, newEmail, water, type Delivery, type Product } from './shopper-goods.ts';
import { skipPictures } from './shopper-network.ts';
import { continueButton, tabHeading, waitForCard } from './shopper-pages.ts';

type Goods = readonly (readonly [product: Product, quantity: number])[];

export interface ReturningOptions {
  readonly shopUrl: string;
  readonly goods?: Goods;
  /** A delivery address this browser saved. */
  readonly delivery?: Delivery;
  readonly viewport?: BrowserContextOptions['viewport'];
}

export interface ReturningShopper extends Shopper {
  readonly api: ShopApi;
  readonly cartId: string;
}

/** What the shop keeps in a browser, as it keeps it. */
export const browserEntry = (key: string, value: unknown, version?: number) => ({
  name: `BRIGHTWATER__${key}`,
  value: JSON.stringify({ value, storedAt: Date.now(), lifetime: 86_400, version }),
});

/** A half-filled checkout's delivery address. */
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
  viewport,
}: ReturningOptions): Promise<ReturningShopper> => {
  const api = new ShopApi(shopUrl);
  const cartId = await api.makeCart(...goods);
  const localStorage = [browserEntry('cartId', cartId)];
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

/** What the browser complains of then. */
export const silencedTelemetry = /www\.paypal\.com/;

export interface PayingShopper extends ReturningShopper {
  readonly email: string;
}

/** The provider's SDK would tell PayPal how it fares, if it comes so far before the page is left; our policy does not let it. */
export const allowSilencedTelemetry = (shopper: Shopper): void => shopper.allowProblem(silencedTelemetry);

/** At the payment tab, everything before it done. */
export const newShopperAtPayment = async (options: ReturningOptions): Promise<PayingShopper> => {
  const shopper = await newReturningShopper({ delivery: brisbane, ...options });
  const { page } = shopper;
  const email = newEmail();
  await page.goto('/checkout');
  await page.getByLabel('Email').fill(email);
  await continueButton(page).click();
  await tabHeading(page, 'delivery').waitFor();
  await continueButton(page).click();
  await tabHeading(page, 'shipping').waitFor();
  await continueButton(page).click();
  await tabHeading(page, 'payment').waitFor();
  allowSilencedTelemetry(shopper);
  return { ...shopper, email };
};

/** There, with the card chosen and its fields ready. */
export const newPayingShopper = async (options: ReturningOptions): Promise<PayingShopper> => {
  const shopper = await newShopperAtPayment(options);
  await waitForCard(shopper.page);
  return shopper;
};
