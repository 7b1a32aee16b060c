// @vitest-environment jsdom
/** A product's page and the rows beneath it, as the address shows them: rentals, prices by quantity, what goes with it, what was looked at before, samples (CAT-02, CAT-06, GEN-01, GEN-02, BEY-12). */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteRoutes } from '#app/routes.tsx';
import { ContentTree } from '#features/content/page-builder/ContentTree.tsx';
import type { Product, ProductCard } from '#machines/domain/catalog.ts';
import { emptyContent } from '#machines/domain/content-tree.ts';
import type { Content } from '#machines/domain/subject.ts';
import { DrawingProvider } from '#shop/DrawnContent.tsx';
import { ShopProvider, type ShopActor } from '#shop/ShopProvider.tsx';
import { aud, offerOf } from '#tests/models/offers.ts';
import { tab, tabs, text, treeOf } from './content-nodes.ts';
import { answer } from './content-stage.tsx';

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeEach(() => {
  window.history.replaceState(null, '', '/goods.html');
  answer(true);
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
});
afterEach(cleanup);

const cardOf = (sku: string, name: string, own: Partial<ProductCard> = {}): ProductCard => ({
  sku,
  name,
  path: `/${sku.toLowerCase()}.html`,
  image: { url: '', label: name },
  price: aud(1000),
  regularPrice: null,
  tiers: [],
  isRental: false,
  isInStock: true,
  isPriceFrom: false,
  isQuickAdd: true,
  ...own,
});

const productOf = (own: Partial<Product> = {}): Product => ({
  ...cardOf('GOODS', 'Goods'),
  gallery: [],
  shortDescription: emptyContent,
  description: emptyContent,
  attributes: [],
  breadcrumbs: [],
  related: [],
  upsell: [],
  offer: offerOf([]),
  isShipped: false,
  files: [],
  samples: [],
  incentive: null,
  onlyLeft: null,
  metaTitle: 'Goods',
  metaDescription: '',
  ...own,
});

/** An actor that has come to rest. */
const resting = (shown: object) => {
  const snapshot = { matches: () => false, hasTag: () => false, ...shown };
  return {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => undefined }),
    on: () => ({ unsubscribe: () => undefined }),
    send: () => undefined,
  };
};
const loaded = (content: Content) => resting({ context: { content, failure: null } });

/** The whole site at the address of this product. */
const open = async (product: Product, viewed: readonly ProductCard[] = []): Promise<void> => {
  const children = {
    page: resting({ context: { subject: { kind: 'product', urlKey: 'goods' } } }),
    'product:goods': loaded({ kind: 'product', product }),
    recentlyViewed: loaded({ kind: 'recentlyViewed', products: viewed }),
    network: resting({}),
    cart: resting({
      context: { cart: null, cartId: null, action: null, alongside: [], queue: [], lost: [], failure: null },
    }),
  };
  const shop = resting({ children }) as unknown as ShopActor;
  await act(async () => {
    render(
      <ShopProvider shop={shop}>
        <BrowserRouter>
          <DrawingProvider draw={(tree) => <ContentTree tree={tree} drawProduct={() => null} />}>
            <SiteRoutes />
          </DrawingProvider>
        </BrowserRouter>
      </ShopProvider>,
    );
  });
  await screen.findByRole('heading', { level: 1, name: product.name });
};

/** A row is a carousel, whose code comes on its own. */
const rowOf = (heading: string): Promise<HTMLElement> => screen.findByRole('region', { name: heading });

const namesIn = async (heading: string): Promise<readonly (string | null)[]> =>
  within(await rowOf(heading))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

/** Each row of the table of prices by quantity, and whether it is earned. */
const rows = () =>
  within(screen.getByRole('table', { name: 'Buy more, pay less' }))
    .getAllByRole<HTMLTableRowElement>('row')
    .map((row) => [row.textContent, row.dataset['earned'] !== undefined]);

test('GEN-01 CAT-02 what goes well with it, what one might rather take and what was looked at before stand beneath it, each a way to its page', async () => {
  const viewed = [cardOf('GOODS', 'Goods'), cardOf('CUPS', 'Cups')];
  const related = [cardOf('WATER', 'Spring water'), cardOf('TEA', 'Green tea')];
  await open(productOf({ related, upsell: [cardOf('BEST', 'Better goods')] }), viewed);
  expect(await namesIn('Goes well with it')).toEqual(['Spring water', 'Green tea']);
  expect(await namesIn('You may also like')).toEqual(['Better goods']);
  // not what one is looking at just now
  expect(await namesIn('Recently viewed')).toEqual(['Cups']);
  expect(screen.getByRole('link', { name: 'Green tea' }).getAttribute('href')).toBe('/tea.html');
});

