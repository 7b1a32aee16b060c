// @vitest-environment jsdom
/** A product’s page: stock, tier prices, rentals, option groups, related products. */

import { act, cleanup, fireEvent, screen, within, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { SiteRoutes } from '#app/routes.tsx';
import { ContentTree } from '#features/content/page-builder/ContentTree.tsx';
import type { Product, ProductCard } from '#machines/domain/catalog.ts';
import { emptyContent } from '#machines/domain/content-tree.ts';
import { DrawingProvider } from '#shop/DrawnContent.tsx';
import { aud, offerOf, bottle } from '#tests/models/offers.ts';
import { cardOf as defaultCard } from '#tests/models/quick-order.plan.ts';
import { idleCart, lendObservers, loaded, preferReducedMotion, renderIn, resting, shopOf } from './stage.tsx';
import { OneOfGroup } from '#features/product/OneOfGroup.tsx';
import TextGroup from '#features/product/TextGroup.tsx';
import { noSurcharge, type Choice, type OneOf, type TextEntry } from '#machines/domain/offer.ts';
import { choose, proposedPicks } from '#machines/domain/picks.ts';
import type { OptionsEvent } from '#machines/options/options.events.ts';

beforeEach(() => {
  window.history.replaceState(null, '', '/goods.html');
  preferReducedMotion(true);
  lendObservers();
});
const cardOf = (sku: string, name: string, own: Partial<ProductCard> = {}) =>
  defaultCard(sku, { name, price: aud(1000), ...own });

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

/** The whole site at the address of this product. */
const open = async (product: Product, viewed: readonly ProductCard[] = []): Promise<void> => {
  const children = {
    page: resting({ context: { subject: { kind: 'product', urlKey: 'goods' } } }),
    'product:goods': loaded({ kind: 'product', product }),
    recentlyViewed: loaded({ kind: 'recentlyViewed', products: viewed }),
    network: resting(),
    cart: idleCart(),
  };
  await act(async () => {
    renderIn(
      shopOf(children),
      <BrowserRouter>
        <DrawingProvider draw={(tree) => <ContentTree tree={tree} drawProduct={() => null} />}>
          <SiteRoutes />
        </DrawingProvider>
      </BrowserRouter>,
    );
  });
  await screen.findByRole('heading', { level: 1, name: product.name });
};

/** A row is a carousel, whose code is loaded on demand. */
const rowOf = (heading: string): Promise<HTMLElement> => screen.findByRole('region', { name: heading });

const namesIn = async (heading: string): Promise<readonly (string | null)[]> =>
  within(await rowOf(heading))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

/** Each row of the table of tier prices, and whether it is reached. */
const rows = () =>
  within(screen.getByRole('table', { name: 'Buy more, pay less' }))
    .getAllByRole<HTMLTableRowElement>('row')
    .map((row) => [row.textContent, row.dataset['earned'] !== undefined]);

test('related, upsell and recently viewed products stand below, each product once and as a slide [GEN-01 CAT-02]', async () => {
  const viewed = [cardOf('GOODS', 'Goods'), cardOf('CUPS', 'Cups')];
  const related = ['Water', 'Tea', 'Three', 'Four', 'Five', 'Six', 'Seven'];
  const upsell = [cardOf('BEST', 'Better goods')];
  await open(productOf({ related: related.map((name) => cardOf(name, name)), upsell }), viewed);
  expect(await namesIn('Goes well with it')).toEqual(related);
  const slides = within(await rowOf('Goes well with it')).getAllByRole('group', { name: / of 7: / });
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(
    related.map((name, place) => `${place + 1} of 7: ${name}`),
  );
  expect(await namesIn('You may also like')).toEqual(['Better goods']);
  // without the product of this page
  expect(await namesIn('Recently viewed')).toEqual(['Cups']);
  expect(screen.getByRole('link', { name: 'Tea' }).getAttribute('href')).toBe('/tea.html');
});

test('a rental is marked on its page and on its card, with the price of a month [GEN-02]', async () => {
  const rented = cardOf('RENT', 'Bench cooler', { isRental: true });
  await open(productOf({ isRental: true, related: [rented, cardOf('WATER', 'Spring water')] }));
  const [rental, bought] = within(await rowOf('Goes well with it'))
    .getAllByRole('article')
    .map(({ textContent }) => textContent);
  expect(rental).toContain('Rental');
  expect(rental).toContain('$10 a\u00a0month');
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
  ['Out of stock', { isInStock: false }],
])('shows %j for a product with %j, and a button to add it if there is any [CAT-02]', async (words, own) => {
  await open(productOf(own));
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Add to cart' }) === null).toBe('isInStock' in own);
});

test('tier prices stand in a table, and the one that is reached is marked [CAT-06 CAT-02]', async () => {
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

/** The sizes of a bottle; large is sold out in sage, and not made in coral. */
const draw = (
  look: OneOf['look'],
  colour: string | null,
  decorate: (choice: Choice) => Choice = (one) => one,
) => {
  const send = vi.fn<(event: OptionsEvent) => void>();
  const groups = bottle.groups.map((group) =>
    group.id === 'size' && group.kind === 'oneOf'
      ? { ...group, look, choices: group.choices.map(decorate) }
      : group,
  );
  const offer = { ...bottle, groups };
  const group = groups.find(({ id }) => id === 'size');
  if (group?.kind !== 'oneOf') throw new Error('there are no sizes');
  const picks = choose(proposedPicks(offer), 'colour', colour);
  render(<OneOfGroup {...{ offer, group, picks, send }} error={undefined} fieldId="size" />);
  return send;
};

const words = () => screen.getAllByRole<HTMLOptionElement>('option').map(({ text }) => text);

test('a drop-down lists its values, and reports the chosen one [CAT-02]', () => {
  const send = draw('list', null);
  expect(words()).toEqual(['Please choose', '500 mL', '1 L, sold out']);
  const list = screen.getByRole('combobox', { name: 'Size' });
  fireEvent.change(list, { target: { value: 'large' } });
  expect(send.mock.lastCall).toEqual([{ type: 'options.choose', groupId: 'size', uid: 'large' }]);
});

test.each([
  ['sage', '1 L, sold out'],
  ['coral', '1 L, not available'],
])('beside %s the list marks what is unavailable, which can still be chosen [CAT-02]', (colour, text) => {
  draw('list', colour);
  expect(words()).toEqual(['Please choose', '500 mL', text]);
  expect(screen.getAllByRole<HTMLOptionElement>('option').every(({ disabled }) => !disabled)).toBe(true);
});

const show = (
  look: TextEntry['look'],
  { isRequired = true, error }: { isRequired?: boolean; error?: string } = {},
) => {
  const send = vi.fn<(event: OptionsEvent) => void>();
  const group: TextEntry = {
    kind: 'text',
    look,
    id: 'asked',
    label: 'Logo',
    isRequired,
    autofill: null,
    maxLength: null,
    surcharge: noSurcharge,
  };
  const offer = offerOf([group]);
  render(<TextGroup {...{ offer, group, error, send }} picks={proposedPicks(offer)} fieldId="field" />);
  return send;
};

test.each([
  ['line', 'text', 'Ada'],
  ['email', 'email', 'kim@example.com'],
  ['date', 'date', '2026-12-24'],
  ['time', 'time', '13:30'],
  ['dateTime', 'datetime-local', '2026-12-24T13:30'],
] as const)('a %s option has a field of type %s [CAT-02]', (look, type, text) => {
  const send = show(look);
  const field = screen.getByLabelText<HTMLInputElement>('Logo');
  expect(field.type).toBe(type);
  fireEvent.change(field, { target: { value: text } });
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'options.enter', groupId: 'asked', text });
});

test('a file option shows a notice with a contact link in place of a field [CAT-02 BEY-07]', () => {
  show('file');
  expect(document.querySelector('input')).toBeNull();
  expect(document.querySelector('#field')?.textContent).toContain('This cannot be ordered here');
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact-us');
  cleanup();
  show('file', { isRequired: false });
  expect(document.querySelector('#field')?.textContent).toContain('Without it you can order here.');
});

test('letters are shown beside the name and hidden from screen readers, the name itself once [CAT-02]', () => {
  draw('swatches', null, (choice) => ({
    ...choice,
    swatch: { kind: 'letters', letters: choice.uid === 'small' ? 'S' : choice.label },
  }));
  expect(screen.getByText('S').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByRole('radio', { name: '500 mL' })).toBeTruthy();
  expect(screen.getAllByText('1 L')).toHaveLength(1);
});
