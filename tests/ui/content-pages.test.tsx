// @vitest-environment jsdom
/** Pages of content: title, description, columns by their layout, and the departments of All products (CONTENT-04, ROUTE-15). */
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { sectionOf } from '#app/Section.tsx';
import { Departments } from '#features/catalog/Departments.tsx';
import { ContentScreen } from '#features/content/ContentScreen.tsx';
import { emptyContent } from '#machines/domain/content-tree.ts';
import { ContentTree } from '#features/content/page-builder/ContentTree.tsx';
import { pageLayouts, type CmsPage, type PageLayout } from '#machines/domain/content.ts';
import { DrawingProvider } from '#shop/DrawnContent.tsx';
import { ShopProvider, type ShopActor } from '#shop/ShopProvider.tsx';

afterEach(cleanup);

/** An actor that has come to rest. */
const resting = (snapshot: object) => ({
  getSnapshot: () => snapshot,
  subscribe: () => ({ unsubscribe: () => undefined }),
});
const read = (content: object) => resting({ context: { content }, matches: () => false });

const water = { id: 3, name: 'Water', path: '/water.html' };
const shelf = { id: 4, name: 'Spring Water', path: '/water/spring-water.html', children: [] };

const show = (part: ReactNode): void => {
  const children = {
    storeConfig: read({ kind: 'storeConfig', storeConfig: { titleSuffix: ' | The brand' } }),
    menu: read({ kind: 'menu', items: [{ ...water, children: [shelf] }] }),
  };
  render(<ShopProvider shop={resting({ children }) as unknown as ShopActor}>{part}</ShopProvider>);
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

test('CONTENT-04 the heading is the first, the title that for search engines, else the page’s own, with the brand', () => {
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

test('CONTENT-04 a layout with a side column has the pages of the section beside it, and only there', () => {
  const withSide = pageLayouts.filter((layout) => {
    cleanup();
    showPage(pageAt('about-us/quality', layout));
    return screen.queryByRole('navigation', { name: 'About us' }) !== null;
  });
  expect(withSide).toEqual(['2columns-left', '2columns-right', '3columns']);
});

test('CONTENT-04 the page one is on is marked in its section; a page of no section has nothing beside it', () => {
  showPage(pageAt('about-us/quality', '2columns-left'));
  const current = within(screen.getByRole('navigation')).getByRole('link', { current: 'page' });
  expect([current.textContent, current.getAttribute('href')]).toEqual(['Quality', '/about-us/quality']);
  cleanup();
  showPage(pageAt('careers', '2columns-left'));
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('ROUTE-15 every department stands there with its shelves', () => {
  show(<Departments heading="Departments" />);
  const links = within(screen.getByRole('region', { name: 'Departments' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Water', '/water.html'],
    ['Spring Water', '/water/spring-water.html'],
  ]);
});
