/** Magento in maintenance answers 503 with a page of HTML: a shopper is told so in a sentence. */

import { expect, test } from 'vitest';
import { CartDetailsDocument } from '#services/cart.graphql.ts';
import { failureOf, graphqlOf, never, plain, wiresTo } from './wires.ts';

const sentence =
  'The shop is being worked on and cannot answer right now. Please try again in a few minutes.';
const page =
  '<!doctype html>\n<html xmlns="http://www.w3.org/1999/xhtml"><h1>Service Temporarily Unavailable</h1>';
const html = (status: number) => plain(page, { status, headers: { 'Content-Type': 'text/html' } });

test('a read without Retry-After is asked again ever later, and given up within ten seconds [BEY-22]', async () => {
  const { settings, waits, sent } = wiresTo(html(503));
  const reading = graphqlOf(settings).read(CartDetailsDocument, { cartId: 'c' }, never());
  expect((await failureOf(reading)).message).toBe(sentence);
  expect(sent).toHaveLength(5);
  expect(waits[3]).toBeGreaterThan((waits[0] ?? 0) * 2);
  const sum = waits.reduce((total, wait) => total + wait, 0);
  expect(sum).toBeGreaterThan(2000);
  expect(sum).toBeLessThan(10_000);
});
