/** The signed-in customer and a button to the next tab (CHK-03, SESS-06). */

import { selectSectionCustomer } from '#machines/checkout/account-section.selectors.ts';
import { selectIsConfirmingEmail } from '#machines/checkout/draft.selectors.ts';
import { selectCustomer, selectHasSeveralAccounts } from '#machines/account/customer/customer.selectors.ts';
import { useAccountSection, useDraft, useOfCustomer, useSelected, useSession } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { BoughtFor } from './BoughtFor.tsx';
import styles from './CheckoutScreen.module.css';
import { TabHeading } from './TabHeading.tsx';
import { useContinueLabel } from './use-continue-label.ts';
import { useMissing } from './use-missing.ts';
import { WayButton } from './WayButton.tsx';
import { fieldId, nextId } from './field-id.ts';

export const OwnAccount = () => {
  const draft = useDraft();
  const session = useSession();
  const customer = useOfCustomer(selectCustomer, null);
  const email = useSelected(useAccountSection(), selectSectionCustomer) ?? '';
  const continueLabel = useContinueLabel();
  const isBusy = useSelected(draft, selectIsConfirmingEmail);
  const hasSeveral = useOfCustomer(selectHasSeveralAccounts, false);
  const problem = useMissing('account.own');
  return (
    <section className={styles['panel']}>
      <TabHeading>Your account</TabHeading>
      <p id={fieldId('account.own')} tabIndex={-1}>
        You are signed in
        {customer === null ? '' : ` as ${customer.firstname} ${customer.lastname}`}. We send your receipt and
        delivery times to <strong>{email}</strong>.
      </p>
      {problem !== undefined && <Notice type="error">{problem}</Notice>}
      {hasSeveral && <BoughtFor />}
      <div className={styles['form']}>
        <Button
          id={nextId}
          color="accent"
          size="large"
          busy={isBusy}
          busyText="Continuing"
          onClick={() => draft.send({ type: 'draft.submitEmail', email })}
        >
          {continueLabel}
        </Button>
      </div>
      <p>
        Not you? <WayButton onClick={() => session.send({ type: 'session.signOut' })}>Sign out</WayButton>
      </p>
    </section>
  );
};
