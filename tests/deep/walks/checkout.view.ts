/** What is to be seen of a checkout, on a page or in its machines, in the same words. */

import { brisbane } from '#tests/support/shopper-goods.ts';
import { tabHeadings, type Tab } from '#tests/support/shopper-pages.ts';

export const tabs: readonly Tab[] = ['account', 'delivery', 'shipping', 'payment'];

export interface CheckoutView {
  readonly heading: string;
  readonly current: Tab | null;
  /** Finished tabs, which can be opened again. */
  readonly done: readonly Tab[];
  readonly button: 'Continue' | 'Place order' | null;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly isUndeliverable: boolean;
  /** The delivery methods to choose from, the chosen one marked. */
  readonly methods: readonly string[];
  readonly obstacles: readonly string[];
  readonly isUnknown: boolean;
}

export const emptyView: CheckoutView = {
  heading: '',
  current: null,
  done: [],
  button: null,
  isBusy: false,
  error: null,
  isUndeliverable: false,
  methods: [],
  obstacles: [],
  isUnknown: false,
};

export const receiptView: CheckoutView = {
  ...emptyView,
  heading: `Thank you, ${brisbane.firstname}. Your order is placed.`,
};

export const headingOf = (tab: Tab): string => tabHeadings[tab];
