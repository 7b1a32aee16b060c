/** Paged invoices of a customer and their accounts or teams (§2 billing invoices, ACC-01). */

import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { BillingInvoice } from '#machines/domain/billing-invoice.ts';
import { pageIn, type PageOf } from '#machines/domain/page-of.ts';
import { selectIsCustomerAwaited } from '#machines/account/customer/customer.selectors.ts';
import { selectPdfFailure } from '#machines/account/invoice-pdf/invoice-pdf.selectors.ts';
import { pageTextIn } from '#paths.ts';
import { useAccountReading } from '#shop/use-account-reading.ts';
import { useCustomer, useInvoicePdf, useSelected } from '#shop/use-shop.ts';
import { useTitleSuffix } from '#shop/use-reading.ts';
import { Awaited } from '#ui/Awaited.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { comeIntoSight } from '#ui/come-into-sight.ts';
import { Notice } from '#ui/Notice.tsx';
import { OwnPage } from '#ui/OwnPage.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { accountIdIn, invoicesPath } from './invoice-address.ts';
import { InvoiceAccounts } from './InvoiceAccounts.tsx';
import { InvoicePaymentDialog } from './InvoicePaymentDialog.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { UnpaidSum } from './UnpaidSum.tsx';

interface InvoicesProps {
  readonly invoices: PageOf<BillingInvoice>;
  readonly accountId: number | null;
}

const Invoices = ({ invoices: { items, page, pages, count }, accountId }: InvoicesProps) => {
  if (count === 0)
    return (
      <EmptyState icon={<ReceiptText size={40} />} heading="There is no invoice yet">
        Your monthly invoices appear here, each with a PDF to download.
      </EmptyState>
    );
  return (
    <>
      <InvoiceTable invoices={items} />
      <Pagination
        page={page}
        pageCount={pages}
        hrefFor={(other) => invoicesPath(other, accountId)}
        label="Pages of your invoices"
      />
    </>
  );
};

const PdfFailure = () => {
  const failed = useSelected(useInvoicePdf(), selectPdfFailure);
  if (failed === null) return null;
  const { number, failure } = failed;
  return (
    <div key={number} ref={comeIntoSight}>
      <Notice type="error" title={`Invoice ${number} could not be downloaded`} announce>
        {failure.message}
      </Notice>
    </div>
  );
};

export interface BillingInvoicesScreenProps {
  /** The payment methods for an invoice. */
  readonly children: ReactNode;
}

export const BillingInvoicesScreen = ({ children }: BillingInvoicesScreenProps) => {
  const { search } = useLocation();
  const page = pageIn(pageTextIn(search));
  const accountId = accountIdIn(search);
  const isCustomerAwaited = useSelected(useCustomer(), selectIsCustomerAwaited);
  const { content, failure, retry } = useAccountReading({ kind: 'invoices', page, accountId });
  return (
    <OwnPage
      // each page of the list is announced like a new screen
      key={`${page} ${accountId}`}
      title="Billing and Invoices"
      suffix={useTitleSuffix()}
      description="Your invoices, what is still to be paid, and a PDF of each."
      isLoaded={useNavigationType() === 'POP'}
    >
      {isCustomerAwaited ? (
        // The account filter comes with the customer; nothing may move down for it
        <LoadingIndicator message="Loading your account…" />
      ) : (
        <>
          <InvoiceAccounts accountId={accountId} />
          <UnpaidSum />
          <PdfFailure />
          <Awaited content={content} failure={failure} what="your invoices" onRetry={retry}>
            {({ invoices }) => <Invoices invoices={invoices} accountId={accountId} />}
          </Awaited>
        </>
      )}
      <InvoicePaymentDialog>{children}</InvoicePaymentDialog>
    </OwnPage>
  );
};
