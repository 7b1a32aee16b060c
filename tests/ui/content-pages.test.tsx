// @vitest-environment jsdom
/** Content pages: title, description, side columns, products. */

import { cleanup, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, beforeEach, vi } from 'vitest';
import { sectionOf } from '#app/Section.tsx';
import ContentScreen from '#features/content/ContentScreen.tsx';
import { emptyContent, type ProductsNode } from '#machines/domain/content-tree.ts';
import { ContentTree } from '#features/content/page-builder/ContentTree.tsx';
import { pageLayouts, type CmsPage, type PageLayout } from '#machines/domain/content.ts';
import { DrawingProvider } from '#shop/DrawnContent.tsx';
import { loaded, renderIn, shopOf, lendObservers, preferReducedMotion, resting } from './stage.tsx';
import { subjectKey, type Content, type Subject } from '#machines/domain/subject.ts';
import type { ShopActor } from '#shop/ShopProvider.tsx';
import { cardOf } from '#tests/models/quick-order.plan.ts';
import { products, treeOf } from './content-nodes.ts';

const water = { id: 3, name: 'Water', path: '/water.html' };
const shelf = { id: 4, name: 'Spring Water', path: '/water/spring-water.html', children: [] };

const show = (part: ReactNode): void => {
  const children = {
    storeConfig: loaded({ kind: 'storeConfig', storeConfig: { titleSuffix: ' | The brand' } }),
    menu: loaded({ kind: 'menu', items: [{ ...water, children: [shelf] }] }),
  };
  renderIn(shopOf(children), part);
};

const pageAt = (identifier: string, layout: PageLayout, metaTitle = 'How we work'): CmsPage => ({
  identifier,
  title: 'Quality',
  contentHeading: 'Quality, as we see it',
  content: emptyContent,
  metaTitle,
  metaDescription: 'What is tested, and how often.',
  canonical: null,
  layout,
});
const showPage = (page: CmsPage): void =>
  show(
    <DrawingProvider draw={(tree) => <ContentTree tree={tree} drawProduct={() => null} />}>
      <ContentScreen page={page} aside={sectionOf(page)} />
    </DrawingProvider>,
  );

test('the document title is the meta title, else the page’s, with the brand [CONTENT-04]', () => {
  showPage(pageAt('about-us/quality', '1column'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Quality, as we see it');
  expect(document.title).toBe('How we work | The brand');
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
    'What is tested, and how often.',
  );
  cleanup();
  showPage(pageAt('about-us/quality', '1column', ''));
  expect(document.title).toBe('Quality | The brand');
});

test('only layouts with a side column show the pages of the section [CONTENT-04]', () => {
  const withSide = pageLayouts.filter((layout) => {
    cleanup();
    showPage(pageAt('about-us/quality', layout));
    return screen.queryByRole('navigation', { name: 'About us' }) !== null;
  });
  expect(withSide).toEqual(['2columns-left', '2columns-right', '3columns']);
});

test('the current page is marked in its section; a page without a section has no side column [CONTENT-04]', () => {
  showPage(pageAt('about-us/quality', '2columns-left'));
  const current = within(screen.getByRole('navigation')).getByRole('link', { current: 'page' });
  expect([current.textContent, current.getAttribute('href')]).toEqual(['Quality', '/about-us/quality']);
  cleanup();
  showPage(pageAt('careers', '2columns-left'));
  expect(screen.queryByRole('navigation')).toBeNull();
});

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

const showProducts = (more: Partial<ProductsNode>, reading: Reading) => {
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
  const { send, subject } = showProducts({}, found);
  expect(send).toHaveBeenCalledWith({ type: 'shop.read', subjects: [subject] });
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  expect(names()).toEqual(['Crate', 'Bottle']);
});

test.each<[string, Reading]>([
  ['failed to load', { content: null, isFailed: true }],
  ['are no longer sold', { content: { kind: 'listedProducts', products: [] } as Content }],
])('products that %s leave no gap [CONTENT-01]', (_, reading) => {
  expect(showProducts({}, reading).container.innerHTML).toBe('');
});
