/** Unpaid total of all accounts and the most urgent invoice, for the account overview (ACC-01). */

import { dayText } from '#machines/domain/delivery-window.ts';
import { inFull } from '#machines/domain/sums.ts';
import { unpaidTotal, type UnpaidInvoices } from '#machines/domain/unpaid-invoice.ts';
import { accountPaths, isBuiltAccountPage } from '#paths.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { useAccountReading } from '#shop/use-account-reading.ts';
import { Awaited } from '#ui/Awaited.tsx';
import { Panel } from '#ui/Panel.tsx';
import styles from './AccountOverviewScreen.module.css';

const subject = { kind: 'unpaidInvoice' } as const;

const Sum = ({ unpaid }: { readonly unpaid: UnpaidInvoices }) => {
  const format = usePriceFormat();
  const total = unpaidTotal(unpaid);
  if (total.cents === 0) return <p className={styles['quiet']}>Everything is paid.</p>;
  const { overdue, first } = unpaid;
  return (
    <>
      <p className={styles['amount']}>{inFull(total, format)}</p>
      {overdue.cents > 0 && <p className={styles['overdue']}>{inFull(overdue, format)} of it is overdue</p>}
      {first !== null && (
        <p className={styles['quiet']}>
          Invoice <span className="tabular">{first.number}</span>,{' '}
          {first.isOverdue ? 'overdue since' : 'due on'} {dayText(first.dueOn)}
        </p>
      )}
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
        {({ unpaid }) => <Sum unpaid={unpaid} />}
      </Awaited>
      {isBuiltAccountPage(accountPaths.billingInvoices) && (
        <p>
          <a href={accountPaths.billingInvoices}>See and pay your invoices</a>
        </p>
      )}
    </Panel>
  );
};
