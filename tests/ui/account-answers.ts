/** Server answers for a leader of two teams, and how to read and use the pages of their account. */
import { fireEvent, screen, within } from '@testing-library/react';
import type { AccountContent, AccountSubject } from '#machines/domain/account-subject.ts';
import type { BillingInvoice } from '#machines/domain/billing-invoice.ts';
import type { Customer } from '#machines/domain/customer.ts';
import { FailureError } from '#machines/domain/failure.ts';
import type { FakePeople } from '../machines/fake-people.ts';
import { cooler } from '../models/equipment.plan.ts';
import { dollars } from '../models/goods.ts';
import { accountOf, grace, harbourline, relatedOf } from '../models/people.ts';
import { visa } from '../models/saved-payments.plan.ts';

export const management = '/customer/account/management';
export const leader: Customer = {
  ...grace,
  teams: [
    accountOf(7, { customerId: null, relatedCustomers: [relatedOf(22, { dateOfBirth: '1984-03-09' })] }),
    accountOf(8, { isDefault: false, isPurchaseOrderRequired: true, billingAccount: null }),
  ],
};
export const asLeader: Partial<FakePeople> = {
  owner: { email: leader.email },
  customer: leader,
  company: harbourline,
};

export const invoice = (id: number, own: Partial<BillingInvoice> = {}): BillingInvoice => ({
  id,
  number: `INV-${id}`,
  issuedOn: '2026-11-18',
  dueOn: '2026-12-02',
  status: 'open',
  total: dollars(92.65),
  balance: dollars(92.65),
  pdfPath: `/billing/invoice/INV-${id}.pdf`,
  accountName: null,
  ...own,
});

export const say = (subject: AccountSubject): AccountContent => {
  switch (subject.kind) {
    case 'invoices':
      return {
        kind: 'invoices',
        invoices: {
          items: [invoice(2), invoice(1, { status: 'paid', balance: dollars(0), accountName: 'Team 7' })],
          page: subject.page,
          pages: 3,
          count: 25,
        },
      };
    case 'equipment':
      return { kind: 'equipment', pieces: [cooler, { ...cooler, id: 5, serviceStatus: 'requested' }] };
    case 'savedPayments':
      return {
        kind: 'savedPayments',
        payments: [visa, { kind: 'account', publicHash: 'pp', email: 'hannah@example.com' }],
      };
    default:
      throw new FailureError('notFound', 'There is none.');
  }
};
export const nothing = (subject: AccountSubject): AccountContent => {
  if (subject.kind === 'equipment') return { kind: 'equipment', pieces: [] };
  if (subject.kind === 'savedPayments') return { kind: 'savedPayments', payments: [] };
  return { kind: 'invoices', invoices: { items: [], page: 1, pages: 0, count: 0 } };
};

export const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** The values beside a label, everywhere on the page. */
export const valuesOf = (label: string) =>
  screen.getAllByText(label, { selector: 'dt' }).map((term) => term.nextElementSibling?.textContent);
export const title = () => screen.getByRole('heading', { level: 1 }).textContent;
export const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
