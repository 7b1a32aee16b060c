/** Reads the shop's own customer attributes, such as type_of_customer, and their options (§3). */
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { attribute, type AttributeOption } from '../database/schema/store.ts';
import { refuseInput } from '../refusal.ts';

export interface CustomerAttribute {
  readonly code: string;
  readonly label: string;
  readonly input: string;
  readonly isRequired: boolean;
  readonly options: readonly AttributeOption[];
}

export interface GivenAttribute {
  readonly code: string;
  readonly value: string;
}

export async function readCustomerAttributes(queries: Queries): Promise<CustomerAttribute[]> {
  return queries
    .select()
    .from(attribute)
    .where(eq(attribute.entityType, 'customer'))
    .orderBy(asc(attribute.position));
}

/** Unknown codes are ignored silently, as in Magento. */
export function chooseAttributes(
  known: readonly CustomerAttribute[],
  given: readonly GivenAttribute[],
): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const { code, value } of given) {
    const found = known.find((one) => one.code === code);
    if (!found) continue;
    if (found.input === 'select' && value !== '' && !found.options.some((option) => option.value === value))
      throw refuseInput('Attribute %1 does not contain option with Id %2', [code, value]);
    chosen[code] = value.slice(0, 1000);
  }
  return chosen;
}

/** Decides by the label of the chosen option. */
export async function isCommercial(
  queries: Queries,
  { attributes }: { readonly attributes: Readonly<Record<string, string>> },
): Promise<boolean> {
  const chosen = attributes['type_of_customer'];
  if (chosen === undefined) return false;
  const known = (await readCustomerAttributes(queries)).find(({ code }) => code === 'type_of_customer');
  const label = known?.options.find(({ value }) => value === chosen)?.label ?? chosen;
  return label.toLowerCase() === 'commercial';
}
