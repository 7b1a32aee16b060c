/** A browser on the card page with a shopper's actions, opened and closed around tests. */
import { type Browser, chromium, type Frame, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { PaymentGateway } from '#backend/payments/gateway.ts';
import type { CardField, CardState } from '#machines/domain/payment.ts';
import type { CardFailure } from '#services/payment/card-failure.ts';
import type {
  CardFieldPlace,
  CardFields,
  CardFieldsOptions,
  TokenisedCard,
} from '#services/payment/card-fields.ts';
import { type CardPage, openCardPage } from './card-page.ts';

declare global {
  interface Window {
    card: { mountCardFields(options: CardFieldsOptions): Promise<CardFields> };
    fields: CardFields | undefined;
    states: CardState[];
    aborter: AbortController;
    submitted: number;
    heard: string[];
  }
}

type Failed = Pick<CardFailure, 'kind' | 'message' | 'fieldMessages'>;

interface Outcome extends Partial<TokenisedCard> {
  readonly failure?: Failed;
}

export interface CardBrowser {
  readonly page: Page;
  readonly site: CardPage;
  /** The paths this test has asked the server for. */
  asked(): readonly string[];
  open(path: string): Promise<void>;
  mount(wishes?: { token?: string; timeoutMs?: number }): Promise<Outcome>;
  tokenise(): Promise<Outcome>;
  frame(field: CardField): Frame;
  /** Types into an emptied field and answers what stands in it then. */
  type(field: CardField, text: string): Promise<string>;
  fillIn(number: string, cvv?: string): Promise<void>;
  state(): Promise<CardState | undefined>;
  /** The card field or the element that has the keyboard. */
  focused(): Promise<string | undefined>;
}

const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

export const nextYear = String((new Date().getFullYear() + 1) % 100).padStart(2, '0');

const place = (field: CardField, label: string, placeholder: string): CardFieldPlace => ({
  selector: `#card-${field}`,
  label,
  placeholder,
});

const wished = {
  fields: {
    number: place('number', 'Card number', '0000 0000 0000 0000'),
    expirationDate: place('expirationDate', 'Expiry date (MM / YY)', 'MM / YY'),
    cvv: place('cvv', 'Security code', '123'),
  },
  styles: {
    input: { 'font-size': '18px' },
  },
};

const mountIn = (page: Page, clientToken: string, timeoutMs: number): Promise<Outcome> =>
  page.evaluate(
    async (options) => {
      window.states = [];
      window.submitted = 0;
      window.aborter = new AbortController();
      try {
        window.fields = await window.card.mountCardFields({
          ...options,
          onChange: (state) => window.states.push(state),
          onSubmit: () => (window.submitted += 1),
          signal: window.aborter.signal,
        });
        return {};
      } catch (error) {
        const { kind, message, fieldMessages } = error as Failed;
        return { failure: { kind, message, fieldMessages } };
      }
    },
    { ...wished, clientToken, timeoutMs },
  );

const tokeniseIn = (page: Page): Promise<Outcome> =>
  page.evaluate(async () => {
    try {
      return { ...(await window.fields?.tokenize()) };
    } catch (error) {
      const { kind, message, fieldMessages } = error as Failed;
      return { failure: { kind, message, fieldMessages } };
    }
  });

const frameIn = (page: Page, field: CardField): Frame => {
  const frame = page.frames().find((each) => each.name() === `braintree-hosted-field-${field}`);
  if (!frame) throw new Error(`no frame for ${field}`);
  return frame;
};

/** Asks the fields, for the page's activeElement lags behind when Tab crosses frames. */
const focusedIn = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const fields = Object.entries(window.states.at(-1)?.fields ?? {});
    return fields.find(([, state]) => state.isFocused)?.[0] ?? document.activeElement?.id;
  });

export const useCardBrowser = (makeGateway: () => PaymentGateway | Promise<PaymentGateway>): CardBrowser => {
  let gateway: PaymentGateway;
  let browser: Browser | undefined;
  let site: CardPage;
  let page: Page;
  let askedBefore = 0;

  const open = async (path: string): Promise<void> => {
    await page.goto(`${site.origin}${path}`);
    await page.waitForFunction(() => 'card' in window);
  };
  const type = async (field: CardField, text: string): Promise<string> => {
    const input = frameIn(page, field).locator('input');
    await input.fill('');
    await input.pressSequentially(text);
    return input.inputValue();
  };

  beforeAll(async () => {
    gateway = await makeGateway();
    site = await openCardPage(gateway);
    browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: flags.split(' '),
    });
  });

  beforeEach(async () => {
    askedBefore = site.asked.length;
    page = await (browser as Browser).newPage();
    // The SDK's telemetry has nowhere to go from here.
    await page.route('https://**', (route) => route.abort());
    await open('/checkout');
  });

  afterEach(async () => {
    site.silence(null);
    await page.close();
  });

  afterAll(async () => {
    await browser?.close();
    await site.close();
  });

  return {
    get page() {
      return page;
    },
    get site() {
      return site;
    },
    open,
    type,
    asked: () => site.asked.slice(askedBefore),
    mount: ({ token = gateway.clientToken(site.origin), timeoutMs = 40_000 } = {}) =>
      mountIn(page, token, timeoutMs),
    tokenise: () => tokeniseIn(page),
    frame: (field) => frameIn(page, field),
    async fillIn(number, cvv = '123') {
      await type('number', number);
      await type('expirationDate', `12/${nextYear}`);
      await type('cvv', cvv);
    },
    state: () => page.evaluate(() => window.states.at(-1)),
    focused: () => focusedIn(page),
  };
};
