/** What may be chosen of a product before it goes into the cart (CAT-02). */

import type { NewLine } from '#machines/domain/cart.ts';
import type { Offer, OptionGroup } from '#machines/domain/offer.ts';
import type { Picks } from '#machines/domain/picks.ts';
import { present } from '#machines/domain/present.ts';
import type { OptionsEvent } from '#machines/options/options.events.ts';
import { optionsMachine, type OptionsContext } from '#machines/options/options.machine.ts';
import type { ModelPlan } from '#tests/support/model.ts';
import { aud, choice, cooler, engraving, extras, mixedOffer, offerOf } from './offers.ts';
import { oracleFrom, Stage } from './stage.ts';

const taken = [1, 10_000];
const refused = [0, 1.5, 10_001, Number.NaN];
/** A name of at most five letters is engraved. */
const engravable = 'Ada';
const texts = ['', engravable, 'Adelaide'];

/** The same product a little later: dearer, and the cups are gone. */
const laterOffer = offerOf(
  [cooler, { ...extras, choices: [choice('cups', { isInStock: false })] } as OptionGroup, engraving],
  { price: aud(1200) },
);

/** A line of the cart: the bench one with cups and a name, as it is chosen here too. */
const kept: NewLine = {
  sku: 'GOODS',
  name: 'Goods, Bench, Cups, Ada',
  quantity: 1,
  chosen: { selected: ['bench', 'cups'], entered: [{ uid: 'engraving', value: engravable }] },
};

const events: readonly OptionsEvent[] = [
  { type: 'options.renew', offer: laterOffer },
  { type: 'options.choose', groupId: 'cooler', uid: 'bench' },
  { type: 'options.choose', groupId: 'cooler', uid: 'floor' },
  { type: 'options.choose', groupId: 'cooler', uid: 'of another product' },
  { type: 'options.choose', groupId: 'cooler', uid: null },
  { type: 'options.choose', groupId: 'of another product', uid: null },
  { type: 'options.toggle', groupId: 'extras', uid: 'cups' },
  { type: 'options.toggle', groupId: 'extras', uid: 'floor' },
  ...texts.map((text): OptionsEvent => ({ type: 'options.enter', groupId: 'engraving', text })),
  { type: 'options.leave', groupId: 'engraving' },
  ...[2, 0, -1].map((quantity): OptionsEvent => ({ type: 'options.setPieces', uid: 'cups', quantity })),
  { type: 'options.refusePieces', uid: 'cups' },
  ...[...taken, ...refused].map((quantity): OptionsEvent => ({ type: 'options.setQuantity', quantity })),
  { type: 'options.refuseQuantity' },
  { type: 'options.takeLine', lineId: '7', line: kept },
  { type: 'options.missLine' },
  { type: 'options.add' },
];

const keptPicks = (offer: Offer): Picks => {
  if (offer.groups.length === 0) return { quantity: 1, chosen: {}, pieces: {}, texts: {}, refused: [] };
  const chosen = { cooler: ['bench'], extras: offer === laterOffer ? [] : ['cups'], engraving: [] };
  return { quantity: 1, chosen, pieces: {}, texts: { engraving: engravable }, refused: [] };
};

/** While a line is changed choosing goes as ever: what is new is enough. */
const editing: readonly OptionsEvent[] = [
  { type: 'options.renew', offer: laterOffer },
  { type: 'options.choose', groupId: 'cooler', uid: null },
  { type: 'options.refuseQuantity' },
  { type: 'options.takeLine', lineId: '7', line: kept },
  { type: 'options.takeLine', lineId: '8', line: { ...kept, name: 'Goods, as they are called now' } },
  { type: 'options.missLine' },
  { type: 'options.add' },
];

/** Told of these two products alone: does everything stand in its place? */
const isThere = ({ offer, picks, isQuantityRefused }: OptionsContext): boolean => {
  if (isQuantityRefused) return false;
  if (offer.groups.length === 0) return true;
  const hasCups = (picks.chosen['extras'] ?? []).length > 0;
  return (
    picks.chosen['cooler']?.[0] === 'bench' &&
    picks.texts['engraving'] === engravable &&
    !(hasCups && (picks.pieces['cups'] === 0 || picks.refused.includes('cups')))
  );
};

const settle = (play: Stage<OptionsContext>): void => {
  const { memory } = play;
  play.state = isThere(memory) ? 'complete' : memory.isChecked ? 'missing' : 'choosing';
};

