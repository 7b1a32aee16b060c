// @vitest-environment jsdom
/** One of several as it is seen and chosen: letters beside their name, a list that says what cannot be had together (CAT-02). */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OneOfGroup } from '#features/product/OneOfGroup.tsx';
import type { Choice, OneOf } from '#machines/domain/offer.ts';
import { choose, proposedPicks } from '#machines/domain/picks.ts';
import type { OptionsEvent } from '#machines/options/options.events.ts';
import { swatchOf } from '#paths.ts';
import { bottle } from '#tests/models/offers.ts';

afterEach(cleanup);

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

test('CAT-02 the values of a drop-down are a list under its name, of which one is chosen or none', () => {
  const send = draw('list', null);
  expect(words()).toEqual(['Please choose', '500 mL', '1 L, sold out']);
  const list = screen.getByRole('combobox', { name: 'Size' });
  fireEvent.change(list, { target: { value: 'large' } });
  expect(send.mock.lastCall).toEqual([{ type: 'options.choose', groupId: 'size', uid: 'large' }]);
});

test.each([
  ['sage', '1 L, sold out'],
  ['coral', '1 L, not available'],
])('CAT-02 beside %s the list says what cannot be had, and it can still be chosen', (colour, text) => {
  draw('list', colour);
  expect(words()).toEqual(['Please choose', '500 mL', text]);
  expect(screen.getAllByRole<HTMLOptionElement>('option').every(({ disabled }) => !disabled)).toBe(true);
});

test('CAT-02 letters are seen beside the name, which alone is heard; letters that are the name are written once', () => {
  draw('swatches', null, (choice) => ({
    ...choice,
    swatch: { kind: 'letters', letters: choice.uid === 'small' ? 'S' : choice.label },
  }));
  expect(screen.getByText('S').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByRole('radio', { name: '500 mL' })).toBeTruthy();
  expect(screen.getAllByText('1 L')).toHaveLength(1);
});

test('CAT-04 CAT-07 a swatch that is a picture comes in the width that the screen needs, with its room kept', () => {
  const url = '/media/attribute/swatch/s.png';
  draw('swatches', null, (choice) => ({ ...choice, swatch: { kind: 'image', url } }));
  const [picture] = document.querySelectorAll('img');
  expect(picture?.srcset).toBe(`${swatchOf(url, 40)} 40w, ${swatchOf(url, 80)} 80w`);
  expect([picture?.sizes, picture?.width, picture?.height]).toEqual(['24px', 24, 24]);
});
