/** A block that does not exist is asked for once a day: Magento logs an error each time. */

import { expect, test } from 'vitest';
import { createBlockReader } from '#services/content/cms-blocks.ts';
import { graphqlOf, json, never, wiresTo } from '#tests/transport/wires.ts';

const day = 86_400_000;
const shell = ['header-cms-links', 'checkout-help'];
const help = { identifier: 'checkout-help', content: '<p>Call us.</p>' };

// as recorded: an object of nulls for a block that does not exist, one error for the first of them
const answerOf = (items: readonly unknown[], path: readonly unknown[] = ['cmsBlocks', 'items', 0]) => ({
  data: { cmsBlocks: { items } },
  errors: [
    {
      message: 'The CMS block with the "header-cms-links" ID doesn\'t exist.',
      path,
      extensions: { category: 'graphql-no-such-entity' },
    },
  ],
});

const open = (answer: unknown, started = Date.now()) => {
  const { settings, sent } = wiresTo(json(answer));
  const clock = { now: started };
  const { storage } = settings;
  const read = createBlockReader({ graphql: graphqlOf(settings), storage }, () => clock.now);
  const asked = (): readonly unknown[] =>
    sent.map(({ url }) => JSON.parse(url.searchParams.get('variables') ?? '{}').identifiers);
  return { read: (names: readonly string[]) => read(names, never()), asked, clock };
};

test('a block that does not exist is left out of the next request, and asked for a day later [BEY-22]', async () => {
  const { read, asked, clock } = open(answerOf([null, help]));
  expect(await read(shell)).toEqual([help]);
  expect(await read(shell)).toEqual([help]);
  clock.now += day + 1;
  await read(shell);
  expect(asked()).toEqual([shell, ['checkout-help'], shell]);
});

test('a block that could not be read is asked for again [BEY-24]', async () => {
  const { read, asked } = open({
    errors: [{ message: 'Internal server error', path: ['cmsBlocks'] }],
    data: null,
  });
  await expect(read(shell)).rejects.toThrow('Internal server error');
  await expect(read(shell)).rejects.toThrow('Internal server error');
  expect(asked()).toEqual([shell, shell]);
});
