// @vitest-environment jsdom
/** Options of a product: one choice of a list or of letters, and text to type. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OneOfGroup } from '#features/product/OneOfGroup.tsx';
import { TextGroup } from '#features/product/TextGroup.tsx';
import { noSurcharge, type Choice, type OneOf, type TextEntry } from '#machines/domain/offer.ts';
import { choose, proposedPicks } from '#machines/domain/picks.ts';
import type { OptionsEvent } from '#machines/options/options.events.ts';
import { bottle } from '#tests/models/offers.ts';
import { offerOf } from '../models/offers.ts';

/** The sizes of a bottle; large is sold out in sage, and not made in coral. */
const draw = (
  look: OneOf['look'],
  colour: string | null,
  decorate: (choice: Choice) => Choice = (one) => one,
) => {
  const send = vi.fn<(event: OptionsEvent) => void>();
  const groups = bottle.groups.map((group) =>
    group.id === 'size' && group.kind === 'oneOf'
      ? { ...group, look, choices: group.choices.map(decorate) }
      : group,
  );
  const offer = { ...bottle, groups };
  const group = groups.find(({ id }) => id === 'size');
  if (group?.kind !== 'oneOf') throw new Error('there are no sizes');
  const picks = choose(proposedPicks(offer), 'colour', colour);
  render(<OneOfGroup {...{ offer, group, picks, send }} error={undefined} fieldId="size" />);
  return send;
};

const words = () => screen.getAllByRole<HTMLOptionElement>('option').map(({ text }) => text);

test('a drop-down lists its values, and reports the chosen one [CAT-02]', () => {
  const send = draw('list', null);
  expect(words()).toEqual(['Please choose', '500 mL', '1 L, sold out']);
  const list = screen.getByRole('combobox', { name: 'Size' });
  fireEvent.change(list, { target: { value: 'large' } });
  expect(send.mock.lastCall).toEqual([{ type: 'options.choose', groupId: 'size', uid: 'large' }]);
});

test.each([
  ['sage', '1 L, sold out'],
  ['coral', '1 L, not available'],
])('beside %s the list marks what is unavailable, which can still be chosen [CAT-02]', (colour, text) => {
  draw('list', colour);
  expect(words()).toEqual(['Please choose', '500 mL', text]);
  expect(screen.getAllByRole<HTMLOptionElement>('option').every(({ disabled }) => !disabled)).toBe(true);
});

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

test('a file option shows a notice with a contact link in place of a field [CAT-02 BEY-07]', () => {
  show('file');
  expect(document.querySelector('input')).toBeNull();
  expect(document.querySelector('#field')?.textContent).toContain('This cannot be ordered here');
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact-us');
  cleanup();
  show('file', { isRequired: false });
  expect(document.querySelector('#field')?.textContent).toContain('Without it you can order here.');
});

test('letters are shown beside the name and hidden from screen readers, the name itself once [CAT-02]', () => {
  draw('swatches', null, (choice) => ({
    ...choice,
    swatch: { kind: 'letters', letters: choice.uid === 'small' ? 'S' : choice.label },
  }));
  expect(screen.getByText('S').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByRole('radio', { name: '500 mL' })).toBeTruthy();
  expect(screen.getAllByText('1 L')).toHaveLength(1);
});
