/** An action of the shopper at a tab, and how the page shows that it is done. */

import type { BrowserContext, Page, Locator } from 'playwright-core';
import type { Moment, Wish } from './trip.ts';

export interface Action {
  /** Names the action's result, which the page must not lose. */
  readonly what: string;
  /** The moment that begins with it, if the page sends requests. */
  readonly moment?: Moment;
  /** The page must come to rest before the next action. */
  readonly isAsking?: boolean;
  /** Gone after a reload, or once the provider has it: card details are never stored (PAY-02). */
  readonly isPassing?: boolean;
  /** Messages that tell the shopper it was undone (§8). */
  readonly takenBackBy?: RegExp;
  isDone(): Promise<boolean>;
  perform(): Promise<void>;
}

/** What an action works with. */
export interface Hands {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly wish: Wish;
  complain(what: string): void;
}

/** Whether a finished action may be undone: it never lasts, or a message says so. */
export const mayBeUndone = (
  { isPassing = false, takenBackBy }: Action,
  messages: readonly string[],
): boolean => isPassing || (takenBackBy !== undefined && messages.some((words) => takenBackBy.test(words)));

/** Types into a field what it does not hold yet; a reloaded page may be empty. */
export type Typing = (field: Locator, text: string) => Promise<void>;

export const typingOf = (
  { page, complain }: { readonly page: Page; complain(what: string): void },
  what: string,
): Typing => {
  const typed = new Set<string>();
  page.on('domcontentloaded', () => typed.clear());
  return async (field, text) => {
    if ((await field.inputValue()) !== text) {
      if (typed.has(text)) complain(`has lost what was typed: ${what}`);
      await field.fill(text);
    }
    typed.add(text);
  };
};
