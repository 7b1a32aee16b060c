// @vitest-environment jsdom
/** The account’s pages to look up and change details, colleagues and company. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FailureError } from '#machines/domain/failure.ts';
import { colin, harbourline } from '../models/people.ts';
import { management, asLeader, say, alerts, press, type, valuesOf } from './account-answers.ts';
import { openAccount } from './account-stage.tsx';
import { lendDialogs, settle } from './stage.tsx';

beforeEach(lendDialogs);

test('my account shows all details, a pending number and the customer type, and saves them [ACC-07 ACC-05]', async () => {
  const shop = await openAccount(`${management}/my_account`, {
    account: say,
    prepare: ({ actor }) => actor.send({ type: 'shop.read', subject: { kind: 'customerTypes' } }),
  });
  expect(valuesOf('Email')).toEqual(['hannah@example.com']);
  expect(valuesOf('Customer number')).toEqual(['Pending']);
  expect(valuesOf('Type of customer')).toEqual(['At home']);
  type(/^Title/, 'Ms');
  type('First name', 'Hanna');
  press('Save details');
  await settle(shop);
  expect(shop.asked('saveDetails')[0]?.input).toMatchObject({
    details: { prefix: 'Ms', firstname: 'Hanna', lastname: 'Reid', phone: '07 7010 1000', mobile: '' },
  });
});

test('without the merchant’s layer no numbers are shown or requested [ACC-07]', async () => {
  await openAccount(`${management}/my_account`, { account: say, hasAccountServices: false });
  expect(screen.queryByLabelText(/^Mobile/)).toBeNull();
  expect(screen.queryByText('Customer number')).toBeNull();
});

test('a field the server refuses shows the reason until it is changed [ACC-07 BEY-07]', async () => {
  const shop = await openAccount(`${management}/my_account`, { account: say });
  const sentence = '"Phone Number" length must be equal or less than 40 characters.';
  shop.surprise('saveDetails', () =>
    Promise.reject(new FailureError('refused', sentence, { fieldMessages: { phone: sentence } })),
  );
  const phone = screen.getByLabelText<HTMLInputElement>(/^Phone/);
  type(/^Phone/, `0400 000 000${' '.repeat(30)}1`);
  press('Save details');
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(phone));
  expect(alerts()).toEqual([`Your details were not saved${sentence}What you typed is still here.`]);
  type(/^Phone/, '0400 000 001');
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBeNull());
});

test('a customer with a role edits a colleague; a refusal keeps the dialog and its text [ACC-07]', async () => {
  const shop = await openAccount(`${management}/company_account`, { account: say, people: asLeader });
  press('Edit Martin Shaw');
  type(/^Job title/, 'Foreman');
  shop.surprise('savePerson', () => Promise.reject(new FailureError('refused', 'Not today.')));
  fireEvent.submit(document.querySelector('#person-form') as HTMLFormElement);
  await settle(shop);
  expect(alerts()).toEqual(['This was not savedNot today.What you typed is still here.']);
  fireEvent.submit(document.querySelector('#person-form') as HTMLFormElement);
  await settle(shop);
  expect(shop.asked('savePerson')[1]?.input).toEqual({
    personId: 22,
    accountId: 7,
    isCorporate: true,
    person: { jobTitle: 'Foreman', phone: '', mobile: '', isActive: true },
  });
  expect(document.querySelector('#person-form')).toBeNull();
});

test('a customer without a role sees colleagues and cannot edit them [ACC-07]', async () => {
  const company = { ...harbourline, ownRole: null };
  await openAccount(`${management}/company_account`, { account: say, people: { ...asLeader, company } });
  expect(valuesOf('Job title')).toEqual(['Warehouse manager']);
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
});

test('the company page shows name and roles, and nothing for a private customer [ACC-03 ACC-07]', async () => {
  await openAccount('/customer/account/company', { account: say, people: asLeader });
  expect(valuesOf('Company')).toEqual(['Harbourline Interiors']);
  expect(valuesOf('Your role')).toEqual(['Company administrator']);
  expect(valuesOf('Roles')).toEqual(['Company administratorBuyer']);
  cleanup();
  const people = { owner: { email: colin.email }, customer: colin };
  await openAccount('/customer/account/company', { account: say, people });
  expect(valuesOf('Company')).toEqual(['Account 1']);
  cleanup();
  await openAccount('/customer/account/company', { account: say });
  screen.getByRole('heading', { name: 'You buy for yourself' });
});
