/** Reorders the plain lines of a looked-up order; others link to their product page (BEY-12). */

import { rentedAgainText } from '#copy/rental.ts';
import { selectIsAddingSeveral, selectIsCartLocked } from '#machines/trade/cart/cart.selectors.ts';
import type { NewLine } from '#machines/domain/cart.ts';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import type { OrderedLine } from '#machines/domain/order-lookup.ts';
import { useCart, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { nonBreakingUnits } from '#ui/non-breaking-units.ts';
import styles from './OrderLookupScreen.module.css';

const newLineOf = ({ sku, name, quantity }: OrderedLine): NewLine => ({
  sku,
  name,
  quantity,
  chosen: nothingChosen,
});

interface OnItsPageProps {
  readonly why: string;
  readonly lines: readonly OrderedLine[];
}

const OnItsPage = ({ why, lines }: OnItsPageProps) => (
  <p className={styles['quiet']}>
    {why}{' '}
    {lines.map(({ id, name, path }, place) => (
      <span key={id}>
        {place > 0 && ', '}
        <a href={path ?? ''}>{nonBreakingUnits(name)}</a>
      </span>
    ))}
  </p>
);

export const BuyAgain = ({ lines }: { readonly lines: readonly OrderedLine[] }) => {
  const cart = useCart();
  const isLocked = useSelected(cart, selectIsCartLocked);
  const isAdding = useSelected(cart, selectIsAddingSeveral(null));
  const onShelf = lines.filter(({ path }) => path !== null);
  const rented = onShelf.filter(({ rental }) => rental !== undefined);
  const chosen = onShelf.filter((line) => line.isChosen && !rented.includes(line));
  const plain = onShelf.filter((line) => !chosen.includes(line) && !rented.includes(line));
  return (
    <>
      {plain.length > 0 && (
        <Button
          color="outline"
          busy={isAdding}
          busyText="Adding to cart"
          disabled={isLocked}
          onClick={() => cart.send({ type: 'cart.addItems', lines: plain.map(newLineOf) })}
        >
          Order again
        </Button>
      )}
      {chosen.length > 0 && <OnItsPage why="To be chosen again on its page:" lines={chosen} />}
      {rented.length > 0 && <OnItsPage why={rentedAgainText} lines={rented} />}
    </>
  );
};
