/** Registering with what the shop knows already, as it is offered after an order (§2 /create-account, ROUTE-05). */

import { useLocation } from 'react-router-dom';
import { arrivalIn, paths } from '#paths.ts';
import { useHandedOn } from '#shop/HandedOn.tsx';
import { useTitleSuffix } from '#shop/use-shop.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import styles from './SignInScreen.module.css';

/** Lazy routes are default exports. */
export default function CreateAccountScreen() {
  const given = useHandedOn().read(arrivalIn(useLocation().state).given);
  return (
    <div className={`container ${styles['screen']} ${styles['single']}`}>
      <PageTitle title="Create an account" suffix={useTitleSuffix()} isPrivate />
      <h1 id="create-account-heading">Create an account</h1>
      <div className={styles['panel']}>
        <p>
          Have an account already? <a href={paths.signIn}>Sign in</a>
        </p>
        <RegisterForm
          labelledBy="create-account-heading"
          email={given['email'] ?? ''}
          firstname={given['firstName'] ?? ''}
          lastname={given['lastName'] ?? ''}
        />
      </div>
    </div>
  );
}
