// @vitest-environment jsdom
/** Product lists in content, as a grid or a carousel, and as Magento itself renders them. */

import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ContentTree } from '#features/content/page-builder/ContentTree.tsx';
import type { ProductsNode } from '#machines/domain/content-tree.ts';
import { subjectKey, type Content, type Subject } from '#machines/domain/subject.ts';
import { contentImages } from '#paths.ts';
import { createBrowserParser } from '#services/content-parser.ts';
import { ShopProvider, type ShopActor } from '#shop/ShopProvider.tsx';
import { cardOf } from '#tests/models/order-pad.plan.ts';
import { products, still, treeOf } from './content-nodes.ts';
import { lendObservers, preferReducedMotion, resting, shopOf } from './stage.tsx';

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
  render(
    <ShopProvider shop={shop}>
      <ContentTree tree={tree} drawProduct={({ name }) => <article key={name}>{name}</article>} />
    </ShopProvider>,
  );

const show = (more: Partial<ProductsNode>, reading: Reading) => {
  const node = products({ skus: ['CRATE-12', 'BOTTLE-15'], ...more });
  const subject: Subject = { kind: 'listedProducts', skus: node.skus, urlKeys: node.urlKeys };
  const { shop, send } = shopThat(subject, reading);
  return { ...draw(treeOf(node), shop), send, subject };
};

const sideOf = (carousel: HTMLElement) =>
  carousel.querySelector<HTMLElement>('.viewport')?.style.getPropertyValue('--side');

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

test('a list reserves room for each product while they load [CONTENT-01]', () => {
  const { container } = show({}, { content: null });
  expect(container.querySelectorAll('.tile')).toHaveLength(2);
  expect(names()).toEqual([]);
});

test.each<[string, Reading]>([
  ['failed to load', { content: null, isFailed: true }],
  ['are no longer sold', { content: { kind: 'listedProducts', products: [] } as Content }],
])('products that %s leave no gap [CONTENT-01]', (_, reading) => {
  expect(show({}, reading).container.innerHTML).toBe('');
});

test('a carousel numbers its products, and shows their neighbours only when continuous [CONTENT-01, CAT-05]', async () => {
  const { unmount } = show({ appearance: 'carousel' }, found);
  const region = await screen.findByRole('region', { name: 'Products: Crate and more' });
  const slides = within(region).getAllByRole('group');
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 of 2: Crate',
    '2 of 2: Bottle',
  ]);
  expect(sideOf(region)).toBe('');
  unmount();
  const carousel = { ...still, mode: 'continuous', centerPadding: '60px' } as const;
  show({ appearance: 'carousel', carousel }, found);
  expect(sideOf(await screen.findByRole('region'))).toBe('60px');
});

/** As Magento renders its widgets: with styles, forms and comments of their own. */
const rendered = [
  '<style>#html-body [data-pb-style=AB12CD3]{justify-content:flex-start;display:flex;flex-direction:column;background-position:left top}</style>',
  '<div data-content-type="row" data-appearance="contained" data-element="main">',
  String.raw`<div data-enable-parallax="0" data-parallax-speed="0.5" data-background-images="{}" data-element="inner" data-pb-style="AB12CD3">`,
  '<h2 data-content-type="heading" data-appearance="default" data-element="main">This week</h2>',
  '<div data-content-type="text" data-appearance="default" data-element="main"><p>Fresh from the spring</p></div>',
  '<div data-content-type="html" data-appearance="default" data-element="main">&lt;b&gt;Until Friday&lt;/b&gt;</div>',
  '<div data-content-type="products" data-appearance="grid" data-element="main">\n <div class="block widget block-products-list grid"><div class="block-content"> <!-- widget --> <div class="products-grid grid"><ol class="product-items widget-product-grid">',
  ...['CRATE-12', 'BOTTLE-15'].map(
    (sku) =>
      `<li class="product-item"><div class="product-item-info"><a href="https://shop.example/${sku}.html" class="product-item-photo"><span class="product-image-container"><img class="product-image-photo" src="https://shop.example/media/catalog/product/cache/0a1b/${sku}.png" loading="lazy" width="240" height="300" alt="A photo"/></span><style>.product-image-container { width: 240px }</style></a><div class="product-item-details"><strong class="product-item-name"><a title="An old name" href="https://shop.example/${sku}.html" class="product-item-link">An old name</a></strong><div class="price-box" data-price-box="product-id-1"><span class="price-container price-final_price&#x20;tax"><span class="price">$1.00</span></span></div><form data-role="tocart-form" data-product-sku="${sku}" action="https://shop.example/checkout/cart/add/product/1/" method="post"><input type="hidden" name="product" value="1"><button type="submit" title="Add to Cart"><span>Add to Cart</span></button></form><a href="#" data-post='{"action":"https://shop.example/wishlist/"}' class="action towishlist"><span>Add to Wish List</span></a></div></div></li>`,
  ),
  '</ol></div></div></div>\n</div></div></div>',
].join('');

test('the shop’s own products replace a widget that Magento has rendered [CONTENT-01]', async () => {
  const parse = createBrowserParser({ origin: 'https://shop.example', ...contentImages });
  const tree = await parse(rendered);
  const subject: Subject = { kind: 'listedProducts', skus: ['CRATE-12', 'BOTTLE-15'], urlKeys: [] };
  const { container } = draw(tree, shopThat(subject, found).shop);
  expect(container.textContent).toBe('This weekFresh from the springUntil FridayCrateBottle');
  expect(screen.getByText('Until Friday').tagName).toBe('B');
  expect(container.querySelector('form, input, button, style, [style], img')).toBeNull();
});
