// @vitest-environment jsdom
/** The document's head: one of each, from the server or the page; robots; language. */
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageLanguage } from '#app/PageLanguage.tsx';
import type { Content } from '#machines/domain/subject.ts';
import { firstHeadMark } from '#ui/first-head.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import { openShop } from '../machines/fake-services.ts';
import { renderIn } from './stage.tsx';

const suffix = ' | Brightwater';

/** The head the server sends for this address. */
beforeEach(() => {
  window.history.replaceState(null, '', '/water.html');
  const mark = `${firstHeadMark}="/water.html"`;
  document.head.innerHTML = `<title>Water | Brightwater</title><meta name="description" content="The server's." ${mark}>
    <meta name="keywords" content="water" ${mark}><meta name="robots" content="noindex" ${mark}>
    <link rel="canonical" href="/water.html" ${mark}><meta name="theme-color" content="#fff">`;
});
afterEach(() => document.head.replaceChildren());

const inHead = (): readonly string[] =>
  [...document.head.children].map(
    (element) => element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent ?? '',
  );

test('the page’s head replaces the server’s; what only the server knows stays until the next page [CONTENT-03]', () => {
  const { rerender } = render(<PageTitle title="Water" suffix="" description="The page's." />);
  expect(inHead()).toEqual(['Water', 'water', '#fff', "The page's."]);
  rerender(<PageTitle title="Water" suffix={suffix} description="The page's." />);
  expect(inHead()).toEqual(['Water | Brightwater', 'water', '#fff', "The page's."]);
  window.history.replaceState(null, '', '/coolers.html');
  rerender(<PageTitle title="Coolers" suffix={suffix} />);
  expect(inHead()).toEqual(['Coolers | Brightwater', '#fff']);
});

test('the tab keeps its title while the next page loads [SHELL-13]', () => {
  const { rerender } = render(<PageTitle title="Cart" suffix={suffix} />);
  rerender(<p>Loading the page…</p>);
  expect([document.title, document.querySelectorAll('title').length]).toEqual(['Cart | Brightwater', 1]);
});

const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null;

test('a private page is not indexed, others are [ACC-02]', () => {
  const { rerender } = render(<PageTitle title="Sign in" suffix={suffix} isPrivate />);
  expect([document.title, robots()]).toEqual(['Sign in | Brightwater', 'noindex']);
  rerender(<PageTitle title="Water" suffix={suffix} />);
  expect([document.title, robots()]).toEqual(['Water | Brightwater', null]);
});

test('the document’s language is the locale of the store, once it is loaded [GEN-07]', async () => {
  const shop = openShop();
  shop.surprise('readContent', () => ({ kind: 'storeConfig', storeConfig: { locale: 'en_NZ' } }) as Content);
  renderIn(shop.actor, <PageLanguage />);
  expect(document.documentElement.lang).toBe('en-AU');
  await act(async () => {
    shop.actor.send({ type: 'shop.read', subject: { kind: 'storeConfig' } });
    await shop.quiet();
  });
  expect(document.documentElement.lang).toBe('en-NZ');
});
