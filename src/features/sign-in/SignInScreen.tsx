/** Sign-in and registration on one page (§2 /customer/login, ROUTE-01, ROUTE-14). */

import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { timedOutMessage } from '#machines/domain/session.ts';
import { selectIsCodeAwaited, selectIsTimedOut } from '#machines/session/session.selectors.ts';
import { arrivalIn, paths } from '#paths.ts';
import { useSelected, useSession } from '#shop/use-shop.ts';
import { useTitleSuffix } from '#shop/use-reading.ts';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/Notice.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import styles from './SignInScreen.module.css';
import { useGiven } from './use-given.ts';

/** Why the page was opened, unless to sign in. */
const Reason = ({ isPasswordNew }: { readonly isPasswordNew: boolean }) => {
  const isTimedOut = useSelected(useSession(), selectIsTimedOut);
  if (isPasswordNew)
    return (
      <Notice type="success" title="Your new password is set" announce>
        Sign in with it to go on.
      </Notice>
    );
  return (
    isTimedOut && (
      <Notice type="info" title={timedOutMessage} announce>
        What you were doing is kept.
      </Notice>
    )
  );
};

/** Lazy routes are default exports. */
export default function SignInScreen() {
  const { from } = arrivalIn(useLocation().state);
  const given = useGiven();
  const isCodeAwaited = useSelected(useSession(), selectIsCodeAwaited);
  const registerHeading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={classNames('container', styles['screen'], isCodeAwaited && styles['single'])}>
      <PageTitle title="Sign in or register" suffix={useTitleSuffix()} isPrivate />
      <h1>Sign in or register</h1>
      <Reason isPasswordNew={given['isPasswordNew'] !== undefined} />
      <div className={isCodeAwaited ? undefined : styles['panels']}>
        <section className={styles['panel']} aria-labelledby="sign-in-heading">
          <div>
            <h2 id="sign-in-heading">Sign in</h2>
            <p className={styles['intro']}>Welcome back.</p>
          </div>
          <SignInForm
            key={given['email']}
            labelledBy="sign-in-heading"
            email={given['email'] ?? ''}
            action="Sign in"
            from={from}
          />
          {!isCodeAwaited && (
            <>
              <p className={styles['jump']}>
                New here?{' '}
                <button
                  type="button"
                  className={styles['link']}
                  onClick={() => {
                    registerHeading.current?.focus();
                    registerHeading.current?.scrollIntoView();
                  }}
                >
                  Create an account
                </button>
              </p>
              <p>
                Ordered as a guest? <a href={paths.orderLookup}>Track an order without an account</a>
              </p>
            </>
          )}
        </section>
        {!isCodeAwaited && (
          <section className={styles['panel']} aria-labelledby="register-heading">
            <div>
              <h2 id="register-heading" ref={registerHeading} tabIndex={-1}>
                Create an account
              </h2>
              <p className={styles['intro']}>
                One cart on every device, and your details ready at the checkout.
              </p>
            </div>
            <RegisterForm labelledBy="register-heading" email="" firstname="" lastname="" />
          </section>
        )}
      </div>
    </div>
  );
}
