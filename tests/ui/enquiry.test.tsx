// @vitest-environment jsdom
/** The enquiry form: sent once, lost answers; what was written is kept. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, fromTransition, type ActorRefFrom } from 'xstate';
import EnquirySection from '#features/contact/EnquirySection.tsx';
import { contactMachine } from '#machines/desk/contact/contact.machine.ts';
import type { Enquiry } from '#machines/domain/enquiry.ts';
import { FailureError } from '#machines/domain/failure.ts';
import { written } from '../models/contact.plan.ts';
import { hannah } from '../models/people.ts';
import { alerts, box, openForm, startChild, values, write } from './form-stage.tsx';
import { loaded, resting } from './stage.tsx';

type Known = { readonly customer: object | null };
/** The customer as last told. */
const customerTold = () =>
  createActor(
    fromTransition((_, { customer }: Known & { type: 'told' }): Known => ({ customer }), { customer: null }),
  ).start();

const open = ({ isOffered = true } = {}) => {
  const answer = vi.fn((_enquiry: Enquiry) => Promise.resolve());
  const sendEnquiry = fromPromise<void, { readonly enquiry: Enquiry }>(({ input }) => answer(input.enquiry));
  const machine = contactMachine.provide({ actors: { sendEnquiry } });
  const { child, emitted } = startChild<ActorRefFrom<typeof contactMachine>>('contact', machine, {
    draft: null,
  });
  const customer = customerTold();
  const children = {
    contact: child,
    customer,
    network: resting(),
    contactForm: loaded({ kind: 'contactForm', isOffered }),
  };
  return { answer, emitted, contact: child, customer, ...openForm(children, <EnquirySection />) };
};

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
const writeAll = () => {
  write('Name', 'Aroha Ngata');
  write('Email', 'aroha@example.com');
  write('Your message', 'Where is my cooler?');
};

test('a message sent by two presses is sent once, and the confirmation has the focus [CONTENT-03]', async () => {
  const { answer, emitted } = open();
  const arrivals: (() => void)[] = [];
  answer.mockImplementationOnce(() => new Promise<void>((resolve) => void arrivals.push(resolve)));
  writeAll();
  write(/Phone/, ' 09 555 0100 ');
  press();
  await waitFor(() => expect(screen.getByText('Sending your message…')).toBeTruthy());
  press();
  fireEvent.submit(screen.getByRole('form'));
  for (const arrive of arrivals) arrive();
  const panel = await screen.findByRole('region', { name: 'Your message was sent' });
  expect(panel.textContent).toContain('aroha@example.com');
  expect(document.activeElement).toBe(panel);
  expect(answer.mock.calls).toEqual([[written]]);
  expect(emitted.filter((type) => type !== 'contact.draftChanged')).toEqual(['contact.sent']);

  fireEvent.click(screen.getByRole('button', { name: 'Write another message' }));
  await waitFor(() => expect(document.activeElement).toBe(box('Your message')));
  expect([box('Name').value, box('Email').value, box('Your message').value]).toEqual([
    'Aroha Ngata',
    'aroha@example.com',
    '',
  ]);
});

test('a lost answer leaves open whether the message arrived; an unsent one did not [CONTENT-03]', async () => {
  const { answer } = open();
  answer.mockRejectedValueOnce(new FailureError('network', 'We could not reach the shop.'));
  writeAll();
  press();
  await waitFor(() =>
    expect(alerts().join()).toContain('We cannot tell whether your message has reached us'),
  );
  answer.mockRejectedValueOnce(new FailureError('network', 'Nothing was sent.', { isUnsent: true }));
  press();
  await waitFor(() => expect(alerts()).toEqual(['Your message was not sentNothing was sent.']));
  expect(box('Your message').value).toBe('Where is my cooler?');
});

test('a customer’s name and e-mail are filled in late, but not over what was written [CONTENT-03]', async () => {
  const { answer, customer } = open();
  write('Name', 'H. Olsen');
  act(() => customer.send({ type: 'told', customer: hannah }));
  expect([box('Name').value, box('Email').value]).toEqual(['H. Olsen', hannah.email]);
  write('Your message', 'Thank you');
  press();
  await screen.findByRole('region', { name: 'Your message was sent' });
  expect(answer.mock.calls[0]?.[0]).toEqual({
    name: 'H. Olsen',
    email: hannah.email,
    telephone: '',
    comment: 'Thank you',
  });
});

test('a draft outlives another page until it is forgotten [CONTENT-03]', () => {
  const { contact, leave, comeBack } = open();
  writeAll();
  leave();
  expect(values()).toEqual([]);
  comeBack();
  expect(values()).toEqual(['Aroha Ngata', 'aroha@example.com', '', 'Where is my cooler?']);
  act(() => contact.send({ type: 'contact.forget' }));
  expect(values()).toEqual(['', '', '', '']);
});

test('a shop that takes no enquiries has no form [CONTENT-03]', () => {
  open({ isOffered: false });
  expect(screen.queryByRole('textbox')).toBeNull();
});
