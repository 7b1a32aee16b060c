// @vitest-environment jsdom
/** What the document says it is written in (GEN-07). */
import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageLanguage } from '#app/PageLanguage.tsx';
import type { Content } from '#machines/domain/subject.ts';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { openShop } from '../machines/fake-services.ts';

const newZealand: Content = {
  kind: 'storeConfig',
  storeConfig: {
    code: 'nz',
    locale: 'en_NZ',
    name: 'Water',
    titleSuffix: '',
    copyright: '',
    currency: 'NZD',
    resellersProduct: '',
    gridPerPage: 6,
    hasGiftCards: false,
    hasAccountServices: false,
    hasAuthorityToLeave: false,
  },
};

test('GEN-07 the document is written in the locale of the store, once that is known', async () => {
  const shop = openShop();
  shop.surprise('readContent', () => newZealand);
  render(
    <ShopProvider shop={shop.actor}>
      <PageLanguage />
    </ShopProvider>,
  );
  expect(document.documentElement.lang).toBe('en-AU');
  await act(async () => {
    shop.actor.send({ type: 'shop.read', subject: { kind: 'storeConfig' } });
    await shop.quiet();
  });
  expect(document.documentElement.lang).toBe('en-NZ');
});
