/** The forms with a machine of their own: enquiry and order look-up. */

import { render, screen, waitFor, within, fireEvent } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { createActor, setup, type AnyActorRef, type AnyStateMachine } from 'xstate';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { shopOf } from './stage.tsx';

/** The machine as a child of a shop, with the types of the events it emits. */
export const startChild = <Child extends AnyActorRef>(
  id: string,
  machine: AnyStateMachine,
  input?: unknown,
) => {
  const emitted: string[] = [];
  const parent = createActor(
    setup({ actors: { child: machine } }).createMachine({
      invoke: { id, src: 'child', input },
      on: { '*': { actions: ({ event }) => void emitted.push(event.type) } },
    }),
  ).start();
  return { child: parent.getSnapshot().children[id] as unknown as Child, emitted };
};

/** Draws the form, and draws it again after the shopper was on another page. */
export const openForm = (children: object, form: ReactNode) => {
  const shop = shopOf(children);
  const page = (isShown: boolean) => <ShopProvider shop={shop}>{isShown && form}</ShopProvider>;
  const { rerender } = render(page(true));
  return { leave: () => rerender(page(false)), comeBack: () => rerender(page(true)) };
};

export const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const write = (name: string | RegExp, value: string) =>
  fireEvent.change(box(name), { target: { value } });
export const values = () => screen.queryAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
/** What each field is called. */
export const labels = () =>
  screen.getAllByRole<HTMLInputElement>('textbox').map((field) => field.labels?.[0]?.textContent ?? '');

export const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

/** Waits for the summary of mistakes, with the focus on the first field. */
export const expectMistakes = async (first: string, messages: readonly string[]) => {
  await waitFor(() => expect(document.activeElement).toBe(box(first)));
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(messages);
  return links;
};
