/** Pickup form: store and person, saved to the draft on every change (CHK-09). */

import { useFormik } from 'formik';
import { selectPickup, selectIsConfirmingPickup } from '#machines/checkout/draft.selectors.ts';
import {
  pickupProblems,
  pickupPersonOf,
  withPickupPerson,
  type Pickup,
  type PickupPerson,
} from '#machines/domain/pickup.ts';
import { selectAreStoresFailed, selectAreStoresLoading } from '#machines/checkout/pickup/pickup.selectors.ts';
import { selectIsUndeliverable } from '#machines/checkout/shipping/shipping.selectors.ts';
import { useFactOf } from '#shop/use-fact.ts';
import { useAddresses, useDraft, usePickup, useSelected, useShipping } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { focusField } from '#ui/focus-field.ts';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { isFocusFree } from '#ui/focus-free.ts';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './CheckoutScreen.module.css';
import { ContinueButton } from './ContinueButton.tsx';
import { PickupPersonFields } from './PickupPersonFields.tsx';
import { Stores } from './Stores.tsx';
import { useMissing } from './use-missing.ts';
import { fieldId } from './field-id.ts';

const uncollectable = {
  title: 'This order cannot be collected there',
  advice: 'Please choose another store, or have it delivered.',
};

const Details = () => {
  const draft = useDraft();
  const addresses = useAddresses();
  const pickup = useSelected(draft, selectPickup);
  const isBusy = useSelected(draft, selectIsConfirmingPickup);
  const isUnavailable = useSelected(useShipping(), selectIsUndeliverable);
  const change = (next: Pickup): void => addresses.send({ type: 'addresses.changePickup', pickup: next });
  const form = useFormik<PickupPerson>({
    initialValues: pickupPersonOf(pickup),
    validate: (person) => pickupProblems(withPickupPerson(pickup, person)),
    onSubmit: (person) =>
      draft.send({
        type: 'draft.submitPickup',
        pickup: withPickupPerson(pickup, person),
      }),
  });
  const typed = withPickupPerson(pickup, form.values);
  const missing = useMissing('pickup.stores');
  const isStoreMissing = pickup.store === null && form.submitCount > 0;
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        if (pickup.store === null) focusField(fieldId('pickup.stores'));
        else focusFirstError(event.currentTarget);
        form.handleSubmit(event);
      }}
    >
      <Stores
        error={isStoreMissing ? pickupProblems(pickup).store : missing}
        onChoose={(store) => change({ ...typed, store })}
      />
      <PickupPersonFields form={form} pickup={typed} onChange={change} />
      <ContinueButton
        text="Continue to payment"
        isBusy={isBusy}
        busyText="Working out your total"
        warning={isUnavailable ? uncollectable : null}
      />
    </form>
  );
};

/** The default export is required by React.lazy. */
export default function PickupForm() {
  const pickup = usePickup();
  const isLoading = useSelected(pickup, selectAreStoresLoading);
  const isFailed = useSelected(pickup, selectAreStoresFailed);
  // the pressed retry button is gone, so focus moves to the stores
  useFactOf(pickup, 'pickup.storesLoaded', () => {
    requestAnimationFrame(() => {
      if (isFocusFree(document)) focusField(fieldId('pickup.stores'));
    });
  });
  if (isLoading) return <LoadingIndicator message="Looking up our stores" />;
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
        We could not look up our stores. What you have entered is kept.
      </Notice>
    );
  return <Details />;
}
