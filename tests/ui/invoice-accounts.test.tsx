// @vitest-environment jsdom
/** Which accounts the list of invoices can be narrowed to. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountOf, grace, relatedOf } from '../models/people.ts';
import { asLeader, say } from './account-answers.ts';
import { openAccount } from './account-stage.tsx';

const own = (id: number, isActive: boolean) =>
  accountOf(id, { isActive: false, relatedCustomers: [relatedOf(1, { email: grace.email, isActive })] });

test('offers the invoices of an inactive account, not those of one the customer has left', async () => {
  await openAccount('/customer/account/billing_invoices', {
    account: say,
    people: { ...asLeader, customer: { ...grace, teams: [accountOf(7), own(8, true), own(9, false)] } },
  });
  const choices = within(screen.getByRole('navigation', { name: 'Whose invoices' })).getAllByRole('link');
  expect(choices.map((link) => link.textContent)).toEqual([
    'All accounts',
    'Account 7',
    'Account 8 (inactive)',
  ]);
});
