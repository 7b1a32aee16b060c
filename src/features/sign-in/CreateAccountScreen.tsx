/** Registration prefilled from an order (§2 /create-account, ROUTE-05). */

import { paths } from '#paths.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { SingleFormFrame } from './SingleFormFrame.tsx';
import { useGiven } from './use-given.ts';

const headingId = 'create-account-heading';

/** Lazy routes are default exports. */
export default function CreateAccountScreen() {
  const { email = '', firstName = '', lastName = '', telephone = '' } = useGiven();
  return (
    <SingleFormFrame title="Create an account" headingId={headingId}>
      <p>
        Have an account already? <a href={paths.signIn}>Sign in</a>
      </p>
      <RegisterForm
        key={`${email} ${firstName} ${lastName} ${telephone}`}
        labelledBy={headingId}
        email={email}
        firstname={firstName}
        lastname={lastName}
        phone={telephone}
      />
    </SingleFormFrame>
  );
}
