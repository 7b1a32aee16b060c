/** What may be chosen of a product before it goes into the cart (CAT-02). */

import type { OptionGroup } from '#machines/domain/offer.ts';
import type { OptionsEvent } from '#machines/options/options.events.ts';
import { optionsMachine } from '#machines/options/options.machine.ts';
import { lineOf } from './goods.ts';
import { aud, choice, cooler, engraving, extras, mixedOffer, offerOf } from './offers.ts';
import { failing, planOf } from '#machines/tools/models/plan.ts';

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
const chosen = { selected: ['bench', 'cups'], entered: [{ uid: 'engraving', value: engravable }] };
const kept = lineOf('7', { sku: 'GOODS', name: 'Goods, Bench, Cups, Ada', quantity: 1, chosen });
/** The same in another cart, as it is called by now. */
const moved = { ...kept, id: '8', name: 'Goods, as they are called now' };
const followed = [{ type: 'options.followLine', line: kept }, { type: 'options.loseLine' }] as const;

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
  ...followed,
  { type: 'options.add' },
];

/** While a line is changed choosing goes as ever: what is new is enough. */
const editing: readonly OptionsEvent[] = [
  { type: 'options.renew', offer: laterOffer },
  { type: 'options.choose', groupId: 'cooler', uid: null },
  { type: 'options.refuseQuantity' },
  ...followed,
  { type: 'options.followLine', line: moved },
  { type: 'options.add' },
];

export const optionsPlan = planOf({
  machine: optionsMachine,
  proves: 'CAT-02',
  inputs: [
    { offer: mixedOffer, lineId: null },
    { offer: offerOf([]), lineId: null },
    { offer: mixedOffer, lineId: '7' },
    { offer: offerOf([]), lineId: '7' },
  ],
  events: (state) => [
    ...(state.endsWith('line.none') ? events : editing),
    ...failing('shopLink', 'unexpected'),
  ],
  projection: ({ offer, picks }) => [
    offer.groups.length,
    offer.price.cents,
    picks.chosen,
    picks.texts['engraving'] === engravable,
    picks.pieces['cups'] === 0,
    picks.refused.length > 0,
  ],

  rules: ({ now, was, state, before, type, event, steps, sent }, must) => {
    const { offer, picks } = now;
    const isQuantityRefused = state.includes('quantity.refused');
    const isFull = before.includes('choice.complete');
    const isOf = (name: string): boolean => type === `options.${name}`;
    const pickedOf = (group: string): readonly string[] => picks.chosen[group] ?? [];
    must({
      'only a whole quantity from 1 to 10,000 is taken': taken.includes(picks.quantity),
      'what is sold out cannot be chosen': !pickedOf('cooler').includes('floor'),
      'what has sold out meanwhile is no longer chosen':
        offer !== laterOffer || !pickedOf('extras').includes('cups'),
      'nothing is called missing before it was to go into the cart':
        !state.includes('missing') || steps.some((step) => step.event.type === 'options.add'),
    });
    const { groupId, uid, quantity, line } = event as Partial<Record<string, never>>;
    const extrasWere = was.picks.chosen['extras'] ?? [];
    const isHeld = line !== undefined && !/line.(none|gone)/.test(before);
    const isLost = isOf('loseLine') && /line.(awaited|held)/.test(before);
    const isTaken = isOf('setQuantity') && taken.includes(Number(quantity));
    const isRefused = /(set|refuse)Quantity$/.test(type) && !isTaken;
    const isOffered = offer.groups.some(({ id }) => id === groupId);
    if (isOf('choose') && isOffered && (uid === 'bench' || uid === null))
      must(pickedOf(String(groupId)).join() === (uid ?? ''), 'what is chosen is picked');
    if (isOf('toggle') && offer !== laterOffer && uid === 'cups' && offer.groups.length > 0)
      must(pickedOf('extras').includes('cups') !== extrasWere.includes('cups'), 'it comes and goes');
    must({
      'what is written is kept': !isOf('enter') || picks.texts['engraving'] === event['text'],
      'a field that was left is known': !isOf('leave') || now.left.includes(String(groupId)),
      'a whole number of pieces is kept':
        !isOf('setPieces') ||
        picks.pieces['cups'] === (Number(quantity) < 0 ? was.picks.pieces['cups'] : quantity),
      'pieces that are no number are refused': !isOf('refusePieces') || picks.refused.includes('cups'),
      'the quantity is kept': !isTaken || (picks.quantity === quantity && !isQuantityRefused),
      'a wrong quantity is refused': !isRefused || isQuantityRefused,
      'a line that is held is followed':
        !(isOf('followLine') && isHeld) || (now.lineId === line['id'] && now.line !== null),
      'a line that is still there was not replaced': !isHeld || state.includes('line.held'),
      'its quantity can be ordered': !isHeld || !before.includes('line.awaited') || !isQuantityRefused,
      'a line that is gone is left': !isLost || (state.includes('line.gone') && now.lineId === null),
      'what is complete is handed over':
        !isOf('add') || !isFull || sent.length === (before.includes('line.awaited') ? 0 : 1),
      'a line that is handed over is replaced':
        !isOf('add') || !isFull || !before.includes('line.held') || state.includes('line.editSent'),
    });
    const isBare = offer.groups.length === 0;
    const isPieced =
      pickedOf('extras').length === 0 || (picks.pieces['cups'] !== 0 && !picks.refused.includes('cups'));
    const isWritten = picks.texts['engraving'] === engravable;
    const isComplete = isBare || (pickedOf('cooler')[0] === 'bench' && isWritten && isPieced);
    const isReady = isComplete && !isQuantityRefused;
    must(state.includes('choice.complete') === isReady, 'complete means nothing is missing');
    must(
      !/evaluating|choosing.*\.checked|missing.*unchecked/.test(state),
      'what is missing is named from then on',
    );
  },
});
