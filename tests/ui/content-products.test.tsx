// @vitest-environment jsdom
/** Product lists in content. */

import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ContentTree } from '#features/content/page-builder/ContentTree.tsx';
import type { ProductsNode } from '#machines/domain/content-tree.ts';
import { subjectKey, type Content, type Subject } from '#machines/domain/subject.ts';
import { type ShopActor } from '#shop/ShopProvider.tsx';
import { cardOf } from '#tests/models/order-pad.plan.ts';
import { products, treeOf } from './content-nodes.ts';
import { lendObservers, preferReducedMotion, renderIn, resting, shopOf } from './stage.tsx';

type Reading = { readonly content: Content | null; readonly isFailed?: true };

const bottle = cardOf('BOTTLE-15', { name: 'Bottle' });
const crate = cardOf('CRATE-12', { name: 'Crate' });
const found: Reading = { content: { kind: 'listedProducts', products: [crate, bottle] } as Content };

/** A shop that has read one list of products, or none. */
const shopThat = (subject: Subject, { content, isFailed }: Reading) => {
  const failure = isFailed ? { kind: 'offline' } : null;
  const list = resting({ context: { content, failure }, matches: () => isFailed === true });
  const send = vi.fn();
  return { shop: shopOf({ [subjectKey(subject)]: list }, send), send };
};

const draw = (tree: Parameters<typeof ContentTree>[0]['tree'], shop: ShopActor) =>
  renderIn(
    shop,
    <ContentTree tree={tree} drawProduct={({ name }) => <article key={name}>{name}</article>} />,
  );

const show = (more: Partial<ProductsNode>, reading: Reading) => {
  const node = products({ skus: ['CRATE-12', 'BOTTLE-15'], ...more });
  const subject: Subject = { kind: 'listedProducts', skus: node.skus, urlKeys: node.urlKeys };
  const { shop, send } = shopThat(subject, reading);
  return { ...draw(treeOf(node), shop), send, subject };
};

const names = () => screen.queryAllByRole('article').map(({ textContent }) => textContent);

beforeEach(() => {
  preferReducedMotion(false);
  lendObservers();
});

test('a list requests the merchant’s products and keeps their order [CONTENT-01]', () => {
  const { send, subject } = show({}, found);
  expect(send).toHaveBeenCalledWith({ type: 'shop.read', subject });
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  expect(names()).toEqual(['Crate', 'Bottle']);
});

test.each<[string, Reading]>([
  ['failed to load', { content: null, isFailed: true }],
  ['are no longer sold', { content: { kind: 'listedProducts', products: [] } as Content }],
])('products that %s leave no gap [CONTENT-01]', (_, reading) => {
  expect(show({}, reading).container.innerHTML).toBe('');
});
