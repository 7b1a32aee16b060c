/** Where a merchant asks who orders whether they are human, the answer travels with the order (CHK-13). */

import { until } from '../payment/card-wait.ts';

/** A fresh token for the action, or null where there is none. */
export type Recaptcha = (action: 'place_order') => Promise<string | null>;

export const noRecaptcha: Recaptcha = () => Promise.resolve(null);

/** Longer than the check takes, shorter than an order should wait for it. */
const timeoutMs = 5_000;

/** What Google's script, which the merchant's page loads, puts into the page. */
interface Checker {
  ready(then: () => void): void;
  execute(siteKey: string, wish: { readonly action: string }): PromiseLike<unknown>;
}

const isChecker = (given: unknown): given is Checker =>
  ['ready', 'execute'].every((name) => typeof Reflect.get(Object(given), name) === 'function');

/** Asked at each order, as the script may come late, or not at all. */
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

/** A check that cannot be made stops nobody here: the server, which asked for it, has the last word. */
export const recaptchaHeaders = async (recaptcha: Recaptcha): Promise<Readonly<Record<string, string>>> => {
  const token = await recaptcha('place_order').catch(() => null);
  return token === null ? {} : { 'X-Recaptcha': token };
};
