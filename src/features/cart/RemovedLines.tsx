/** Removed lines with an Undo, shown until undone or another item is added (BEY-12). */

import { useCallback, type RefObject } from 'react';
import { selectIsReturning, selectRemovedLines } from '#machines/trade/cart/cart.selectors.ts';
import type { NewLine } from '#machines/domain/cart.ts';
import { choiceKey } from '#machines/domain/chosen-options.ts';
import { useCart, useSelected } from '#shop/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './RemovedLines.module.css';

/** Takes the focus that was lost with the remove button; leaves it alone elsewhere. */
const takeFocus = (item: HTMLLIElement): void => {
  if (document.activeElement === document.body) item.querySelector('button')?.focus();
};

export interface RemovedLinesProps {
  /** Receives focus when a line is put back. */
  readonly lines: RefObject<HTMLElement | null>;
}

const RemovedLine = ({ line, lines }: RemovedLinesProps & { readonly line: NewLine }) => {
  const place = useCallback(
    (item: HTMLLIElement) => {
      takeFocus(item);
      return () => {
        if (!item.contains(document.activeElement)) return;
        // the list may be rendered in the same commit
        queueMicrotask(() => lines.current?.focus());
      };
    },
    [lines],
  );
  const cart = useCart();
  const isReturning = useSelected(cart, selectIsReturning(line));
  return (
    <li ref={place}>
      <Notice
        type="info"
        action={
          <Button
            color="outline"
            busy={isReturning}
            busyText="Putting it back"
            onClick={() => cart.send({ type: 'cart.undoRemoval', line })}
          >
            Undo<VisuallyHidden>: put {line.name} back</VisuallyHidden>
          </Button>
        }
      >
        {line.name} was removed from your cart.
      </Notice>
    </li>
  );
};

export const RemovedLines = ({ lines }: RemovedLinesProps) => {
  const removed = useSelected(useCart(), selectRemovedLines);
  return (
    // a live region must exist before its content, or screen readers skip it
    <div aria-live="polite">
      {removed.length > 0 && (
        <ul className={styles['removed']} aria-label="Removed from your cart">
          {removed.map((line) => (
            <RemovedLine key={`${line.sku} ${choiceKey(line.chosen)}`} {...{ line, lines }} />
          ))}
        </ul>
      )}
    </div>
  );
};