test('GEN-01 CAT-02 a row holds every product, however many: none is drawn away, each is a slide that says which it is', async () => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
  await open(productOf({ related: names.map((name) => cardOf(name, name)) }));
  const slides = within(await rowOf('Goes well with it')).getAllByRole('group', { name: / of 7: / });
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(
    names.map((name, place) => `${place + 1} of 7: ${name}`),
  );
  expect(await namesIn('Goes well with it')).toEqual(names);
});

test('GEN-01 CAT-02 where there is nothing to show beneath it, no heading stands over nothing', async () => {
  await open(productOf(), [cardOf('GOODS', 'Goods')]);
  for (const row of ['Goes well with it', 'You may also like', 'Recently viewed'])
    expect(screen.queryByText(row)).toBeNull();
});

test('GEN-02 a rental is known as one on its page and on its card, and nothing else is', async () => {
  const rented = cardOf('RENT', 'Bench cooler', { isRental: true });
  await open(productOf({ isRental: true, related: [rented, cardOf('WATER', 'Spring water')] }));
  const [rental, bought] = within(await rowOf('Goes well with it'))
    .getAllByRole('article')
    .map(({ textContent }) => textContent);
  expect(rental).toContain('Rental');
  expect(rental).toContain('$10 a month');
  expect(bought).not.toContain('Rental');
  expect(bought).not.toContain('a month');
  expect(screen.getAllByText('Rental')).toHaveLength(2);
  cleanup();
  await open(productOf());
  expect(screen.queryByText('Rental')).toBeNull();
});

test.each([
  ['In stock', { isShipped: true }],
  ['Only 3 left', { isShipped: true, onlyLeft: 3 }],
  ['Available', { isShipped: false }],
])('CAT-02 says %j of goods that are %j', async (words, own) => {
  await open(productOf(own));
  expect(screen.getByText(words)).toBeTruthy();
});

test('CAT-02 what is sold out says so, and offers no button that would fail', async () => {
  await open(productOf({ isInStock: false }));
  expect(screen.getAllByText('Out of stock').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
});

test('CAT-06 CAT-02 prices by quantity stand in a table, and the one that is earned is marked as soon as it is', async () => {
  const tiers = [
    { quantity: 3, price: aud(900) },
    { quantity: 6, price: aud(800) },
  ];
  await open(productOf({ offer: offerOf([], { tiers }) }));
  expect(rows()).toEqual([
    ['QuantityPrice each', false],
    ['3 or more$9', false],
    ['6 or more$8', false],
  ]);
  const quantity = screen.getByRole('textbox', { name: /^quantity of / });
  fireEvent.change(quantity, { target: { value: '3' } });
  fireEvent.blur(quantity);
  expect(rows().map(([, isEarned]) => isEarned)).toEqual([false, true, false]);
  expect(document.body.textContent).toContain('3 for $27');
});

test.each([
  ['a rental', true, '2 for $20 a month'],
  ['what is bought', false, '2 for $20'],
])('CAT-06 GEN-02 two of %s cost so much for just as long as one does', async (_, isRental, words) => {
  await open(productOf({ isRental }));
  const quantity = screen.getByRole('textbox', { name: /^quantity of / });
  fireEvent.change(quantity, { target: { value: '2' } });
  fireEvent.blur(quantity);
  expect(screen.getByText(/^2 for/).textContent).toBe(words);
});

test('CAT-06 without prices by quantity there is no table of them', async () => {
  await open(productOf());
  expect(screen.queryByText('Buy more, pay less')).toBeNull();
});

test('CAT-02 GEN-01 a download lists its files, and what can be looked into beforehand is a link', async () => {
  const files = [
    { title: 'The guide', url: '/downloadable/download/linkSample/link_id/1/' },
    { title: 'The chart', url: null },
  ];
  const samples = [{ title: 'First page', url: '/downloadable/download/sample/sample_id/1/' }];
  await open(productOf({ files, samples }));
  const [guide, chart] = within(screen.getByRole('region', { name: 'What you download' })).getAllByRole(
    'listitem',
  );
  expect(within(guide!).getByRole('link', { name: 'Sample of The guide' }).getAttribute('href')).toBe(
    files[0]?.url,
  );
  expect(within(chart!).queryByRole('link')).toBeNull();
  expect(
    within(screen.getByRole('region', { name: 'Look inside' }))
      .getByRole('link', { name: 'First page' })
      .getAttribute('href'),
  ).toBe(samples[0]?.url);
});

test('CONTENT-01 CAT-02 words that the page builder wrote about a product are drawn as on a page', async () => {
  await open(
    productOf({
      shortDescription: treeOf(text('<p>Cold in a minute.</p>')),
      description: treeOf(tabs([tab('How it cools', [text('<p>By a coil.</p>')])])),
    }),
  );
  expect(screen.getByText('Cold in a minute.')).toBeDefined();
  const about = screen.getByText('About this product').closest('details');
  expect(within(about ?? document.body).getByRole('tab', { name: 'How it cools' })).toBeDefined();
  expect(within(about ?? document.body).getByText('By a coil.')).toBeDefined();
});
