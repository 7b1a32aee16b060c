/** Decodes the stored options of a cart item. */

import type { ChosenOptions } from '#machines/domain/chosen-options.ts';

type Kept = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';

const isEntered = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  isText((value as Kept)['uid']) &&
  isText((value as Kept)['value']);

export const isChosen = (value: unknown): value is ChosenOptions => {
  if (typeof value !== 'object' || value === null) return false;
  const { selected, entered }: Kept = { ...value };
  return (
    Array.isArray(selected) && selected.every(isText) && Array.isArray(entered) && entered.every(isEntered)
  );
};
