/** Click and collect: which store, and who comes; the store's address travels with the order (CHK-09). */

import { useFormik } from 'formik';
import { selectDelivery, selectIsConfirmingDelivery } from '#machines/checkout/checkout.selectors.ts';
import { collectionAddress, type Collector, type Store } from '#machines/domain/pickup.ts';
import { isFilled, requiredMessage } from '#machines/domain/required.ts';
import {
  selectAreStoresFailed,
  selectAreStoresLoading,
  selectChosenStore,
  selectIsSomeoneElse,
  selectStores,
} from '#machines/pickup/pickup.selectors.ts';
import { useCheckout, usePickup, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Field } from '#ui/Field.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { Notice } from '#ui/Notice.tsx';
import { RadioCard } from '#ui/RadioCard.tsx';
import { RadioCardGroup } from '#ui/RadioCardGroup.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import styles from './CheckoutScreen.module.css';

const fields = [
  { name: 'firstname', label: 'First name', autoComplete: 'given-name', type: 'text' },
  { name: 'lastname', label: 'Last name', autoComplete: 'family-name', type: 'text' },
  { name: 'telephone', label: 'Phone', autoComplete: 'tel', type: 'tel' },
] as const;

const validate = (collector: Collector): Partial<Record<keyof Collector, string>> =>
  Object.fromEntries(
    fields.filter(({ name }) => !isFilled(collector[name])).map(({ name }) => [name, requiredMessage]),
  );

const Stores = ({ stores, chosen }: { readonly stores: readonly Store[]; readonly chosen: Store | null }) => {
  const pickup = usePickup();
  return (
    <RadioCardGroup legend="Store">
      {stores.map((store) => (
        <RadioCard
          key={store.code}
          name="pickupStore"
          value={store.code}
          title={store.name}
          detail={`${store.street}, ${store.city} ${store.postcode}. ${store.description}`}
          price="Free"
          checked={store.code === chosen?.code}
          onChange={() => pickup.send({ type: 'pickup.chooseStore', code: store.code })}
        />
      ))}
    </RadioCardGroup>
  );
};

const Details = ({ store }: { readonly store: Store }) => {
  const checkout = useCheckout();
  const pickup = usePickup();
  const { firstname, lastname, telephone } = useSelected(checkout, selectDelivery);
  const isSomeoneElse = useSelected(pickup, selectIsSomeoneElse);
  const isBusy = useSelected(checkout, selectIsConfirmingDelivery);
  const form = useFormik<Collector>({
    initialValues: { firstname, lastname, telephone },
    validate,
    onSubmit: (collector) =>
      checkout.send({ type: 'checkout.submitDelivery', address: collectionAddress(store, collector) }),
  });
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        focusFirstError(event.currentTarget);
        form.handleSubmit(event);
      }}
    >
      <Checkbox
        label="Someone else will collect"
        checked={isSomeoneElse}
        onChange={({ target }) => {
          pickup.send({ type: 'pickup.setSomeoneElse', isSomeoneElse: target.checked });
          void form.setValues({ firstname: '', lastname: '', telephone: '' });
        }}
      />
      {fields.map(({ name, label, autoComplete, type }) => (
        <Field
          key={name}
          id={`pickup-${name}`}
          label={isSomeoneElse ? `${label} of who collects` : label}
          error={form.touched[name] === true ? form.errors[name] : undefined}
        >
          {(wiring) => (
            <TextInput
              {...wiring}
              {...form.getFieldProps(name)}
              type={type}
              inputMode={type === 'tel' ? 'tel' : undefined}
              autoComplete={isSomeoneElse ? 'off' : autoComplete}
            />
          )}
        </Field>
      ))}
      <Button type="submit" color="accent" size="large" busy={isBusy} busyText="Reserving your collection">
        Continue to delivery methods
      </Button>
    </form>
  );
};

export const CollectForm = () => {
  const pickup = usePickup();
  const stores = useSelected(pickup, selectStores);
  const chosen = useSelected(pickup, selectChosenStore);
  const isFailed = useSelected(pickup, selectAreStoresFailed);
  if (useSelected(pickup, selectAreStoresLoading)) return <LoadingIndicator message="Looking for stores" />;
  if (isFailed)
    return (
      <Notice
        type="error"
        announce
        action={
          <Button color="outline" onClick={() => pickup.send({ type: 'pickup.retry' })}>
            Try again
          </Button>
        }
      >
        The stores could not be loaded.
      </Notice>
    );
  if (chosen === null) return <Notice type="info">There is no store to collect from at the moment.</Notice>;
  return (
    <div className={styles['form']}>
      <Stores stores={stores} chosen={chosen} />
      <Details store={chosen} />
    </div>
  );
};
