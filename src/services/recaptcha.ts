/** Where a merchant asks who orders whether they are human, the answer travels with the order (CHK-13). */

/** A fresh token for the action, or null where there is none. */
export type Recaptcha = (action: 'place_order') => Promise<string | null>;

export const noRecaptcha: Recaptcha = () => Promise.resolve(null);

/** A check that cannot be made stops nobody here: the server, which asked for it, has the last word. */
export const recaptchaHeaders = async (recaptcha: Recaptcha): Promise<Readonly<Record<string, string>>> => {
  const token = await recaptcha('place_order').catch(() => null);
  return token === null ? {} : { 'X-Recaptcha': token };
};
