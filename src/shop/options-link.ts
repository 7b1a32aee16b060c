/**
 * Connects an options machine to the shop: passes its facts on, and tells it of its product
 * and of the cart line that is edited (CART-03).
 */

import { fromCallback, type ActorRefFrom } from 'xstate';
import { newLineOf, type CartLine, type NewLine } from '#machines/domain/cart.ts';
import { present } from '#machines/domain/present.ts';
import type { ShopLinkInput } from '#machines/options/options.actors.ts';
import type { OptionsEvent, OptionsFact } from '#machines/options/options.events.ts';
import { selectLine } from '#machines/trade/cart/cart.selectors.ts';
import type { cartMachine } from '#machines/trade/cart/cart.machine.ts';
import type { tradeMachine } from '#machines/trade/trade.machine.ts';
import { selectWing } from '#machines/wing.selectors.ts';
import type { ShopActor } from './ShopProvider.tsx';

interface Watched {
  readonly unsubscribe: () => void;
}

/** Reports the line as the cart has it, after each change; undefined: it is not there. */
const watchLine = (
  shop: ShopActor,
  lineId: string,
  report: (line: CartLine | undefined) => void,
): readonly Watched[] => {
  let known: NewLine | null = null;
  let last: CartLine | null | undefined = null;
  let cart: ActorRefFrom<typeof cartMachine> | undefined;
  const read = (): void => {
    const line = cart && selectLine(lineId, known)(cart.getSnapshot());
    if (cart === undefined || line === last) return;
    last = line;
    if (line === null) return;
    if (line !== undefined) known = newLineOf(line);
    report(line);
  };
  const watched: Watched[] = [];
  const wing = present(shop.getSnapshot().children.trade, 'trade');
  const begin = (): void => {
    if (cart !== undefined) return;
    cart = selectWing<typeof tradeMachine>(wing.getSnapshot())?.getSnapshot().children.cart;
    if (cart !== undefined) watched.push(cart.subscribe(read));
    read();
  };
  watched.push(wing.subscribe(begin));
  begin();
  return watched;
};

export const createShopLink = (shop: ShopActor) =>
  fromCallback<OptionsFact, ShopLinkInput>(({ input: { sku, lineId }, receive, sendBack }) => {
    const send = (event: OptionsEvent): void => sendBack(event);
    receive((fact) => shop.send(fact));
    // an open page reads its product again now and then, so prices and stock may change
    const reread = shop.on('catalog.loaded', ({ content }) => {
      if (content.kind === 'product' && content.product.sku === sku)
        send({ type: 'options.renew', offer: content.product.offer });
    });
    const watched =
      lineId === null
        ? []
        : watchLine(shop, lineId, (line) =>
            send(line ? { type: 'options.followLine', line } : { type: 'options.loseLine' }),
          );
    return () => [reread, ...watched].forEach((one) => one.unsubscribe());
  });
