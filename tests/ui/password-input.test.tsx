// @vitest-environment jsdom
/** A password's line as assistive technology hears it, and a page that search engines leave alone (ACC-02). */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Field } from '#ui/Field.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';

afterEach(cleanup);

test('ACC-02 a password is covered until its owner uncovers it, and keeps what was typed', () => {
  render(
    <Field label="Password" error="Too short">
      {(wiring) => <PasswordInput {...wiring} what="new password" autoComplete="new-password" />}
    </Field>,
  );
  const line = screen.getByLabelText('Password');
  fireEvent.change(line, { target: { value: 'Water4all!' } });
  expect([line.getAttribute('type'), line.getAttribute('aria-invalid')]).toEqual(['password', 'true']);

  const show = screen.getByRole('button', { name: 'Show new password' });
  expect([show.getAttribute('type'), show.getAttribute('aria-controls')]).toEqual(['button', line.id]);
  fireEvent.click(show);
  expect(line.getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide new password' }));
  expect(line.getAttribute('type')).toBe('password');
  expect(line).toHaveProperty('value', 'Water4all!');
  // a password is nothing to be corrected or sent to a spelling service
  expect([line.getAttribute('autocapitalize'), line.getAttribute('spellcheck')]).toEqual(['none', 'false']);
});

const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null;

test('ACC-02 a private page asks search engines to leave it alone, others do not', () => {
  const { rerender } = render(<PageTitle title="Sign in" suffix=" | Brightwater" isPrivate />);
  expect([document.title, robots()]).toEqual(['Sign in | Brightwater', 'noindex']);
  rerender(<PageTitle title="Water" suffix=" | Brightwater" />);
  expect([document.title, robots()]).toEqual(['Water | Brightwater', null]);
});
