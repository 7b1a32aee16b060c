/** What the page brought along of its content is taken once, for the first view, and asked for wherever it does not hold (CONTENT-01, ROUTE-07, PWA-01). */

import { expect, test } from 'vitest';
import type { Subject } from '#machines/domain/subject.ts';
import { createCatalogService } from '#services/catalog.service.ts';
import { readPageContent, writePageContent, type PageContent } from '#services/page-content.ts';
import { createTransport } from '#transport/transport.ts';
import {
  brokenConnection,
  failureOf,
  inTurn,
  json,
  wiresTo,
  type Answering,
} from '#tests/transport/wires.ts';
import { ask } from './wired-backend.ts';

const page = {
  identifier: 'about-us',
  title: 'About us',
  contentHeading: '',
  content: { nodes: [], styles: '.a.a{color:red}' },
  metaTitle: '',
  metaDescription: '',
  canonical: '/about-us',
  layout: '1column',
} as const;
const brought: PageContent = { id: 7, page, isFresh: true };
const aboutUs: Subject = { kind: 'cmsPage', id: 7 };
const notFound: Subject = { kind: 'notFoundPage' };

const asked = json({ data: { cmsPage: { identifier: 'asked' } } });

const open = (pageContent: PageContent, answering: Answering = asked) => {
  const { settings, sent } = wiresTo(answering);
  const { readContent } = createCatalogService(createTransport(settings), async (html) => html, {
    pageContent,
  });
  const read = async (subject: Subject): Promise<string> => {
    const content = await ask(readContent, { subject });
    return content.kind === 'cmsPage' ? content.page.identifier : content.kind;
  };
  return { read, sent };
};

test('CONTENT-01 ROUTE-07 nobody asks for what the page brought, and it counts once', async () => {
  const { read, sent } = open(brought);
  expect([await read(aboutUs), sent.length]).toEqual(['about-us', 0]);
  expect([await read(aboutUs), sent.length]).toEqual(['asked', 1]);
});

test('CONTENT-01 another page is asked for, and what was brought is forgotten with the first view', async () => {
  const { read } = open(brought);
  expect(await read({ kind: 'cmsPage', id: 8 })).toBe('asked');
  expect(await read(aboutUs)).toBe('asked');
});

test('ROUTE-10 the page for what is not found may have been brought, and is nobody else’s', async () => {
  expect(await open({ ...brought, id: null }).read(notFound)).toBe('about-us');
  expect(await open({ ...brought, id: null }).read(aboutUs)).toBe('asked');
  expect(await open(brought).read(notFound)).toBe('asked');
});

test('PWA-01 what a kept page brought is asked for again, and shown where there is no connection', async () => {
  const kept = { ...brought, isFresh: false };
  expect(await open(kept).read(aboutUs)).toBe('asked');
  expect(await open(kept, inTurn(brokenConnection)).read(aboutUs)).toBe('about-us');
  expect((await failureOf(open(kept, inTurn(brokenConnection)).read({ kind: 'cmsPage', id: 8 }))).kind).toBe(
    'network',
  );
  expect((await failureOf(open(kept, json({ data: { cmsPage: null } })).read(aboutUs))).kind).toBe(
    'notFound',
  );
});

const written = { path: '/about-us', id: 7, page, until: 1000 };

test('CONTENT-01 what the page says is what was written, its rules taken from the block beside it', () => {
  const text = writePageContent(written);
  expect(text).not.toContain('color:red');
  expect(readPageContent(text, page.content.styles, '/about-us', 999)).toEqual(brought);
  expect(readPageContent(text, '', '/about-us', 1000)?.isFresh).toBe(false);
});

test.each([
  ['of another address', JSON.stringify({ ...written, path: '/careers' })],
  ['no address at all', JSON.stringify({ id: 7, page, until: 1000 })],
  ['a number that is none', JSON.stringify({ ...written, id: '7' })],
  ['no page', JSON.stringify({ ...written, page: null })],
  ['a page without a tree', JSON.stringify({ ...written, page: { identifier: 'a', content: '<p>' } })],
  ['no data', '{'],
  ['nothing', null],
])('CONTENT-01 a page that says %s says nothing', (_, text) => {
  expect(readPageContent(text, '', '/about-us', 0)).toBeNull();
});

test('ROUTE-10 what is not found is the same at every address', () => {
  const text = writePageContent({ ...written, path: null, id: null });
  expect(readPageContent(text, '', '/anywhere', 0)).toMatchObject({ id: null, isFresh: true });
});
