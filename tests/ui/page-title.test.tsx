// @vitest-environment jsdom
/** Of what a page says in its head there is one each, whether the server said it first or not (CONTENT-03, BEY-14). */
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstHeadMark } from '#ui/first-head.ts';
import { PageTitle } from '#ui/PageTitle.tsx';

const suffix = ' | Brightwater';

/** As the server sends the page of this address. */
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

test('CONTENT-03 the page says itself what the server said of it; what only the server knows stays as long as the page', () => {
  const { rerender } = render(<PageTitle title="Water" suffix="" description="The page's." />);
  expect(inHead()).toEqual(['Water', 'water', '#fff', "The page's."]);
  rerender(<PageTitle title="Water" suffix={suffix} description="The page's." />);
  expect(inHead()).toEqual(['Water | Brightwater', 'water', '#fff', "The page's."]);
  window.history.replaceState(null, '', '/coolers.html');
  rerender(<PageTitle title="Coolers" suffix={suffix} />);
  expect(inHead()).toEqual(['Coolers | Brightwater', '#fff']);
});

test('CONTENT-03 until the page has words of its own, those of the server stand', () => {
  render(<p>Loading the page…</p>);
  expect(inHead()).toEqual([
    'Water | Brightwater',
    "The server's.",
    'water',
    'noindex',
    '/water.html',
    '#fff',
  ]);
});

test('SHELL-13 while the next page is read, the tab keeps the name of the last', () => {
  const { rerender } = render(<PageTitle title="Cart" suffix={suffix} />);
  rerender(<p>Loading the page…</p>);
  expect([document.title, document.querySelectorAll('title').length]).toEqual(['Cart | Brightwater', 1]);
});
