/** Every kind of product on the real backend: its options and prices. */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import { chosenLines } from '#machines/domain/chosen-lines.ts';
import { emptyContent } from '#machines/domain/content-tree.ts';
import { isComplete } from '#machines/domain/missing-choices.ts';
import { choicesOf, type Choice, type Offer, type OptionGroup } from '#machines/domain/offer.ts';
import { choose, enter, proposedPicks, toggle, type Picks } from '#machines/domain/picks.ts';
import { present } from '#machines/domain/present.ts';
import { unitPrice } from '#machines/domain/running-price.ts';
import { createProductReader } from '#services/catalog/product.service.ts';
import { addTheseTo } from '#tests/backend/kinds-shop.ts';
import { aud, useBackend, transportTo } from './wired-backend.ts';
import { plain, type Answering } from '#tests/transport/wires.ts';

const backend = useBackend(seedShop);

const read = (urlKey: string) => {
  const { transport } = backend.wires();
  return createProductReader(transport, async () => emptyContent)(urlKey, new AbortController().signal);
};

const groupCalled = ({ groups }: Offer, label: string): OptionGroup =>
  present(
    groups.find((group) => group.label === label),
    label,
  );

const choiceCalled = (group: OptionGroup, label: string): Choice =>
  present(
    choicesOf(group).find((choice) => choice.label === label),
    label,
  );

const uidOf = (offer: Offer, label: string, value: string): readonly [groupId: string, uid: string] => {
  const group = groupCalled(offer, label);
  return [group.id, choiceCalled(group, value).uid];
};

const chooseCalled = (offer: Offer, picks: Picks, label: string, value: string): Picks =>
  choose(picks, ...uidOf(offer, label, value));
const enterCalled = (offer: Offer, picks: Picks, label: string, text: string): Picks =>
  enter(picks, offer, groupCalled(offer, label).id, text);

const bought = async (offer: Offer, picks: Picks) => {
  expect(isComplete(offer, picks)).toBe(true);
  const made = await backend.direct.graphql('mutation { createGuestCart { cart { id } } }');
  const items = chosenLines(offer, picks).map(({ sku, quantity, chosen: { selected, entered } }) => ({
    sku,
    quantity,
    selected_options: selected,
    entered_options: entered,
  }));
  const answer = await addTheseTo(backend.direct, made.data.createGuestCart.cart.id, ...items);
  expect(answer.user_errors).toEqual([]);
  return answer.cart.itemsV2.items;
};

const expectPriceToAgree = async (offer: Offer, picks: Picks): Promise<readonly { quantity: number }[]> => {
  const lines: readonly { quantity: number; prices: { price_including_tax: { value: number } } }[] =
    await bought(offer, picks);
  const cents = lines.reduce(
    (sum, { quantity, prices }) => sum + quantity * Math.round(prices.price_including_tax.value * 100),
    0,
  );
  expect(unitPrice(offer, picks)).toEqual(aud(cents / picks.quantity));
  return lines;
};

const keyOf = (sku: string) => seedShop.products.find((product) => product.sku === sku)?.urlKey ?? '';

test('reads a configurable product’s values and its variants’ prices, images and stock, and adds one to the cart [CAT-02 CAT-06]', async () => {
  const { offer } = await read('insulated-steel-bottle');
  expect(offer.groups.map(({ kind, label }) => [kind, label])).toEqual([
    ['oneOf', 'Bottle colour'],
    ['oneOf', 'Volume'],
  ]);
  const colours = choicesOf(present(offer.groups[0], 'colours'));
  expect(colours.map(({ label, swatch }) => [label, swatch?.kind])).toEqual(
    colours.map(({ label }) => [label, 'colour']),
  );
  expect(offer.variants).toHaveLength(9);
  expect(offer.variants.filter(({ isInStock }) => !isInStock).map(({ sku }) => sku)).toEqual([
    'BW-BOTTLE-STEEL-COR-750',
  ]);
  const sage = offer.variants.find(({ sku }) => sku === 'BW-BOTTLE-STEEL-SAG-750');
  expect(sage).toMatchObject({ price: aud(3495), onlyLeft: 3, regularPrice: null });
  expect(sage?.gallery.length).toBeGreaterThan(0);
  const variant = present(
    offer.variants.find(({ sku }) => sku.endsWith('SAG-1000')),
    'variant',
  );
  let picks = proposedPicks(offer);
  for (const group of offer.groups) {
    const uid = variant.uids.find((one) => choicesOf(group).some((choice) => choice.uid === one));
    picks = choose(picks, group.id, present(uid, 'choice'));
  }
  expect(await expectPriceToAgree(offer, picks)).toMatchObject([
    { configured_variant: { sku: 'BW-BOTTLE-STEEL-SAG-1000' } },
  ]);
});

