/** Address fields for any purpose, labelled by country (ADDR-01, ADDR-03, ADDR-08). */

import type { FormikProps } from 'formik';
import type { FocusEvent, ReactNode } from 'react';
import { withCountry, type Address, type AddressField } from '#machines/domain/address.ts';
import { regionLabels, regionsOf, type Country, type Region } from '#machines/domain/region.ts';
import { useReading } from '#shop/use-reading.ts';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/Field.tsx';
import { Fold } from '#ui/Fold.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput, type TextInputProps } from '#ui/TextInput.tsx';
import styles from './AddressFields.module.css';
import { RegionField } from './RegionField.tsx';
import type { Refusals } from './use-refusals.ts';
import { fieldId } from './field-id.ts';

export interface PlainAddressFieldsProps {
  readonly form: FormikProps<Address>;
  /** Prefix of the autocomplete tokens. */
  readonly section: 'shipping' | 'billing';
  /** Server errors by field. */
  readonly refusals: Refusals;
  /** Called on blur with the whole address. */
  readonly onLeave: (address: Address) => void;
  /** Called on each keystroke with the whole address. */
  readonly onWrite?: (address: Address) => void;
  /** Reason by field why the order is blocked. */
  readonly missingOf?: (field: AddressField) => string | undefined;
  /** The address lookup. */
  readonly lookup?: ReactNode;
  /** On phones the place fields stay hidden until the lookup is done. */
  readonly isAwaited?: boolean;
}

const placeFields = ['street', 'street2', 'city', 'postcode', 'regionId'] as const;

const nothingMissing = (): undefined => undefined;

type TextField = Exclude<
  AddressField,
  'regionId' | 'regionCode' | 'countryCode' | 'deliveryInstructions' | 'isSavedInBook'
>;

const noCountries: readonly Country[] = [
  { code: 'AU', name: 'Australia', isRegionAvailable: true, regions: [] },
  { code: 'NZ', name: 'New Zealand', isRegionAvailable: true, regions: [] },
];

interface Places {
  readonly countries: readonly Country[];
  /** null while loading. */
  readonly regions: readonly Region[] | null;
}

/**
 * If countries fail to load, falls back to the two delivery countries and typed regions (ADDR-07).
 */
const usePlaces = (countryCode: string): Places => {
  const { content, failure } = useReading({ kind: 'countries' });
  if (content?.kind !== 'countries') return { countries: noCountries, regions: failure === null ? null : [] };
  const { countries } = content;
  return {
    countries: countries.length > 0 ? countries : noCountries,
    regions: regionsOf(countries, countryCode),
  };
};

const hasMore = ({ street2, company }: Address): boolean => street2 !== '' || company !== '';

export const PlainAddressFields = ({
  form,
  section,
  refusals,
  onLeave,
  onWrite,
  missingOf = nothingMissing,
  lookup,
  isAwaited = false,
}: PlainAddressFieldsProps) => {
  const { countryCode } = form.values;
  const { countries, regions } = usePlaces(countryCode);
  const labels = regionLabels(countryCode);
  const leave = (event: FocusEvent): void => {
    form.handleBlur(event);
    onLeave(form.values);
  };
  const write = (change: Partial<Address>): void => onWrite?.({ ...form.values, ...change });
  const errorOf = (name: AddressField): string | undefined =>
    (form.touched[name] ? form.errors[name] : undefined) ?? refusals[name] ?? missingOf(name);

  const hasNoProblem = placeFields.every((name) => errorOf(name) === undefined);

  const text = (
    name: TextField,
    label: string,
    autoComplete: string,
    options: TextInputProps & { optional?: boolean } = {},
  ): ReactNode => {
    const { optional = false, ...input } = options;
    return (
      <Field id={fieldId(`${section}.${name}`)} label={label} error={errorOf(name)} optional={optional}>
        {(wiring) => (
          <TextInput
            {...wiring}
            {...form.getFieldProps(name)}
            {...input}
            onChange={(event) => {
              form.handleChange(event);
              write({ [name]: event.target.value });
            }}
            onBlur={leave}
            autoComplete={`${section} ${autoComplete}`}
          />
        )}
      </Field>
    );
  };

  return (
    <div className={styles['fields']}>
      <div className={styles['names']}>
        {text('firstname', 'First name', 'given-name')}
        {text('lastname', 'Last name', 'family-name')}
      </div>
      <div className={styles['wide']}>
        {text('telephone', 'Phone', 'tel', { type: 'tel', inputMode: 'tel' })}
      </div>
      <div className={styles['wide']}>
        <Field id={fieldId(`${section}.countryCode`)} label="Country" error={errorOf('countryCode')}>
          {(wiring) => (
            <Select
              {...wiring}
              name="countryCode"
              autoComplete={`${section} country`}
              options={countries.map(({ code, name }) => ({ value: code, label: name }))}
              value={countryCode}
              onBlur={leave}
              onChange={({ target }) => {
                const address = withCountry(form.values, target.value);
                void form.setValues(address);
                onLeave(address);
              }}
            />
          )}
        </Field>
      </div>
      {lookup !== undefined && <div className={styles['wide']}>{lookup}</div>}
      <div className={classNames(styles['place'], isAwaited && hasNoProblem && styles['awaited'])}>
        <div className={styles['wide']}>{text('street', 'Street address', 'address-line1')}</div>
        <Fold summary="Add a unit, floor or company" isUsed={hasMore(form.values)} className={styles['wide']}>
          <div className={styles['fields']}>
            {text('street2', 'Unit or floor', 'address-line2', { optional: true })}
            {text('company', 'Company', 'organization', { optional: true })}
          </div>
        </Fold>
        {text('city', labels.city, 'address-level2')}
        {text('postcode', 'Postcode', 'postal-code', { inputMode: 'numeric', maxLength: 10 })}
        <RegionField
          form={form}
          section={section}
          regions={regions}
          error={errorOf('regionId')}
          onBlur={leave}
          onWrite={write}
        />
      </div>
    </div>
  );
};
