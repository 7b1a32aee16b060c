/** The fields of one address, delivery or billing, with what its country calls them (ADDR-01, ADDR-03). */

import type { FormikProps } from 'formik';
import type { FocusEvent, ReactNode } from 'react';
import type { Address } from '#machines/domain/address.ts';
import { addressFieldId } from '#machines/domain/obstacle.ts';
import { regionLabels, regionsOf, type Country } from '#machines/domain/region.ts';
import { useReading } from '#shop/use-shop.ts';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput, type TextInputProps } from '#ui/TextInput.tsx';
import styles from './AddressFields.module.css';

export interface AddressFieldsProps {
  readonly form: FormikProps<Address>;
  /** 'shipping' or 'billing', as browsers fill them in. */
  readonly section: 'shipping' | 'billing';
  /** A field was left; what stands in all of them. */
  readonly onLeave: (address: Address) => void;
}

type TextField = Exclude<keyof Address, 'regionId' | 'regionCode' | 'countryCode'>;

const noCountries: readonly Country[] = [
  { code: 'AU', name: 'Australia', regions: [] },
  { code: 'NZ', name: 'New Zealand', regions: [] },
];

const useCountries = (): readonly Country[] => {
  const { content } = useReading({ kind: 'countries' });
  return content?.kind === 'countries' && content.countries.length > 0 ? content.countries : noCountries;
};

export const AddressFields = ({ form, section, onLeave }: AddressFieldsProps) => {
  const countries = useCountries();
  const { countryCode, regionId } = form.values;
  const labels = regionLabels(countryCode);
  const regions = regionsOf(countries, countryCode);
  const leave = (event: FocusEvent): void => {
    form.handleBlur(event);
    onLeave(form.values);
  };
  const errorOf = (name: keyof Address): string | undefined =>
    form.touched[name] ? form.errors[name] : undefined;

  const text = (
    name: TextField,
    label: string,
    autoComplete: string,
    more: TextInputProps & { optional?: boolean } = {},
  ): ReactNode => {
    const { optional = false, ...input } = more;
    return (
      <Field id={addressFieldId(section, name)} label={label} error={errorOf(name)} optional={optional}>
        {(wiring) => (
          <TextInput
            {...wiring}
            {...form.getFieldProps(name)}
            {...input}
            onBlur={leave}
            autoComplete={`${section} ${autoComplete}`}
          />
        )}
      </Field>
    );
  };

  return (
    <div className={styles['fields']}>
      {text('firstname', 'First name', 'given-name')}
      {text('lastname', 'Last name', 'family-name')}
      <div className={styles['wide']}>
        {text('telephone', 'Phone', 'tel', { type: 'tel', inputMode: 'tel' })}
      </div>
      <div className={styles['wide']}>{text('street', 'Street address', 'address-line1')}</div>
      <details className={styles['wide']} open={form.values.street2 !== '' || form.values.company !== ''}>
        <summary className={styles['more']}>Add a unit, floor or company</summary>
        <div className={styles['fields']}>
          {text('street2', 'Unit or floor', 'address-line2', { optional: true })}
          {text('company', 'Company', 'organization', { optional: true })}
        </div>
      </details>
      {text('city', labels.city, 'address-level2')}
      {text('postcode', 'Postcode', 'postal-code', { inputMode: 'numeric', maxLength: 10 })}
      {regions.length > 0 && (
        <Field id={addressFieldId(section, 'regionId')} label={labels.region} error={errorOf('regionId')}>
          {(wiring) => (
            <Select
              {...wiring}
              name="regionId"
              autoComplete={`${section} address-level1`}
              placeholder="Choose one"
              options={regions.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={regionId === null ? '' : String(regionId)}
              onBlur={leave}
              onChange={({ target }) => {
                const region = regions.find(({ id }) => String(id) === target.value);
                void form.setValues({
                  ...form.values,
                  regionId: region?.id ?? null,
                  regionCode: region?.code ?? '',
                });
              }}
            />
          )}
        </Field>
      )}
      <Field id={addressFieldId(section, 'countryCode')} label="Country">
        {(wiring) => (
          <Select
            {...wiring}
            name="countryCode"
            autoComplete={`${section} country`}
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            value={countryCode}
            onBlur={leave}
            onChange={({ target }) => {
              void form.setValues({
                ...form.values,
                countryCode: target.value,
                regionId: null,
                regionCode: '',
              });
            }}
          />
        )}
      </Field>
    </div>
  );
};
