/** Invoice table, shown as cards on phones (§2 billing invoices, ACC-01). */

import { Download } from 'lucide-react';
import { isUnpaid, type BillingInvoice, type InvoiceStatus } from '#machines/domain/billing-invoice.ts';
import { inFull } from '#machines/domain/sums.ts';
import { selectPdfUnderWay } from '#machines/account/invoice-pdf/invoice-pdf.selectors.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { useInvoicePayment, useInvoicePdf, useSelected } from '#shop/use-shop.ts';
import { useLanguage } from '#shop/use-reading.ts';
import { Button } from '#ui/Button.tsx';
import { CardTable, type CardColumn } from '#ui/CardTable.tsx';
import { classNames } from '#ui/class-names.ts';
import { shortDayText } from '#ui/date-text.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './BillingInvoicesScreen.module.css';

const columns: readonly CardColumn[] = [
  { key: 'number', label: 'Invoice' },
  { key: 'account', label: 'Account', isLong: true },
  { key: 'issued', label: 'Issued' },
  { key: 'due', label: 'Due' },
  { key: 'status', label: 'Status' },
  { key: 'total', label: 'Amount', isFigure: true },
  { key: 'balance', label: 'To pay', isFigure: true },
  { key: 'actions', label: 'Pay or download', isLabelHidden: true, isFigure: true },
];

const words: Readonly<Record<InvoiceStatus, string>> = { open: 'Open', overdue: 'Overdue', paid: 'Paid' };

const Pdf = ({ invoice: { number, pdfPath } }: { readonly invoice: BillingInvoice }) => {
  const machine = useInvoicePdf();
  const underWay = useSelected(machine, selectPdfUnderWay);
  return (
    <Button
      size="small"
      color="outline"
      icon={<Download aria-hidden="true" size={16} />}
      busy={underWay === number}
      busyText={`Downloading invoice ${number}…`}
      aria-disabled={underWay !== null || undefined}
      onClick={() => machine.send({ type: 'invoicePdf.download', number, pdfPath })}
    >
      PDF <VisuallyHidden>of invoice {number}</VisuallyHidden>
    </Button>
  );
};

const Pay = ({ number }: { readonly number: string }) => {
  const machine = useInvoicePayment();
  return (
    <Button size="small" onClick={() => machine.send({ type: 'invoicePayment.open', number })}>
      Pay <VisuallyHidden>invoice {number}</VisuallyHidden>
    </Button>
  );
};

export const InvoiceTable = ({ invoices }: { readonly invoices: readonly BillingInvoice[] }) => {
  const format = usePriceFormat();
  const language = useLanguage();
  // a customer at home has one account, their own
  const isShared = invoices.some(({ accountName }) => accountName !== null);
  return (
    <CardTable
      caption="Your invoices, the newest first"
      columns={isShared ? columns : columns.filter(({ key }) => key !== 'account')}
      rows={invoices.map((invoice) => ({
        id: invoice.number,
        cells: {
          number: <span className="tabular">{invoice.number}</span>,
          account: invoice.accountName ?? 'Your own',
          issued: shortDayText(invoice.issuedOn, language),
          due: shortDayText(invoice.dueOn, language),
          status: (
            <span className={classNames(styles['status'], styles[invoice.status])}>
              {words[invoice.status]}
            </span>
          ),
          total: <span className="tabular">{inFull(invoice.total, format)}</span>,
          balance: <span className="tabular">{inFull(invoice.balance, format)}</span>,
          actions: (
            <div className={styles['actions']}>
              {isUnpaid(invoice) && <Pay number={invoice.number} />}
              <Pdf invoice={invoice} />
            </div>
          ),
        },
      }))}
    />
  );
};
