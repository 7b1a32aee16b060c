/** Total of the visible unpaid invoices (BEY-19). */

import { inFull } from '#machines/domain/sums.ts';
import { unpaidTotal } from '#machines/domain/unpaid-invoice.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { useAccountReading } from '#shop/use-account-reading.ts';
import styles from './BillingInvoicesScreen.module.css';

const subject = { kind: 'unpaidInvoice' } as const;

export const UnpaidSum = () => {
  const { content } = useAccountReading(subject);
  const format = usePriceFormat();
  if (content === null) return <p className={styles['sum']} />;
  const { unpaid } = content;
  const total = unpaidTotal(unpaid);
  if (total.cents === 0) return <p className={styles['sum']}>Everything is paid.</p>;
  return (
    <p className={styles['sum']}>
      To be paid: <strong>{inFull(total, format)}</strong>
      {unpaid.overdue.cents > 0 && (
        <span className={styles['overdue']}> ({inFull(unpaid.overdue, format)} overdue)</span>
      )}
    </p>
  );
};