test('reads a bundle’s parts with their defaults, and prices it as the cart does, with quantities and tiers [CAT-02]', async () => {
  const { offer } = await read('starter-pack');
  expect(
    offer.groups.map((group) => [group.label, group.kind, group.kind === 'oneOf' ? group.look : null]),
  ).toEqual([
    ['Cooler', 'oneOf', 'cards'],
    ['Water', 'oneOf', 'list'],
    ['Cups', 'anyOf', null],
    ['Racks and care', 'anyOf', null],
  ]);
  expect(isComplete(offer, proposedPicks(offer))).toBe(true);
  const water = present(choicesOf(groupCalled(offer, 'Water'))[0], 'water');
  expect(water).toMatchObject({ quantity: 2, canChangeQuantity: true, isDefault: true });
  const begun = proposedPicks(offer);
  await expectPriceToAgree(offer, begun);
  const [cups, paper] = [groupCalled(offer, 'Cups'), choicesOf(groupCalled(offer, 'Cups'))[0]];
  const picks = {
    ...toggle(begun, cups.id, present(paper, 'cups').uid),
    pieces: { [water.uid]: 6 },
    quantity: 2,
  };
  expect(await expectPriceToAgree(offer, picks)).toMatchObject([
    { bundle_options: [{}, { label: 'Water', values: [{ quantity: 6 }] }, { label: 'Cups' }] },
  ]);
});

test('reads a grouped product’s members and adds each as an item [CAT-02]', async () => {
  const { offer } = await read('water-station-set');
  const { members = [] } = present(
    seedShop.products.find(({ urlKey }) => urlKey === 'water-station-set'),
    'set',
  );
  const group = present(offer.groups[0], 'members');
  expect(group.kind).toBe('members');
  expect(choicesOf(group).map(({ uid, quantity }) => [uid, quantity])).toEqual(
    members.map(({ sku, quantity }) => [sku, quantity]),
  );
  const lines = await expectPriceToAgree(offer, proposedPicks(offer));
  expect(lines).toHaveLength(members.filter(({ quantity }) => quantity > 0).length);
});

test('reads a download’s files and samples, sold one by one or whole [CAT-02]', async () => {
  const signs = await read('water-station-signs');
  const links = present(signs.offer.groups[0], 'links');
  expect(links).toMatchObject({ kind: 'anyOf', isRequired: true });
  const [first] = choicesOf(links);
  await expectPriceToAgree(
    signs.offer,
    toggle(proposedPicks(signs.offer), links.id, present(first, 'link').uid),
  );
  const guide = await read(keyOf('BW-GUIDE-HYDRATION'));
  expect(guide.offer.groups).toEqual([]);
  expect(Math.min(guide.files.length, guide.samples.length)).toBeGreaterThan(0);
  expect(guide.samples.every(({ url }) => url?.startsWith('/downloadable/'))).toBe(true);
  const offered = [...guide.samples, ...guide.files].flatMap(({ url }) => url ?? []);
  for (const url of [...offered, ...choicesOf(links).flatMap(({ sampleUrl }) => sampleUrl ?? [])])
    expect([url, (await backend.direct.fetch(url)).status]).toEqual([url, 200]);
  await expectPriceToAgree(guide.offer, proposedPicks(guide.offer));
});

test('reads custom options with their prices [CAT-02]', async () => {
  const key = keyOf('BW-FLASK-ENGRAVED');
  const { offer } = await read(key);
  expect(offer.groups.map(({ label, kind }) => [label, kind])).toEqual([
    ['Engraving', 'text'],
    ['Ribbon', 'oneOf'],
    ['Message on the card', 'text'],
  ]);
  const written = enterCalled(offer, proposedPicks(offer), 'Engraving', 'Ada');
  const picks = chooseCalled(offer, written, 'Ribbon', 'Gold, with a box');
  expect(await expectPriceToAgree(offer, picks)).toHaveLength(1);
  const board = await read(keyOf('BW-WHITEBOARD'));
  const organiser = await read(keyOf('BW-ORGANISER'));
  expect([...board.offer.groups, ...organiser.offer.groups].map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['anyOf', 'text']),
  );
});

const seed = seedShop.products.find(({ attributes }) => attributes.some(({ code }) => code === 'life'));

const asksForNames = (url: URL): boolean => url.href.includes('attributesList');

const readFrom = (answering: Answering) => {
  const { transport, sent } = transportTo(answering);
  const readProduct = createProductReader(transport, async () => emptyContent);
  return { sent, readAgain: () => readProduct(seed?.urlKey ?? '', new AbortController().signal) };
};

test('names product details as the merchant does, and reads the names once [CAT-02]', async () => {
  const { readAgain, sent } = readFrom(backend.answering);
  const { attributes } = await readAgain();
  expect(attributes).toEqual(seed?.attributes.map(({ label, value }) => ({ label, value })));
  expect(attributes.map(({ label }) => label)).toContain('Replace after');
  await readAgain();
  expect(sent.map(({ url }) => asksForNames(url)).toSorted()).toEqual([false, false, true]);
});

test('shows a product without the merchant’s names and asks for them again [CAT-02]', async () => {
  let isRefused = true;
  const { readAgain } = readFrom(async (request) =>
    isRefused && asksForNames(new URL(request.url))
      ? plain('', { status: 500 })()
      : backend.answering(request),
  );
  const labels = async () => (await readAgain()).attributes.map(({ label }) => label);
  expect(await labels()).toContain('Life');
  isRefused = false;
  expect(await labels()).toContain('Replace after');
});
