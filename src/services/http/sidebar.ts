/** Removes a cart item through Magento's session, if the page knows its form key (CART-10, §7). */

import { mayBeDone, toFailure } from '#machines/domain/failure.ts';
import type { RestClient } from '#transport/rest.ts';

const path = '/checkout/sidebar/removeItem';

const hasSucceeded = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true;

/**
 * False if the session refuses: no session, another cart, an
 * outdated key. Throws if the item may have been removed.
 */
export const removeBySidebar = async (
  { postForm }: Pick<RestClient, 'postForm'>,
  formKey: string,
  lineId: string,
  signal: AbortSignal,
): Promise<boolean> => {
  try {
    return hasSucceeded(await postForm(path, { item_id: lineId, form_key: formKey }, signal));
  } catch (cause) {
    const failure = toFailure(cause);
    if (mayBeDone(failure) || failure.isUnsent === true) throw cause;
    return false;
  }
};
