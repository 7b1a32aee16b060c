/** Leaves out variables that are null: Magento takes `sort: null` for a wrong value, a missing one for none (BEY-22). */

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

/** In a read null never means anything. In a write it may empty a field of an input, so only whole variables are left out. */
export const withoutNulls = <Variables>(kind: 'query' | 'mutation', variables: Variables): Variables => {
  if (!isRecord(variables)) return variables;
  if (kind === 'query') return deeply(variables) as Variables;
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => isMeant(value))) as Variables;
};