const hear = (play: Stage<OptionsContext>, event: OptionsEvent): void => {
  const { memory } = play;
  const { picks } = memory;
  const known = memory.offer.groups.map(({ id }) => id);
  switch (event.type) {
    case 'options.renew':
      memory.offer = event.offer;
      memory.picks = {
        ...picks,
        chosen: {
          cooler: picks.chosen['cooler'] ?? [],
          engraving: picks.chosen['engraving'] ?? [],
          extras: [],
        },
      };
      break;
    case 'options.choose':
      if (known.includes(event.groupId) && (event.uid === 'bench' || event.uid === null))
        memory.picks = {
          ...picks,
          chosen: { ...picks.chosen, [event.groupId]: event.uid === null ? [] : [event.uid] },
        };
      else return;
      break;
    case 'options.toggle': {
      if (!known.includes('extras') || event.uid !== 'cups' || memory.offer === laterOffer) return;
      const isIn = present(picks.chosen['extras'], 'extras').length > 0;
      memory.picks = { ...picks, chosen: { ...picks.chosen, extras: isIn ? [] : ['cups'] }, refused: [] };
      break;
    }
    case 'options.enter':
      memory.picks = { ...picks, texts: { ...picks.texts, [event.groupId]: event.text } };
      break;
    case 'options.leave':
      if (!memory.left.includes(event.groupId)) memory.left = [...memory.left, event.groupId];
      return;
    case 'options.setPieces':
      if (event.quantity < 0) return;
      memory.picks = { ...picks, pieces: { ...picks.pieces, [event.uid]: event.quantity }, refused: [] };
      break;
    case 'options.refusePieces':
      memory.picks = { ...picks, refused: [event.uid] };
      break;
    case 'options.setQuantity':
      memory.isQuantityRefused = !taken.includes(event.quantity);
      if (!memory.isQuantityRefused) memory.picks = { ...picks, quantity: event.quantity };
      break;
    case 'options.refuseQuantity':
      memory.isQuantityRefused = true;
      break;
    case 'options.takeLine':
      if (memory.lineId === null) return;
      if (memory.line === null)
        Object.assign(memory, { picks: keptPicks(memory.offer), isQuantityRefused: false });
      memory.line = event.line;
      memory.lineId = event.lineId;
      if (memory.picks !== picks) break;
      return;
    case 'options.missLine':
      if (memory.lineId !== null && !memory.isHandedOver)
        Object.assign(memory, { lineId: null, line: null, isLineGone: true });
      return;
    case 'options.add':
      if (memory.lineId !== null && memory.line === null) return;
      if (play.state === 'complete' && memory.lineId !== null) memory.isHandedOver = true;
      if (play.state === 'choosing') {
        play.state = 'missing';
        memory.isChecked = true;
      }
      return;
  }
  settle(play);
};

const inputs = [
  { offer: mixedOffer, lineId: null },
  { offer: offerOf([]), lineId: null },
  { offer: mixedOffer, lineId: '7' },
  { offer: offerOf([]), lineId: '7' },
];

export const optionsPlan: ModelPlan = {
  machine: optionsMachine,
  inputs,
  events: (_, { context }) => {
    const { lineId, isLineGone } = context as OptionsContext;
    return lineId === null && !isLineGone ? events : editing;
  },
  projection: (context) => {
    const { offer, picks, isQuantityRefused, isChecked, lineId, line, isHandedOver } =
      context as unknown as OptionsContext;
    const isEngravable = picks.texts['engraving'] === engravable;
    const hasNoPieces = picks.pieces['cups'] === 0;
    const isPiecesRefused = picks.refused.length > 0;
    return [
      offer.groups.length,
      offer.price.cents,
      picks.chosen,
      isEngravable,
      hasNoPieces,
      isPiecesRefused,
      isQuantityRefused,
      isChecked,
      lineId,
      line !== null,
      isHandedOver,
    ];
  },
  oracle: oracleFrom<OptionsContext, OptionsEvent, Stage<OptionsContext>>(
    Stage<OptionsContext>,
    (input) => {
      const { offer, lineId } = present(
        inputs.find((one) => one === input),
        'input',
      );
      const chosen = offer.groups.length === 0 ? {} : { cooler: [], extras: [], engraving: [] };
      const stage = new Stage<OptionsContext>('choosing', {
        offer,
        picks: { quantity: 1, chosen, pieces: {}, texts: {}, refused: [] },
        isQuantityRefused: false,
        isChecked: false,
        left: [],
        lineId,
        line: null,
        isLineGone: false,
        isHandedOver: false,
      });
      settle(stage);
      return stage;
    },
    hear,
  ),
  invariants: (steps) => {
    const { view } = present(steps.at(-1), 'step');
    const { picks } = view.context as unknown as OptionsContext;
    const broken: string[] = [];
    if (!taken.includes(picks.quantity)) broken.push(`${picks.quantity} could go into the cart`);
    if (picks.chosen['cooler']?.includes('floor')) broken.push('what is sold out was chosen');
    const { offer } = view.context as unknown as OptionsContext;
    if (offer === laterOffer && picks.chosen['extras']?.includes('cups'))
      broken.push('what is gone is chosen');
    if (view.state === 'missing' && !steps.some(({ event }) => event.type === 'options.add'))
      broken.push('something is called missing before anyone wanted it in the cart');
    return broken;
  },
};
