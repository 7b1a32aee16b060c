/** What a page writes into its data layer, and what leaves it for other hosts. */

import type { Page } from 'playwright-core';

type Entry = Readonly<Record<string, unknown>> & {
  readonly event?: string;
  readonly page?: string;
  readonly ecommerce?: { readonly checkout?: { readonly actionField: { readonly step: number } } };
};

const nameOf = ({ event = '', page = '', ecommerce }: Entry): string =>
  [event, page, String(ecommerce?.checkout?.actionField.step ?? '')].filter((part) => part !== '').join(' ');

/** Over all loads of the page; to be called before the first. */
export const watchDataLayer = async (page: Page) => {
  const entries: Entry[] = [];
  await page.exposeFunction('noteEntry', (entry: Entry) => void entries.push(entry));
  await page.addInitScript(() => {
    if (window === window.top) Reflect.set(window, 'dataLayer', { push: Reflect.get(window, 'noteEntry') });
  });
  const named = () => entries.filter(({ event }) => event !== undefined && event !== 'webVital');
  return {
    /** Since the last time, each by its name and page, or step. */
    names: (): readonly string[] => named().map(nameOf),
    entries: (): readonly Entry[] => entries,
    text: (): string => JSON.stringify(entries),
    figures: (): readonly unknown[] =>
      entries.filter(({ event }) => event === 'webVital').map(({ vital }) => vital),
  };
};

/** Addresses and bodies of requests to other hosts. */
export const watchOtherHosts = (page: Page, shopUrl: string) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(shopUrl).origin)
      sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  return (): readonly string[] => sent;
};
