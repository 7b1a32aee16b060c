/** Reads custom option values from the older mutations and updateCartItems (CAT-02). */
import type { RequestedChoice } from '../../cart/requested-choice.ts';
import { fromUid } from '../../uid.ts';

export interface CustomOptionInput {
  readonly id?: number | null;
  readonly uid?: string | null;
  readonly value_string: string;
}

/** An option is named by its id or its uid. */
function optionId({ id, uid }: CustomOptionInput): number {
  if (id != null) return id;
  const [, own] = Buffer.from(uid ?? '', 'base64')
    .toString()
    .split('/');
  return own === undefined ? fromUid(uid ?? '') : Number(own);
}

export function readCustomOptions(
  given: readonly (CustomOptionInput | null)[] | null | undefined,
): RequestedChoice['custom'] {
  return (given ?? [])
    .filter((one) => one !== null)
    .map((one) => ({ optionId: optionId(one), text: one.value_string, valueId: null }));
}
