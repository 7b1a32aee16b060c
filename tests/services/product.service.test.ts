/** Every kind of product on the real backend: what can be chosen of it, in the shop's one shape (CAT-02, CAT-06). */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import { chosenLines } from '#machines/domain/chosen-lines.ts';
import { emptyContent } from '#machines/domain/content-tree.ts';
import { isComplete } from '#machines/domain/missing.ts';
import { choicesOf, type Choice, type Offer, type OptionGroup } from '#machines/domain/offer.ts';
import { choose, enter, proposedPicks, toggle, type Picks } from '#machines/domain/picks.ts';
import { present } from '#machines/domain/present.ts';
import { unitPrice } from '#machines/domain/running-price.ts';
import { createProductReader } from '#services/product.service.ts';
import { addTheseTo } from '#tests/backend/kinds-shop.ts';
import { aud, useBackend } from './wired-backend.ts';

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

/** What the backend's own cart makes of a finished choice: the price of each line, with the price the page showed. */
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

/** The page's price is the cart's: the running price is nothing anyone made up. */
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

const looksOf = async (key: string) =>
  (await read(key)).offer.groups.map((group) => [
    group.label,
    group.kind === 'oneOf' ? group.look : null,
    [...new Set(choicesOf(group).map(({ swatch }) => swatch?.kind ?? null))],
  ]);

test('reads a configurable product’s values and its variants’ prices, images and stock [CAT-02, CAT-06]', async () => {
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
  const seed = seedShop.products.find(({ sku }) => sku === 'BW-BOTTLE-STEEL-SAG-750');
  expect(sage?.gallery).toEqual(
    seed?.images.map(({ file, label }, place) => ({
      url: `/media/catalog/product/${file}`,
      label,
      position: place + 1,
    })),
  );
});

test('reads drop-downs as lists and text swatches as letters [CAT-02]', async () => {
  expect(await looksOf('single-origin-coffee-beans')).toEqual([['Roast', 'list', [null]]]);
  expect(await looksOf('insulated-steel-bottle')).toEqual([
    ['Bottle colour', 'swatches', ['colour']],
    ['Volume', 'swatches', ['letters']],
  ]);
});

test('adds the chosen variant to the cart [CAT-02]', async () => {
  const { offer } = await read('insulated-steel-bottle');
  const [colour, size] = offer.groups;
  const variant = present(
    offer.variants.find(({ sku }) => sku.endsWith('SAG-1000')),
    'variant',
  );
  const uidIn = (group: OptionGroup | undefined) =>
    variant.uids.find((uid) => choicesOf(present(group, 'group')).some((choice) => choice.uid === uid)) ??
    null;
  const picks = choose(
    choose(proposedPicks(offer), present(colour, 'colour').id, uidIn(colour)),
    present(size, 'size').id,
    uidIn(size),
  );
  expect(await expectPriceToAgree(offer, picks)).toMatchObject([
    { configured_variant: { sku: 'BW-BOTTLE-STEEL-SAG-1000' } },
  ]);
});

test('reads a bundle’s parts with their defaults [CAT-02]', async () => {
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
  const water = choicesOf(groupCalled(offer, 'Water'))[0];
  expect(water).toMatchObject({ quantity: 2, canChangeQuantity: true, isDefault: true });
});

test('prices a bundle as the cart does, with quantities and tiers [CAT-02]', async () => {
  const { offer } = await read('starter-pack');
  const water = present(choicesOf(groupCalled(offer, 'Water'))[0], 'water');
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
  const seed = present(
    seedShop.products.find(({ urlKey }) => urlKey === 'water-station-set'),
    'the set',
  );
  const [group] = offer.groups;
  expect(group?.kind).toBe('members');
  expect(choicesOf(present(group, 'members')).map(({ uid, quantity }) => [uid, quantity])).toEqual(
    seed.members?.map(({ sku, quantity }) => [sku, quantity]),
  );
  const lines = await expectPriceToAgree(offer, proposedPicks(offer));
  expect(lines).toHaveLength(seed.members?.filter(({ quantity }) => quantity > 0).length ?? 0);
});

