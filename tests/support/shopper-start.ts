/** Shoppers who return with a cart or a checkout that had reached a step. */

import type { BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { newShopperPage, type Shopper, type ShopperOptions } from './browser.ts';
import { newCustomer, type Customer } from './shopper-account.ts';
import { ShopApi } from './shopper-api.ts';
import { brisbane, newEmail, water, type Delivery, type Product } from './shopper-goods.ts';
import { skipPictures } from './shopper-network.ts';
import { tabHeading, waitForCard, type Tab } from './shopper-checkout.ts';

type Goods = readonly (readonly [product: Product, quantity: number])[];

export interface ReturningOptions {
  /** The shared shop unless there is one of the file's own. */
  readonly shopUrl?: string;
  readonly goods?: Goods;
  /** A delivery address this browser saved. */
  readonly delivery?: Delivery;
  /** Signed in as this customer, whose own cart it is. */
  readonly customer?: Pick<Customer, 'email' | 'password'>;
  /** What else local storage holds, see browserEntry. */
  readonly entries?: readonly ReturnType<typeof browserEntry>[];
  readonly viewport?: BrowserContextOptions['viewport'];
}

export interface ReturningShopper extends Shopper {
  readonly api: ShopApi;
  readonly cartId: string;
}

/** An entry of the shop's browser storage. */
export const browserEntry = (key: string, value: unknown, version?: number, lifetime = 86_400) => ({
  name: `BRIGHTWATER__${key}`,
  value: JSON.stringify({ value, storedAt: Date.now(), lifetime, version }),
});

/** A session lasts an hour. */
const sessionEntry = (key: string, value: unknown) => browserEntry(key, value, undefined, 3600);

/** The delivery address of a half-filled checkout. */
export const deliveryEntry = (address: unknown) => browserEntry('shipping_address', address, 1);

const savedAddress = ({ region, ...delivery }: Delivery): unknown => ({
  ...delivery,
  company: '',
  street2: '',
  regionId: region?.id ?? null,
  regionCode: region?.code ?? '',
});

/** Signs in twice by the API: the browser may end its own session. */
const openSession = async (shopUrl: string, customer: ReturningOptions['customer']) => {
  if (customer === undefined) return { api: new ShopApi(shopUrl), entries: [] };
  const { token } = await ShopApi.signIn(shopUrl, customer);
  const entries = [
    sessionEntry('session_email', customer.email),
    sessionEntry('signin_token', token),
    browserEntry('customer_trace', true),
  ];
  return { api: await ShopApi.of(shopUrl, customer), entries };
};

/** A browser that holds a cart, an address when given, and a session when there is a customer. */
export const newReturningShopper = async ({
  shopUrl = inject('shopUrl'),
  goods = [[water, 2]],
  delivery,
  customer,
  entries = [],
  viewport,
}: ReturningOptions = {}): Promise<ReturningShopper> => {
  const { api, entries: session } = await openSession(shopUrl, customer);
  const cartId = await api.makeCart(...goods);
  const localStorage = [browserEntry('cartId', cartId), ...session, ...entries];
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

export interface SignedInShopper extends ReturningShopper {
  readonly customer: Customer;
}

/** Signed in as a new customer unless there is one; the cart is empty without goods. */
export const newSignedInShopper = async ({
  customer: known,
  ...options
}: ReturningOptions & { readonly customer?: Customer } = {}): Promise<SignedInShopper> => {
  const customer = known ?? (await newCustomer(options.shopUrl));
  return { ...(await newReturningShopper({ goods: [], ...options, customer })), customer };
};

export interface PayingShopper extends ReturningShopper {
  readonly email: string;
}

/** What local storage holds once a shopper has reached this step, with the standard delivery. */
const reached = (tab: Tab) => [
  browserEntry('checkout_tab', tab, 1),
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
 * Gives this tab the guest's e-mail before its first page. Later pages of the tab do not get it
 * back once the order has cleared it.
 */
const giveTabEmail = async (page: Page, shopUrl: string, email: string): Promise<void> => {
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

/** A shopper whose checkout resumes at this step by itself; no page is open yet. */
export const newShopperBefore = async (tab: Tab, options: ReturningOptions = {}): Promise<PayingShopper> => {
  const { customer, shopUrl = inject('shopUrl'), entries = [] } = options;
  const kept = [...reached(tab), ...entries];
  const shopper = await newReturningShopper({ delivery: brisbane, ...options, entries: kept });
  const email = customer?.email ?? newEmail();
  // a customer's e-mail is known by their session
  if (customer === undefined) await giveTabEmail(shopper.page, shopUrl, email);
  return { ...shopper, email };
};

/** At this step, everything before it done. */
export const newShopperAt = async (tab: Tab, options?: ReturningOptions): Promise<PayingShopper> => {
  const shopper = await newShopperBefore(tab, options);
  await shopper.page.goto('/checkout', { waitUntil: 'commit' });
  await tabHeading(shopper.page, tab).waitFor();
  return shopper;
};

export const newShopperAtPayment = (options?: ReturningOptions): Promise<PayingShopper> =>
  newShopperAt('payment', options);

/** There, with the card chosen and its fields ready. */
export const newPayingShopper = async (options?: ReturningOptions): Promise<PayingShopper> => {
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
