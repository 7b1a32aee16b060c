/** Pays an invoice online: amount, payment methods and result (BEY-19, BEY-01, BEY-07). */

import { useMemo, type ReactNode } from 'react';
import {
  selectInvoicePayment,
  selectInvoiceReadFailure,
  selectInvoiceReceipt,
  selectInvoiceToPay,
  selectIsPayingInvoice,
  selectIsPaymentUnknown,
  selectMissedBlockers,
  selectPayFailure,
  selectPayingNumber,
} from '#machines/account/invoice-payment.selectors.ts';
import type { InvoiceReceipt, InvoiceToPay } from '#machines/domain/invoice-payment.ts';
import type { PaymentBlocker } from '#machines/domain/payment-form.ts';
import { inFull } from '#machines/domain/sums.ts';
import { PayingContext, type Paying } from '#shop/paying.ts';
import { usePriceFormat } from '#shop/price-format.tsx';
import { useInvoicePayment, useSelected } from '#shop/use-shop.ts';
import { Awaited } from '#ui/Awaited.tsx';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './BillingInvoicesScreen.module.css';

const Paid = ({ receipt: { number, amount, label } }: { readonly receipt: InvoiceReceipt }) => {
  const format = usePriceFormat();
  return (
    <Notice type="success" title={`Invoice ${number} is paid`} announce>
      {amount === null
        ? 'It was paid before: nothing more has been charged.'
        : `${inFull(amount, format)} was paid with ${label}. The receipt comes by email.`}
    </Notice>
  );
};

const Unknown = () => {
  const machine = useInvoicePayment();
  return (
    <Notice
      type="warning"
      title="We are checking whether your payment arrived"
      announce
      action={
        <Button color="outline" onClick={() => machine.send({ type: 'invoicePayment.retry' })}>
          Check now
        </Button>
      }
    >
      Please keep this page open and do not pay again: you will be charged once at most.
    </Notice>
  );
};

const Missed = ({ missed }: { readonly missed: readonly PaymentBlocker[] }) => (
  <Notice type="error" title="Before you can pay" announce>
    <ul>
      {missed.map(({ field, message }) => (
        <li key={field}>{message}</li>
      ))}
    </ul>
  </Notice>
);

const usePayingInvoice = (): Paying | null => {
  const machine = useInvoicePayment();
  const payment = useSelected(machine, selectInvoicePayment);
  const missed = useSelected(machine, selectMissedBlockers, isSameList);
  return useMemo(
    () =>
      payment === undefined
        ? null
        : {
            payment,
            missed,
            pay: () => machine.send({ type: 'invoicePayment.pay' }),
            step: 'pay the invoice',
          },
    [machine, payment, missed],
  );
};

const isSameList = (one: readonly PaymentBlocker[], other: readonly PaymentBlocker[]): boolean =>
  one.length === other.length && one.every((blocker, place) => blocker === other[place]);

interface FormProps {
  readonly invoice: InvoiceToPay;
  /** The payment methods. */
  readonly children: ReactNode;
}

const Form = ({ invoice, children }: FormProps) => {
  const machine = useInvoicePayment();
  const failure = useSelected(machine, selectPayFailure);
  const isUnknown = useSelected(machine, selectIsPaymentUnknown);
  const isPaying = useSelected(machine, selectIsPayingInvoice);
  const paying = usePayingInvoice();
  if (invoice.methods.length === 0)
    return (
      <Notice type="warning" title="This invoice cannot be paid online">
        Please pay it as it says, or call us.
      </Notice>
    );
  if (paying === null) return null;
  return (
    <>
      {isUnknown && <Unknown />}
      {failure !== null && (
        <Notice type="error" title="Your payment was not made" announce>
          {failure.message}
        </Notice>
      )}
      {paying.missed.length > 0 && <Missed missed={paying.missed} />}
      <div inert={isPaying || isUnknown}>
        <PayingContext value={paying}>{children}</PayingContext>
      </div>
    </>
  );
};

export const InvoicePaymentDialog = ({ children }: { readonly children: ReactNode }) => {
  const machine = useInvoicePayment();
  const format = usePriceFormat();
  const number = useSelected(machine, selectPayingNumber);
  const invoice = useSelected(machine, selectInvoiceToPay);
  const unread = useSelected(machine, selectInvoiceReadFailure);
  const receipt = useSelected(machine, selectInvoiceReceipt);
  const isPaying = useSelected(machine, selectIsPayingInvoice);
  const isUnknown = useSelected(machine, selectIsPaymentUnknown);
  const close = () => machine.send({ type: 'invoicePayment.close' });
  const canPay = receipt === null && invoice !== null && invoice.methods.length > 0;
  return (
    <Modal
      open={number !== null}
      onClose={close}
      title={`Pay invoice ${number ?? ''}`}
      isDismissable={!isPaying && !isUnknown}
      footer={
        <div className={styles['actions']}>
          {canPay && !isUnknown && (
            <Button
              color="accent"
              busy={isPaying}
              busyText="Paying your invoice…"
              onClick={() => machine.send({ type: 'invoicePayment.pay' })}
            >
              Pay {inFull(invoice.balance, format)}
            </Button>
          )}
          {!isUnknown && (
            <Button color="outline" aria-disabled={isPaying || undefined} onClick={close}>
              {receipt === null ? 'Cancel' : 'Close'}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles['payment']}>
        {receipt === null ? (
          number !== null && (
            <Awaited
              content={invoice}
              failure={unread}
              what="your invoice"
              onRetry={() => machine.send({ type: 'invoicePayment.retry' })}
            >
              {(shown) => <Form invoice={shown}>{children}</Form>}
            </Awaited>
          )
        ) : (
          <Paid receipt={receipt} />
        )}
      </div>
    </Modal>
  );
};
