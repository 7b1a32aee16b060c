/**
 * State or territory: a list, or free text without one; optional in New Zealand (ADDR-03, ADDR-07).
 */

import type { FormikProps } from 'formik';
import type { FocusEvent } from 'react';
import { wantsRegion, type Address } from '#machines/domain/address.ts';
import { regionLabels, type Region } from '#machines/domain/region.ts';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { fieldId } from './field-id.ts';

export interface RegionFieldProps {
  readonly form: FormikProps<Address>;
  readonly section: 'shipping' | 'billing';
  /** null while loading. */
  readonly regions: readonly Region[] | null;
  readonly error: string | undefined;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onWrite: (change: Partial<Address>) => void;
}

const isSaid = (region: Region, { regionId, regionCode }: Address): boolean =>
  regionId === null
    ? [region.code, region.name].some((word) => word.toLowerCase() === regionCode.trim().toLowerCase())
    : region.id === regionId;

export const RegionField = ({ form, section, regions, error, onBlur, onWrite }: RegionFieldProps) => {
  const { values } = form;
  const chosen = regions?.find((region) => isSaid(region, values));
  const write = (change: Pick<Address, 'regionId' | 'regionCode'>): void => {
    void form.setValues({ ...values, ...change });
    onWrite(change);
  };
  const choose = (region: Region | undefined): void =>
    write({ regionId: region?.id ?? null, regionCode: region?.code ?? '' });
  const isAsked = wantsRegion(values.countryCode);
  const isTyped = !isAsked || (regions !== null && regions.length === 0);
  return (
    <Field
      id={fieldId(`${section}.regionId`)}
      label={regionLabels(values.countryCode).region}
      error={error}
      optional={!isAsked}
    >
      {(wiring) =>
        isTyped ? (
          <TextInput
            {...wiring}
            name="regionId"
            autoComplete={`${section} address-level1`}
            value={values.regionCode}
            onBlur={onBlur}
            onChange={({ target }) => write({ regionId: null, regionCode: target.value })}
          />
        ) : (
          <Select
            {...wiring}
            name="regionId"
            autoComplete={`${section} address-level1`}
            placeholder="Choose one"
            options={(regions ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            value={chosen === undefined ? '' : String(chosen.id)}
            onBlur={onBlur}
            onChange={({ target }) => choose(regions?.find(({ id }) => String(id) === target.value))}
          />
        )
      }
    </Field>
  );
};
