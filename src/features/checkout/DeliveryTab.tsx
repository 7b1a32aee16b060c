/** The second tab: where the order goes, or where it is collected. Its address is told to the checkout at each step out of a field, so that delivery is estimated early (CHK-16). */

import { useFormik } from 'formik';
import { useRef } from 'react';
import {
  selectAreFieldsShown,
  selectIsStoredShown,
} from '#machines/checkout/address-choice/address-choice.selectors.ts';
import {
  selectDelivery,
  selectFilledDelivery,
  selectIsCollected,
  selectIsConfirmingDelivery,
  selectIsDeliveryStored,
  selectPlaceAnswers,
} from '#machines/checkout/draft.selectors.ts';
import { selectRejectedSubmission, selectRejection } from '#machines/checkout/step.selectors.ts';
import { isBlankAddress, isSameAddress, sanitiseAddress, type Address } from '#machines/domain/address.ts';
import { withFill } from '#machines/domain/lookup.ts';
import { questionsAsked } from '#machines/domain/place-question.ts';
import { isSamePlace } from '#machines/domain/stored-address.ts';
import { selectIsCollectionOffered } from '#machines/checkout/pickup/pickup.selectors.ts';
import { selectIsUndeliverable } from '#machines/checkout/shipping/shipping.selectors.ts';
import {
  useAddressChoice,
  useAddresses,
  useDraft,
  useDeliveryStep,
  usePickup,
  useSelected,
  useShipping,
} from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { isAsSent } from '#ui/is-as-sent.ts';
import { Notice } from '#ui/Notice.tsx';
import { useFollowing } from '#ui/use-following.ts';
import { storedSchema } from './address-schema.ts';
import { AddressFields } from './AddressFields.tsx';
import { AuthorityToLeave } from './AuthorityToLeave.tsx';
import styles from './CheckoutScreen.module.css';
import { CollectForm } from './CollectForm.tsx';
import { SaveInBook } from './SaveInBook.tsx';
import { StoredAddresses } from './StoredAddresses.tsx';
import { TabHeading } from './TabHeading.tsx';
import { useAddressSchema } from './use-address-schema.ts';
import { useMissing } from './use-missing.ts';
import { useRefusals } from './use-refusals.ts';
import { WayOfDelivery } from './WayOfDelivery.tsx';
import { nextId } from './field-id.ts';

const DeliveryForm = () => {
  const draft = useDraft();
  const addresses = useAddresses();
  const delivery = useSelected(draft, selectDelivery);
  const isBusy = useSelected(draft, selectIsConfirmingDelivery);
  const isUndeliverable = useSelected(useShipping(), selectIsUndeliverable);
  const choice = useAddressChoice('delivery');
  const isStored = useSelected(draft, selectIsDeliveryStored);
  const step = useDeliveryStep();
  const said = useSelected(step, selectRejection)?.fieldMessages;
  const rejected = useSelected(step, selectRejectedSubmission);
  // as long as what was refused is what stands there, also while it is mended
  const isRefused =
    said !== undefined && rejected?.step === 'deliveryAddress' && isSamePlace(rejected.address, delivery);
  const addressSchema = useAddressSchema();
  const isWritten = useSelected(choice, selectAreFieldsShown(isStored)) || isRefused;
  const form = useFormik({
    initialValues: delivery,
    validationSchema: isWritten ? addressSchema : storedSchema,
    onSubmit: (address) => draft.send({ type: 'draft.submitDelivery', address }),
  });
  const change = (address: Address): void => addresses.send({ type: 'addresses.changeDelivery', address });
  useFollowing(useSelected(draft, selectFilledDelivery), (fill) => {
    if (fill !== null) void form.setValues(withFill(form.values, fill));
  });
  // the first letter makes it the shopper's own: no default that arrives while they write takes its place (CHK-15);
  // and whoever writes on while it is being asked about is not done with it
  const isBegun = form.dirty && isBlankAddress(delivery);
  useFollowing(isBegun || (isBusy && !isSameAddress(form.values, delivery)), (isAhead) => {
    if (isAhead) change(form.values);
  });
  const isCollectionOffered = useSelected(usePickup(), selectIsCollectionOffered);
  const isStoredShown = useSelected(choice, selectIsStoredShown);
  const refusals = useRefusals('delivery', form.values);
  const questions = questionsAsked(form.values, 'delivery', useSelected(draft, selectPlaceAnswers));
  const question = Object.values(questions)[0];
  const missing = useMissing('shipping.deliveryInstructions');
  const refused = Object.values(refusals)[0];
  const element = useRef<HTMLFormElement>(null);
  useFollowing(refused, (words) => {
    const isSent =
      rejected?.step === 'deliveryAddress' &&
      isAsSent(sanitiseAddress(rejected.address), sanitiseAddress(form.values));
    if (words !== undefined && isSent && element.current !== null) focusFirstError(element.current);
  });
  useFollowing(question, (words) => {
    if (words !== undefined && element.current !== null) focusFirstError(element.current);
  });
  return (
    <form
      ref={element}
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        focusFirstError(event.currentTarget);
        form.handleSubmit(event);
      }}
    >
      {isStoredShown && (
        <StoredAddresses kind="delivery" legend="Delivery address" isLegendHidden={!isCollectionOffered} />
      )}
      {isWritten && (
        <>
          <AddressFields
            form={form}
            section="shipping"
            refusals={{ ...questions, ...refusals }}
            onLeave={change}
          />
          <SaveInBook kind="delivery" form={form} onLeave={change} />
        </>
      )}
      {!isWritten && question !== undefined && (
        <Notice type="warning" announce>
          {question}
        </Notice>
      )}
      <AuthorityToLeave form={form} onLeave={change} missing={missing} />
      <Button
        id={nextId}
        type="submit"
        color="accent"
        size="large"
        busy={isBusy}
        busyText="Finding delivery methods"
      >
        Continue to delivery methods
      </Button>
      {/* beneath the button and with room kept, so that nothing moves while a finger is on it */}
      <div className={styles['kept']}>
        {isUndeliverable && (
          <Notice type="warning" title="We do not deliver there yet" announce>
            Please check the postcode, or choose another address.
          </Notice>
        )}
      </div>
    </form>
  );
};

export const DeliveryTab = () => {
  const isCollected = useSelected(useDraft(), selectIsCollected);
  return (
    <section className={styles['panel']}>
      <TabHeading>{isCollected ? 'Where will you collect it?' : 'Where should we deliver?'}</TabHeading>
      <WayOfDelivery />
      {isCollected ? <CollectForm /> : <DeliveryForm />}
    </section>
  );
};
