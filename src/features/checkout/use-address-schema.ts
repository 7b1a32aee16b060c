/** The address form's rules, with what a postcode looks like here (§5, CHK-11). */

import { useMemo } from 'react';
import { usePostcodes } from '#shop/use-shop.ts';
import { addressSchemaFor } from './address-schema.ts';

export const useAddressSchema = () => {
  const postcodes = usePostcodes();
  return useMemo(() => addressSchemaFor(postcodes), [postcodes]);
};
