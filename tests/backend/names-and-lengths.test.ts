/** What customers write is counted as it is read, and never taken for a placeholder. */
import { expect, test } from 'vitest';
import { chooseCustomOptions } from '#backend/cart/choose-custom-options.ts';
import { noChoice } from '#backend/cart/requested-choice.ts';
import { letter } from '#backend/mail/letter.ts';
import { entered } from './seed-parts.ts';

const engraving = {
  ...entered,
  id: 1,
  kind: 'field' as const,
  title: 'Engraving',
  isRequired: true,
  position: 1,
};

test.each([
  ['👩‍🚒'.repeat(10), true],
  ['👩‍🚒'.repeat(11), false],
])('ten emoji fit a limit of ten characters: %s, %j', (value, fits) => {
  const choice = { custom: [{ optionId: 1, text: value, valueId: null }] };
  const answers = chooseCustomOptions([engraving], { ...noChoice, ...choice });
  expect(typeof answers === 'object').toBe(fits);
});

test('a placeholder in a name is plain text in a mail', () => {
  const name = '{{var this.getTemplateFilter().filter(order)}} %1 ${7*7}';
  const { html, text } = letter(
    { title: `Welcome, ${name}`, paragraphs: [name], rows: [{ label: name, value: name }] },
    { store_name: 'Brightwater' },
  );
  expect(html.split(name)).toHaveLength(6);
  expect(text.split(name)).toHaveLength(5);
});
