/** The bill that is most urgent, for the overview of an account (ACC-01, look.md account). */

import { dayText } from '#machines/domain/delivery-window.ts';
import { inFull } from '#machines/domain/sums.ts';
import type { UnpaidInvoice as Unpaid } from '#machines/domain/unpaid-invoice.ts';
import { accountPaths, isBuiltAccountPage } from '#paths.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { useAccountReading } from '#shop/use-account-reading.ts';
import { Awaited } from '#ui/Awaited.tsx';
import { Panel } from '#ui/Panel.tsx';
import styles from './AccountOverviewScreen.module.css';

const subject = { kind: 'unpaidInvoice' } as const;

const Invoice = ({ invoice }: { readonly invoice: Unpaid | null }) => {
  const format = usePriceFormat();
  if (invoice === null) return <p className={styles['quiet']}>Everything is paid.</p>;
  const { number, balance, dueOn, isOverdue } = invoice;
  return (
    <>
      <p className={styles['amount']}>{inFull(balance, format)}</p>
      <p className={isOverdue ? styles['overdue'] : undefined}>
        {isOverdue ? 'Overdue since' : 'Due on'} {dayText(dueOn)}
      </p>
      <p className={styles['quiet']}>
        Invoice <span className="tabular">{number}</span>
      </p>
    </>
  );
};

export const UnpaidInvoice = () => {
  const { content, failure, retry } = useAccountReading(subject);
  return (
    <Panel heading="To be paid">
      <Awaited
        content={content}
        failure={failure}
        what="your unpaid invoices"
        onRetry={retry}
        room={styles['invoice-room']}
      >
        {({ invoice }) => <Invoice invoice={invoice} />}
      </Awaited>
      {isBuiltAccountPage(accountPaths.billingInvoices) && (
        <p>
          <a href={accountPaths.billingInvoices}>Billing and invoices</a>
        </p>
      )}
    </Panel>
  );
};
