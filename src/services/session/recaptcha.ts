/** Sends a reCAPTCHA token with the order where the merchant uses it (CHK-13). */

import { until } from '../payment/card-wait.ts';

/** Returns a new token for the action, or null. */
export type Recaptcha = (action: 'place_order') => Promise<string | null>;

export const noRecaptcha: Recaptcha = () => Promise.resolve(null);

/** Longer than the check takes, shorter than an order should wait. */
const timeoutMs = 5_000;

/** The global of Google's script, which the merchant's page loads. */
interface Checker {
  ready(then: () => void): void;
  execute(siteKey: string, wish: { readonly action: string }): PromiseLike<unknown>;
}

const isChecker = (given: unknown): given is Checker =>
  ['ready', 'execute'].every((name) => typeof Reflect.get(Object(given), name) === 'function');

/** Read at each order, because the script may load late or not at all. */
export const createRecaptcha = (
  offered: () => unknown,
  siteKey: string | null,
  patienceMs = timeoutMs,
): Recaptcha =>
  siteKey === null
    ? noRecaptcha
    : async (action) => {
        const checker = offered();
        if (!isChecker(checker)) return null;
        const ready = new Promise<void>((done) => checker.ready(done));
        const token = await until(
          AbortSignal.timeout(patienceMs),
          ready.then(() => checker.execute(siteKey, { action })),
        );
        return typeof token === 'string' && token !== '' ? token : null;
      };

/** A failed check does not stop the order here: the server decides. */
export const recaptchaHeaders = async (recaptcha: Recaptcha): Promise<Readonly<Record<string, string>>> => {
  const token = await recaptcha('place_order').catch(() => null);
  return token === null ? {} : { 'X-Recaptcha': token };
};
