// @vitest-environment jsdom
/** The enquiry form: what is asked for, what is said of mistakes, refusals and lost answers, and that nothing written is lost (CONTENT-03). */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import EnquirySection from '#features/contact/EnquirySection.tsx';
import { contactMachine } from '#machines/contact/contact.machine.ts';
import type { Enquiry } from '#machines/domain/enquiry.ts';
import { FailureError } from '#machines/domain/failure.ts';
import { ShopProvider, type ShopActor } from '#shop/ShopProvider.tsx';
import { hannah } from '../models/people.ts';

afterEach(cleanup);

/** An actor whose snapshot can be another one. */
const showing = (first: object) => {
  let snapshot = first;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => snapshot,
    subscribe: (heard: { readonly next?: () => void } | (() => void)) => {
      const listener = () => (typeof heard === 'function' ? heard() : heard.next?.());
      listeners.add(listener);
      return { unsubscribe: () => void listeners.delete(listener) };
    },
    show: (next: object) => {
      snapshot = next;
      for (const listener of listeners) listener();
    },
  };
};
const customerAs = (customer: object | null) => ({ context: { customer } });

const open = ({ isOffered = true, isOffline = false } = {}) => {
  const answer = vi.fn((_enquiry: Enquiry) => Promise.resolve());
  const told: string[] = [];
  const parent = createActor(
    setup({
      actors: {
        contact: contactMachine.provide({
          actors: {
            sendEnquiry: fromPromise<void, { readonly enquiry: Enquiry }>(({ input }) =>
              answer(input.enquiry),
            ),
          },
        }),
      },
    }).createMachine({
      invoke: { id: 'contact', src: 'contact' },
      on: { '*': { actions: ({ event }) => void told.push(event.type) } },
    }),
  );
  parent.start();
  const contact = parent.getSnapshot().children['contact'] as unknown as ReturnType<
    typeof createActor<typeof contactMachine>
  >;
  const customer = showing(customerAs(null));
  const children = {
    contact,
    customer,
    network: showing({ matches: (state: string) => isOffline && state === 'offline' }),
    contactForm: showing({
      context: { content: { kind: 'contactForm', isOffered } },
      matches: () => false,
    }),
  };
  const shop = { ...showing({ children }), send: () => undefined } as unknown as ShopActor;
  const pageWith = (isShown: boolean) => (
    <ShopProvider shop={shop}>{isShown && <EnquirySection />}</ShopProvider>
  );
  const { rerender } = render(pageWith(true));
  return {
    answer,
    told,
    contact,
    customer,
    leave: () => rerender(pageWith(false)),
    comeBack: () => rerender(pageWith(true)),
  };
};

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = (name: string | RegExp, value: string) => fireEvent.change(box(name), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
const writeAll = () => {
  write('Name', 'Aroha Ngata');
  write('Email', 'aroha@example.com');
  write('Your message', 'Where is my cooler?');
};
const values = () => screen.queryAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const said = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

test('CONTENT-03 every field has a name, and tells the browser what belongs into it', () => {
  open();
  const known = screen
    .getAllByRole('textbox')
    .map((field) => [field.id, ...['autocomplete', 'inputmode'].map((name) => field.getAttribute(name))]);
  expect(known).toEqual([
    ['enquiry-name', 'name', 'text'],
    ['enquiry-email', 'email', 'email'],
    ['enquiry-telephone', 'tel', 'tel'],
    ['enquiry-comment', 'off', 'text'],
  ]);
  expect(screen.getByRole('region', { name: 'Write to us' }).id).toBe('enquiry-form');
});

test('CONTENT-03 mistakes are said together and at their fields, the first has the focus, and nothing is sent', async () => {
  const { answer } = open();
  write('Email', 'aroha');
  press();
  await waitFor(() => expect(document.activeElement).toBe(box('Name')));
  const summary = within(screen.getByRole('alert'));
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Name: This is a required field.',
    'Email: Please enter a valid email.',
    'Your message: This is a required field.',
  ]);
  expect(box('Email').getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(summary.getByRole('link', { name: /^Email/ }));
  expect(document.activeElement).toBe(box('Email'));
  writeAll();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(answer).not.toHaveBeenCalled();
});

test('CONTENT-03 pressed twice it is sent once, and where it was sent has the focus', async () => {
  const { answer, told } = open();
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
  expect(answer.mock.calls).toEqual([
    [
      {
        name: 'Aroha Ngata',
        email: 'aroha@example.com',
        telephone: '09 555 0100',
        comment: 'Where is my cooler?',
      },
    ],
  ]);
  expect(told).toEqual(['contact.sent']);

  fireEvent.click(screen.getByRole('button', { name: 'Write another message' }));
  await waitFor(() => expect(document.activeElement).toBe(box('Your message')));
  expect([box('Name').value, box('Email').value, box('Your message').value]).toEqual([
    'Aroha Ngata',
    'aroha@example.com',
    '',
  ]);
});

test('CONTENT-03 what the shop refuses is said in its words, what was written stays, and it can be sent again', async () => {
  const { answer } = open();
  answer.mockRejectedValueOnce(new FailureError('refused', 'The message is too long.'));
  writeAll();
  press();
  await waitFor(() =>
    expect(said()).toEqual([
      'Your message was not sentThe message is too long.What you wrote is still here.',
    ]),
  );
  expect(box('Your message').value).toBe('Where is my cooler?');
  press();
  await screen.findByRole('region', { name: 'Your message was sent' });
  expect(answer).toHaveBeenCalledTimes(2);
});

test('CONTENT-03 an answer that was lost leaves in doubt whether it arrived; what never left did not', async () => {
  const { answer } = open();
  answer.mockRejectedValueOnce(new FailureError('network', 'We could not reach the shop.'));
  writeAll();
  press();
  await waitFor(() => expect(said().join()).toContain('We cannot tell whether your message has reached us'));
  answer.mockRejectedValueOnce(new FailureError('network', 'Nothing was sent.', { isUnsent: true }));
  press();
  await waitFor(() => expect(said()).toEqual(['Your message was not sentNothing was sent.']));
  expect(box('Your message').value).toBe('Where is my cooler?');
});

test('CONTENT-03 offline one can write on, and is told so', () => {
  open({ isOffline: true });
  expect(screen.getByRole('status').textContent).toContain('Write on');
});

test('CONTENT-03 a customer’s name and email are filled in, also late, and never over what was written', async () => {
  const { answer, customer } = open();
  write('Name', 'H. Olsen');
  act(() => customer.show(customerAs(hannah)));
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

test('CONTENT-03 what was begun is there again after another page; whoever wrote it gone, nothing is', () => {
  const { contact, leave, comeBack } = open();
  writeAll();
  leave();
  expect(values()).toEqual([]);
  comeBack();
  expect(values()).toEqual(['Aroha Ngata', 'aroha@example.com', '', 'Where is my cooler?']);
  act(() => contact.send({ type: 'contact.forget' }));
  expect(values()).toEqual(['', '', '', '']);
});

test('CONTENT-03 a shop that takes no enquiries has no form', () => {
  open({ isOffered: false });
  expect(screen.queryByRole('textbox')).toBeNull();
});
