// @vitest-environment jsdom
/** Options to type: each kind in its own field, and a notice for files. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TextGroup } from '#features/product/TextGroup.tsx';
import { noSurcharge, type TextEntry } from '#machines/domain/offer.ts';
import { proposedPicks } from '#machines/domain/picks.ts';
import type { OptionsEvent } from '#machines/options/options.events.ts';
import { offerOf } from '../models/offers.ts';

const show = (
  look: TextEntry['look'],
  { isRequired = true, error }: { isRequired?: boolean; error?: string } = {},
) => {
  const send = vi.fn<(event: OptionsEvent) => void>();
  const group: TextEntry = {
    kind: 'text',
    look,
    id: 'asked',
    label: 'Logo',
    isRequired,
    autofill: null,
    maxLength: null,
    surcharge: noSurcharge,
  };
  const offer = offerOf([group]);
  render(<TextGroup {...{ offer, group, error, send }} picks={proposedPicks(offer)} fieldId="field" />);
  return send;
};

test.each([
  ['line', 'text', 'Ada'],
  ['email', 'email', 'kim@example.com'],
  ['date', 'date', '2026-12-24'],
  ['time', 'time', '13:30'],
  ['dateTime', 'datetime-local', '2026-12-24T13:30'],
] as const)('a %s option has a field of type %s [CAT-02]', (look, type, text) => {
  const send = show(look);
  const field = screen.getByLabelText<HTMLInputElement>('Logo');
  expect(field.type).toBe(type);
  fireEvent.change(field, { target: { value: text } });
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'options.enter', groupId: 'asked', text });
});

test('a file option shows a notice with a contact link in place of a field [CAT-02, BEY-07]', () => {
  show('file');
  expect(document.querySelector('input')).toBeNull();
  expect(document.querySelector('#field')?.textContent).toContain('This cannot be ordered here');
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact-us');
  cleanup();
  show('file', { isRequired: false });
  expect(document.querySelector('#field')?.textContent).toContain('Without it you can order here.');
});
