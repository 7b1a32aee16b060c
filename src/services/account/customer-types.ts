/**
 * Reads the shop's types of customer by their labels; a
 * failure is silent and leaves none (NET-09, §8).
 */

import type { CustomerType, CustomerTypeOption } from '#machines/domain/customer.ts';
import type { Transport } from '#transport/transport.ts';
import { TypesOfCustomerDocument } from './customer-types.graphql.ts';

/** Option numbers differ between shops, but their labels do not. */
const typeByLabel: Readonly<Record<string, CustomerType>> = {
  commercial: 'COMMERCIAL',
  residential: 'RESIDENTIAL',
};

/**
 * Only with the merchant layer: another Magento lacks the
 * attribute and would log an error each time.
 */
export const readCustomerTypes = async (
  { graphql, has }: Pick<Transport, 'graphql' | 'has'>,
  signal: AbortSignal,
): Promise<readonly CustomerTypeOption[]> => {
  if (!has('merchant')) return [];
  const answer = await graphql.read(TypesOfCustomerDocument, {}, signal).catch(() => null);
  const attribute = answer?.customAttributeMetadata?.items?.find(
    (item) => item?.attribute_code === 'type_of_customer',
  );
  return (attribute?.attribute_options ?? []).flatMap((option) => {
    const label = option?.label?.trim() ?? '';
    const type = typeByLabel[label.toLowerCase()];
    const value = option?.value ?? '';
    return type === undefined || value === '' ? [] : [{ type, value, label }];
  });
};
