/** Sign-in or registration inside the checkout, done by the session (CHK-03). */

import { useId } from 'react';
import { selectTypedEmail } from '#machines/checkout/account-section.selectors.ts';
import { selectDelivery, selectEmail } from '#machines/checkout/draft.selectors.ts';
import { selectIsCodeAwaited } from '#machines/session/session.selectors.ts';
import { useAccountSection, useDraft, useSelected, useSession } from '#shop/use-shop.ts';
import { useIsGuestCheckoutOff } from '#shop/use-reading.ts';
import { useAccountForms } from './AccountForms.tsx';
import styles from './CheckoutScreen.module.css';
import { TabHeading } from './TabHeading.tsx';
import { WayButton } from './WayButton.tsx';

/** E-mail typed or accepted so far. */
const useKnownEmail = (): string => {
  const typed = useSelected(useAccountSection(), selectTypedEmail);
  const taken = useSelected(useDraft(), selectEmail);
  return typed || taken;
};

interface GuestWayProps {
  readonly before: string;
  readonly email: string;
}

const GuestWay = ({ before, email }: GuestWayProps) => {
  const section = useAccountSection();
  return (
    <>
      {before}
      <WayButton onClick={() => section.send({ type: 'accountSection.chooseGuest', email })}>
        check out as a guest
      </WayButton>
      .
    </>
  );
};

export const SignInHere = () => {
  const section = useAccountSection();
  const isGuestCheckoutOff = useIsGuestCheckoutOff();
  const headingId = useId();
  const email = useKnownEmail();
  const isCodeAwaited = useSelected(useSession(), selectIsCodeAwaited);
  const form = useAccountForms().signIn({ labelledBy: headingId, email });
  return (
    <section className={styles['panel']}>
      <TabHeading id={headingId}>Sign in</TabHeading>
      {isCodeAwaited || (
        <p>
          Your cart comes along.
          {isGuestCheckoutOff ? ' Orders here need an account.' : <GuestWay before=" Or " email={email} />}
        </p>
      )}
      {form}
      {isCodeAwaited || (
        <p>
          New to us?{' '}
          <WayButton onClick={() => section.send({ type: 'accountSection.chooseCreation', email })}>
            Create an account
          </WayButton>
        </p>
      )}
    </section>
  );
};

export const NewAccount = () => {
  const section = useAccountSection();
  const isGuestCheckoutOff = useIsGuestCheckoutOff();
  const headingId = useId();
  const email = useKnownEmail();
  const { firstname, lastname } = useSelected(useDraft(), selectDelivery);
  const isCodeAwaited = useSelected(useSession(), selectIsCodeAwaited);
  return (
    <section className={styles['panel']}>
      <TabHeading id={headingId}>Create an account</TabHeading>
      {isCodeAwaited || (
        <p>
          Have one already?{' '}
          <WayButton onClick={() => section.send({ type: 'accountSection.chooseSignIn', email })}>
            Sign in
          </WayButton>
          {isGuestCheckoutOff ? '.' : <GuestWay before=", or " email={email} />}
        </p>
      )}
      {useAccountForms().creation({ labelledBy: headingId, email, firstname, lastname })}
    </section>
  );
};