test('reads a download’s files and samples, sold one by one or whole [CAT-02]', async () => {
  const signs = await read('water-station-signs');
  const [links] = signs.offer.groups;
  expect(links).toMatchObject({ kind: 'anyOf', isRequired: true });
  const first = present(choicesOf(present(links, 'links'))[0], 'link');
  await expectPriceToAgree(
    signs.offer,
    toggle(proposedPicks(signs.offer), present(links, 'links').id, first.uid),
  );
  const guideKey = keyOf('BW-GUIDE-HYDRATION');
  const guide = await read(guideKey);
  expect(guide.offer.groups).toEqual([]);
  expect(guide.files.length).toBeGreaterThan(0);
  expect(guide.samples.length).toBeGreaterThan(0);
  expect(guide.samples.every(({ url }) => url?.startsWith('/downloadable/'))).toBe(true);
  const offered = [...guide.samples, ...guide.files].flatMap(({ url }) => url ?? []);
  const ofSigns = choicesOf(present(links, 'links')).flatMap(({ sampleUrl }) => sampleUrl ?? []);
  for (const url of [...offered, ...ofSigns])
    expect([url, (await backend.direct.fetch(url)).status]).toEqual([url, 200]);
  await expectPriceToAgree(guide.offer, proposedPicks(guide.offer));
});

test('asks for a gift card’s recipient, sender and amount [CAT-02]', async () => {
  const { offer } = await read(keyOf('BW-GIFT-EMAIL'));
  expect(offer.groups.map(({ label, isRequired }) => [label, isRequired])).toEqual([
    ['Amount', true],
    ['Recipient’s name', true],
    ['Recipient’s email', true],
    ['Your name', true],
    ['Your email', true],
    ['Message', false],
  ]);
  const [amount] = offer.groups;
  expect(amount).toMatchObject({ kind: 'amount', open: null });
  expect(groupCalled(offer, 'Message')).toMatchObject({ maxLength: 255, look: 'lines' });
  let picks = choose(proposedPicks(offer), 'amount', choicesOf(present(amount, 'amount'))[1]?.uid ?? '');
  for (const [label, text] of [
    ['Recipient’s name', 'Kim'],
    ['Recipient’s email', 'kim@example.com'],
    ['Your name', 'Pat'],
    ['Your email', 'pat@example.com'],
  ] as const)
    picks = enterCalled(offer, picks, label, text);
  expect(await expectPriceToAgree(offer, picks)).toMatchObject([
    { amount: { value: 50 }, recipient_email: 'kim@example.com', sender_name: 'Pat' },
  ]);
});

test('reads a gift card’s open amount, and asks no email for a printed one [CAT-02]', async () => {
  const open = await read(keyOf('BW-GIFT-OPEN'));
  expect(groupCalled(open.offer, 'Amount')).toMatchObject({ open: { min: aud(1000), max: aud(100_000) } });
  const { offer } = await read(keyOf('BW-GIFT-PRINTED'));
  expect(offer.groups.map(({ label }) => label)).toEqual([
    'Amount',
    'Recipient’s name',
    'Your name',
    'Message',
  ]);
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

test('knows which products are shipped [CAT-02]', async () => {
  const shipped = await Promise.all(
    ['BW-SPRING-15', 'BW-GIFT-PRINTED', 'BW-GIFT-EMAIL', 'BW-SIGNS', 'BW-SERVICE-SANITISE'].map(
      async (sku) => (await read(keyOf(sku))).isShipped,
    ),
  );
  expect(shipped).toEqual([true, true, false, false, false]);
});

test('reads quantity prices per piece [CAT-06]', async () => {
  const seed = present(
    seedShop.products.find(({ sku }) => sku === 'BW-CUP-PAPER-200'),
    'cups',
  );
  const { offer } = await read(seed.urlKey);
  expect(offer.tiers).toEqual(seed.tiers?.map(({ quantity, price }) => ({ quantity, price: aud(price) })));
  const quantity = seed.tiers?.[0]?.quantity ?? 0;
  await expectPriceToAgree(offer, { ...proposedPicks(offer), quantity });
});
