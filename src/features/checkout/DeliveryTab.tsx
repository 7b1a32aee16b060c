/**
 * Second tab: delivery address or pickup; each blur saves the address for an early estimate
 * (CHK-16).
 */

import { useFormik } from 'formik';
import { Suspense, useRef } from 'react';
import {
  selectAreFieldsShown,
  selectIsStoredShown,
} from '#machines/checkout/address-choice/address-choice.selectors.ts';
import {
  selectDelivery,
  selectIsPickup,
  selectIsConfirmingDelivery,
  selectIsDeliveryStored,
  selectPlaceAnswers,
} from '#machines/checkout/draft.selectors.ts';
import { selectRefusedAddress } from '#machines/checkout/step.selectors.ts';
import { addressProblems, sanitiseAddress, type Address } from '#machines/domain/address.ts';
import { withFill } from '#machines/domain/lookup.ts';
import { questionsAsked } from '#machines/domain/place-question.ts';
import { problemsBesidePlace } from '#machines/domain/complete-address.ts';
import { selectIsPickupOffered } from '#machines/checkout/pickup/pickup.selectors.ts';
import { selectIsUndeliverable } from '#machines/checkout/shipping/shipping.selectors.ts';
import { useFactOf } from '#shop/use-fact.ts';
import {
  useAddressChoice,
  useAddresses,
  useDraft,
  useDeliveryStep,
  useFulfilment,
  usePickup,
  usePostcodes,
  useSelected,
  useShipping,
} from '#shop/use-shop.ts';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { isAsSent } from '#ui/is-as-sent.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { Notice } from '#ui/Notice.tsx';
import { submitForm } from '#ui/submit-form.ts';
import { AddressFields } from './AddressFields.tsx';
import { AuthorityToLeave } from './AuthorityToLeave.tsx';
import styles from './CheckoutScreen.module.css';
import { ContinueButton } from './ContinueButton.tsx';
import { SaveInBook } from './SaveInBook.tsx';
import { StoredAddresses } from './StoredAddresses.tsx';
import { TabHeading } from './TabHeading.tsx';
import { useMissing } from './use-missing.ts';
import { useRefusals } from './use-refusals.ts';
import { DeliveryOrPickup } from './DeliveryOrPickup.tsx';

/** Loaded only for those who collect their order. */
const PickupForm = lazyPart(() => import('./PickupForm.tsx'));

const undeliverable = {
  title: 'We do not deliver there yet',
  advice: 'Please check the postcode, or choose another address.',
};

const DeliveryForm = () => {
  const draft = useDraft();
  const fulfilment = useFulfilment();
  const addresses = useAddresses();
  const delivery = useSelected(draft, selectDelivery);
  const isBusy = useSelected(draft, selectIsConfirmingDelivery);
  const isUndeliverable = useSelected(useShipping(), selectIsUndeliverable);
  const choice = useAddressChoice('delivery');
  const isStored = useSelected(draft, selectIsDeliveryStored);
  const step = useDeliveryStep();
  const refused = useSelected(step, selectRefusedAddress);
  const postcodes = usePostcodes();
  const isWritten = useSelected(choice, selectAreFieldsShown(isStored, refused));
  const form = useFormik({
    initialValues: delivery,
    validate: (address) => {
      const problems = addressProblems(address, 'delivery', postcodes);
      return isWritten ? problems : problemsBesidePlace(problems);
    },
    onSubmit: (address) => draft.send({ type: 'draft.submitDelivery', address }),
  });
  const change = (address: Address): void => addresses.send({ type: 'addresses.changeDelivery', address });
  const write = (address: Address): void => fulfilment.send({ type: 'fulfilment.writeDelivery', address });
  useFactOf(addresses, 'addresses.filled', ({ kind, fill }) => {
    if (kind === 'delivery') void form.setValues(withFill(form.values, fill));
  });
  const isPickupOffered = useSelected(usePickup(), selectIsPickupOffered);
  const isStoredShown = useSelected(choice, selectIsStoredShown);
  const refusals = useRefusals('delivery', form.values);
  const questions = questionsAsked(form.values, 'delivery', useSelected(draft, selectPlaceAnswers));
  const question = Object.values(questions)[0];
  const missing = useMissing('shipping.deliveryInstructions');
  const element = useRef<HTMLFormElement>(null);
  useFactOf(step, 'step.rejected', ({ submission, failure }) => {
    const isAtFields = submission.step === 'deliveryAddress' && failure.fieldMessages !== undefined;
    if (!isAtFields || element.current === null) return;
    if (isAsSent(sanitiseAddress(submission.address), sanitiseAddress(form.values)))
      focusFirstError(element.current);
  });
  return (
    <form ref={element} noValidate className={styles['form']} onSubmit={submitForm(form)}>
      {isStoredShown && (
        <StoredAddresses kind="delivery" legend="Delivery address" isLegendHidden={!isPickupOffered} />
      )}
      {isWritten && (
        <>
          <AddressFields
            form={form}
            section="shipping"
            refusals={{ ...questions, ...refusals }}
            onLeave={change}
            onWrite={write}
          />
          <SaveInBook kind="delivery" form={form} onLeave={change} />
        </>
      )}
      {!isWritten && question !== undefined && (
        <Notice type="warning" announce>
          {question}
        </Notice>
      )}
      <AuthorityToLeave form={form} onLeave={change} onWrite={write} missing={missing} />
      <ContinueButton
        text="Continue to delivery methods"
        isBusy={isBusy}
        busyText="Finding delivery methods"
        warning={isUndeliverable ? undeliverable : null}
      />
    </form>
  );
};

export const DeliveryTab = () => {
  const isPickup = useSelected(useDraft(), selectIsPickup);
  return (
    <section className={styles['panel']}>
      <TabHeading>{isPickup ? 'Where will you collect it?' : 'Where should we deliver?'}</TabHeading>
      <DeliveryOrPickup />
      {isPickup ? (
        <Suspense fallback={<LoadingIndicator message="Looking up our stores" />}>
          <PickupForm />
        </Suspense>
      ) : (
        <DeliveryForm />
      )}
    </section>
  );
};
