/** Content that came with the page: used once, for the first view. */

import { expect, test } from 'vitest';
import type { Subject } from '#machines/domain/subject.ts';
import { createCatalogService } from '#services/catalog/catalog.service.ts';
import { readPageContent, writePageContent, type PageContent } from '#services/page/page-content.ts';
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

test('uses the content that came with the page once, for the first view, without a request [CONTENT-01 ROUTE-07]', async () => {
  const { read, sent } = open(brought);
  expect([await read(aboutUs), sent.length]).toEqual(['about-us', 0]);
  expect([await read(aboutUs), sent.length]).toEqual(['asked', 1]);
  const { read: readLater } = open(brought);
  expect(await readLater({ kind: 'cmsPage', id: 8 })).toBe('asked');
  expect(await readLater(aboutUs)).toBe('asked');
});

test('uses not-found content that came with the page at every address and for that only [ROUTE-10]', async () => {
  expect(await open({ ...brought, id: null }).read(notFound)).toBe('about-us');
  expect(await open({ ...brought, id: null }).read(aboutUs)).toBe('asked');
  expect(await open(brought).read(notFound)).toBe('asked');
  const said = writePageContent({ ...written, path: null, id: null });
  expect(readPageContent(said, '', '/anywhere', 0)).toMatchObject({ id: null, isFresh: true });
});

test('asks again for the content of a cached page and shows it offline [PWA-01]', async () => {
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

test('reads the content a page was written with, its styles from the block beside it [CONTENT-01]', () => {
  const text = writePageContent(written);
  expect(text).not.toContain('color:red');
  expect(readPageContent(text, page.content.styles, '/about-us', 999)).toEqual(brought);
  expect(readPageContent(text, '', '/about-us', 1000)?.isFresh).toBe(false);
});

test.each([
  ['of another address', JSON.stringify({ ...written, path: '/careers' })],
  ['a number that is none', JSON.stringify({ ...written, id: '7' })],
  ['no page', JSON.stringify({ ...written, page: null })],
  ['no data', '{'],
  ['nothing', null],
])('reads no content from a page that says %s [CONTENT-01]', (_, text) => {
  expect(readPageContent(text, '', '/about-us', 0)).toBeNull();
});
