// @vitest-environment jsdom
/** What a product asks to be written: each kind in the browser's own field, and what cannot be asked for said instead (CAT-02). */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TextGroup } from '#features/product/TextGroup.tsx';
import { noSurcharge, type TextEntry } from '#machines/domain/offer.ts';
import { proposedPicks } from '#machines/domain/picks.ts';
import type { OptionsEvent } from '#machines/options/options.events.ts';
import { offerOf } from '../models/offers.ts';

afterEach(cleanup);

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
] as const)('CAT-02 a %s is written into a field of the type %s', (look, type, text) => {
  const send = show(look);
  const field = screen.getByLabelText<HTMLInputElement>('Logo');
  expect(field.type).toBe(type);
  fireEvent.change(field, { target: { value: text } });
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'options.enter', groupId: 'asked', text });
});

test('CAT-02 BEY-07 a file is not asked for: that it needs talking to somebody is said where the field would be', () => {
  show('file');
  expect(document.querySelector('input')).toBeNull();
  expect(document.querySelector('#field')?.textContent).toContain('This cannot be ordered here');
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact-us');
  cleanup();
  show('file', { isRequired: false });
  expect(document.querySelector('#field')?.textContent).toContain('Without it you can order here.');
});
