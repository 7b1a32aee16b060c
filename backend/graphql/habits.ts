/** Imitates faults of stock Magento 2.4.7 where configured (BEY-22). */
import { GraphQLError, Kind, type GraphQLResolveInfo } from 'graphql';
import type { Shop } from '../shop.ts';
import { maskedMessage } from './errors.ts';

/** Not logged, because this imitates a PHP error and is no fault of the backend. */
function internalError(): GraphQLError {
  return new GraphQLError(maskedMessage);
}

function holdsNull(value: unknown): boolean {
  if (value === null) return true;
  return typeof value === 'object' && Object.values(value as object).some(holdsNull);
}

interface ListArguments {
  readonly filter?: unknown;
  readonly sort?: unknown;
}

/**
 * `products` fails on a null sort or a null anywhere in its filter; an omitted argument is fine.
 */
export function failOnNullArguments({ hasHabits }: Shop, { filter, sort }: ListArguments): void {
  if (hasHabits && (sort === null || holdsNull(filter))) throw internalError();
}

/** Linked products fail where a directly spread named fragment directly contains an inline one. */
export function failOnInlineInNamed({ hasHabits }: Shop, info: GraphQLResolveInfo): void {
  if (!hasHabits) return;
  const spread = info.fieldNodes
    .flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
    .flatMap((selection) => (selection.kind === Kind.FRAGMENT_SPREAD ? [selection.name.value] : []));
  const isFaulty = (name: string): boolean =>
    info.fragments[name]?.selectionSet.selections.some(({ kind }) => kind === Kind.INLINE_FRAGMENT) ?? false;
  if (spread.some(isFaulty)) throw internalError();
}

/** Magento divides the discount of a dynamically priced bundle by its own price, which is zero. */
export function failOnDynamicPrice({ hasHabits }: Shop): void {
  if (hasHabits) throw internalError();
}

function placeOf({ locations, path }: GraphQLError): readonly number[] {
  const [at] = locations ?? [];
  const places = (path ?? []).filter((part) => typeof part === 'number');
  return [at?.line ?? 0, at?.column ?? 0, ...places];
}

function comparePlaces(one: GraphQLError, other: GraphQLError): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  const differing = a.findIndex((part, index) => part !== b[index]);
  return differing === -1 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0);
}

/** Only the error that comes first in the document is reported. */
export function reportedErrors(
  { hasHabits }: Shop,
  errors: readonly GraphQLError[],
): readonly GraphQLError[] {
  return hasHabits ? errors.toSorted(comparePlaces).slice(0, 1) : errors;
}
