/** Loads PayPal's SDK through the card provider's, only when a shopper pays by PayPal (PAY-02). */

import type { PayPalCheckout } from 'braintree-web/paypal-checkout';
import { payPalUnavailable } from './paypal-failure.ts';

/** The part of PayPal's script that is used. */
export interface PayPalButtonsOptions {
  readonly fundingSource: string;
  readonly createOrder: () => Promise<string>;
  readonly onApprove: (approval: PayPalApproval) => Promise<void>;
  readonly onCancel: () => void;
  readonly onError: (cause: unknown) => void;
}

export interface PayPalApproval {
  readonly orderID: string;
  readonly payerID: string;
  readonly paymentID?: string;
}

export interface PayPalButtons {
  /** Whether PayPal offers this payment method to this shopper. */
  isEligible(): boolean;
  render(place: HTMLElement): Promise<void>;
  close(): Promise<void> | void;
}

export interface PayPalScript {
  Buttons(options: PayPalButtonsOptions): PayPalButtons;
}

/** The SDK is CommonJS: bundlers expose its exports by name, by default, or both. */
const exportsOf = <Module extends object>(module: Module): Module => {
  const inner: unknown = Reflect.get(module, 'default');
  return typeof inner === 'object' && inner !== null ? (inner as Module) : module;
};

/** With an emulated provider, PayPal's script is on the page's own origin as well. */
const localScript = '/undefined/paypal/sdk.js';
const remoteScript = 'https://www.paypal.com/sdk/js';

const remoteOptions = (currency: string) =>
  ({ currency, intent: 'capture', commit: false, 'enable-funding': 'paylater' }) as const;

/**
 * The number of earlier script elements for the address. A browser does not request an
 * address again while a request for it hangs, so a retry needs a different address.
 */
const triesOf = (address: string): number =>
  [...document.scripts].filter(({ src }) => src.includes(address)).length;

/** Rotates the options, which changes the address; PayPal rejects unknown parameters. */
const inTurn = <Options extends object>(options: Options, turn: number): Options => {
  const entries = Object.entries(options);
  const first = turn % entries.length;
  return Object.fromEntries([...entries.slice(first), ...entries.slice(0, first)]) as Options;
};

const isEmulated = (configuration: unknown): boolean => {
  const gateway: unknown = Reflect.get(Object(configuration), 'gatewayConfiguration');
  const payPal: unknown = Reflect.get(Object(gateway), 'paypal');
  return Reflect.get(Object(payPal), 'environment') === 'offline';
};

const load = (source: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(payPalUnavailable());
    });
    document.head.append(script);
  });

const scriptOf = (): PayPalScript | null => {
  const found: unknown = Reflect.get(window, 'paypal');
  return typeof found === 'object' && found !== null ? (found as PayPalScript) : null;
};

export interface StartedPayPal {
  readonly checkout: PayPalCheckout;
  readonly script: PayPalScript;
}

/** Never settles if PayPal's script cannot be reached, so the caller needs a timeout. */
export const startPayPal = async (
  clientToken: string,
  currency: string,
  signal: AbortSignal,
): Promise<StartedPayPal> => {
  const [client, payPalCheckout] = await Promise.all([
    import('braintree-web/client').then(exportsOf),
    import('braintree-web/paypal-checkout').then(exportsOf),
  ]);
  signal.throwIfAborted();
  const started = await client.create({ authorization: clientToken });
  signal.throwIfAborted();
  const checkout = await payPalCheckout.create({ client: started });
  signal.throwIfAborted();
  if (scriptOf() === null) {
    if (isEmulated(started.getConfiguration())) {
      const tries = triesOf(localScript);
      await load(tries === 0 ? localScript : `${localScript}?again=${tries}`);
    } else await checkout.loadPayPalSDK(inTurn(remoteOptions(currency), triesOf(remoteScript)));
  }
  const script = scriptOf();
  if (script === null) throw payPalUnavailable();
  return { checkout, script };
};
