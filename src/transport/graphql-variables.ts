/**
 * Removes variables that are null: Magento rejects `sort: null` but accepts a missing one (BEY-22).
 */

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMeant = (value: unknown): boolean => value !== null && value !== undefined;

const deeply = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(deeply);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => isMeant(inner))
      .map(([name, inner]) => [name, deeply(inner)]),
  );
};

/** Null has no meaning in a query. In a mutation it empties a field, so it is sent. */
export const withoutNulls = <Variables>(kind: 'query' | 'mutation', variables: Variables): Variables =>
  kind === 'query' ? (deeply(variables) as Variables) : variables;
