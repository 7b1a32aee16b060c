/** Postcode form that shows the delivery day (BEY-18). */

import { useId, type SyntheticEvent } from 'react';
import {
  selectIsAskingPromise,
  selectIsMistyped,
  selectPromisedPlace,
  selectPromiseFailure,
} from '#machines/desk/delivery-promise/delivery-promise.selectors.ts';
import { selectIsWingBusy, selectWingFailure } from '#machines/wing.selectors.ts';
import { useAsk } from '#shop/use-ask.ts';
import { useOfPromise, usePromise, useStoreCountry } from '#shop/use-delivery-promise.ts';
import { useSelected, useWing } from '#shop/use-shop.ts';
import { classNames } from '#ui/class-names.ts';
import { closeFloatingFold } from '#ui/close-floating-fold.ts';
import styles from './DeliveryCheck.module.css';

const countries = { AU: 'Australia', NZ: 'New Zealand' };

const useOutcome = () => {
  const desk = useWing('desk');
  const isLoading = useSelected(desk, selectIsWingBusy);
  const lost = useSelected(desk, selectWingFailure);
  const isAsking = useOfPromise(selectIsAskingPromise, false);
  const failure = useOfPromise(selectPromiseFailure, null) ?? lost;
  return { isBusy: isLoading || isAsking, failure };
};

const Answer = () => {
  const promise = usePromise();
  const { isBusy, failure } = useOutcome();
  if (failure !== null)
    return (
      <span className={styles['failed']}>
        {failure.message}
        <br />
        Press Check to ask again.
      </span>
    );
  if (promise === null) return isBusy ? <span>Looking up your delivery days …</span> : null;
  const { orderBy } = promise.said;
  return (
    <>
      <span className={classNames(styles['said'], !promise.isServed && styles['failed'])}>
        {promise.said.sentence}
      </span>
      {orderBy !== null && <span className={styles['quiet']}>{orderBy}.</span>}
      {!promise.isServed && <span className={styles['quiet']}>Call us: we may know who can.</span>}
    </>
  );
};

/** The default export is required by React.lazy. */
export default function DeliveryCheck() {
  const ask = useAsk();
  const id = useId();
  const home = useStoreCountry();
  const place = useOfPromise(selectPromisedPlace, null);
  const isMistyped = useOfPromise(selectIsMistyped, false);
  const { isBusy } = useOutcome();
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [countryCode, postcode] = ['country', 'postcode'].map((name) => String(fields.get(name)));
    ask.desk({
      type: 'deliveryPromise.ask',
      place: { countryCode: countryCode ?? '', postcode: postcode ?? '' },
    });
  };
  return (
    <form
      ref={closeFloatingFold}
      className={styles['check']}
      aria-label="When do we deliver to you?"
      noValidate
      onSubmit={submit}
    >
      <div className={styles['fields']}>
        <label className={styles['postcode']}>
          Postcode
          <input
            name="postcode"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            defaultValue={place?.postcode}
            aria-invalid={isMistyped || undefined}
            aria-describedby={isMistyped ? id : undefined}
          />
        </label>
        <label>
          Country
          <select name="country" autoComplete="country" defaultValue={place?.countryCode ?? home}>
            {Object.entries(countries).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" aria-disabled={isBusy || undefined}>
          Check
        </button>
      </div>
      <output className={styles['answer']}>
        {isMistyped ? (
          <span id={id} className={styles['failed']}>
            Please enter a postcode of four digits, for example 4064.
          </span>
        ) : (
          <Answer />
        )}
      </output>
    </form>
  );
}
