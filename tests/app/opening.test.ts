/** A shop opens: what every page needs is read, nothing is shared or sent too early. */

import { expect, test } from 'vitest';
import { createShop } from '#app/shop.ts';
import { selectContent, selectLoadFailure } from '#machines/display/catalog/catalog.selectors.ts';
import { present } from '#machines/domain/present.ts';
import { shellBlocks, subjectKey, type Subject } from '#machines/domain/subject.ts';
import { createTransport } from '#transport/transport.ts';
import { partsOf } from '#tests/machines/parts.ts';
import { quiet, wiresTo } from '#tests/transport/wires.ts';
import { putIntoCart } from './checkout-steps.ts';
import { noBrowser, sharedBackend } from './running-shop.ts';

const opened = sharedBackend();

const shellSubjects: readonly Subject[] = [
  { kind: 'storeConfig' },
  { kind: 'menu' },
  shellBlocks,
  { kind: 'socialLinks' },
  { kind: 'bestSellers' },
];

test('reads configuration, menu, blocks, social links and best sellers, and makes no cart [SHELL-06 GEN-07]', async () => {
  const shop = opened.start();
  await shop.fact('catalog.loaded', 5);
  await quiet();
  for (const subject of shellSubjects) {
    const { children } = present(partsOf(shop.shop).display, 'display').getSnapshot();
    const loader = present(children[subjectKey(subject)], subject.kind);
    expect(selectContent(loader.getSnapshot())?.kind).toBe(subject.kind);
    expect(selectLoadFailure(loader.getSnapshot())).toBeNull();
  }
  expect(shop.sent.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET', 'GET', 'GET']);
  expect(shop.types(/^(?!catalog\.loaded$)/)).toEqual(['session.restoredAsGuest']);
  expect(shop.count('catalog.loaded')).toBe(5);
});

test('sends no request before the shop is opened [SHELL-02]', async () => {
  const { settings, sent } = wiresTo(opened.answering);
  createShop({ ...noBrowser, transport: createTransport(settings), session: settings.storage });
  await quiet();
  expect(sent).toHaveLength(0);
});

test('two shops in one process share nothing [GEN-01]', async () => {
  const [one, other] = [opened.start(), opened.start()];
  await putIntoCart(one);
  await other.fact('catalog.loaded', 5);
  expect([other.types(/^cart\./), other.browser.local.entries.size]).toEqual([[], 0]);
});
