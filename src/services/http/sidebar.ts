/** The session's own way to take a line out, where the page knows its form key (CART-10, §7). */

import { isInDoubt, toFailure } from '#machines/domain/failure.ts';
import type { RestClient } from '#transport/rest.ts';

const path = '/checkout/sidebar/removeItem';

const hasSucceeded = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true;

/** False where that way is closed: no session, another cart in it, an old key. What may have been done is thrown. */
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
    if (isInDoubt(failure) || failure.isUnsent === true) throw cause;
    return false;
  }
};
