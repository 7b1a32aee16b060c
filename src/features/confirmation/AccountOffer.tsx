/** Offers a guest an account prefilled from the receipt (§2 /create-account, CHK-10). */

import { UserRoundPlus } from 'lucide-react';
import { selectIsSignedIn } from '#machines/session/session.selectors.ts';
import { useCheckout, useSelected, useSession } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import styles from './ConfirmationScreen.module.css';

export const AccountOffer = ({ email }: { readonly email: string }) => {
  const checkout = useCheckout();
  const isSignedIn = useSelected(useSession(), selectIsSignedIn);
  if (isSignedIn) return null;
  return (
    <section className={styles['offer']} aria-labelledby="account-offer">
      <UserRoundPlus className={styles['offer-icon']} aria-hidden="true" size={28} />
      <div className={styles['offer-words']}>
        <h2 id="account-offer" className={styles['part-heading']}>
          Order faster next time
        </h2>
        <p>
          Create an account for <strong>{email}</strong>. All it takes now is a password: your details are
          filled in already.
        </p>
      </div>
      <Button color="outline" onClick={() => checkout.send({ type: 'checkout.createAccount' })}>
        Create an account
      </Button>
    </section>
  );
};
