/** Reaches a page's running shop through React's root, where no page has a button or a text. */

import type { Page } from 'playwright-core';

interface Actor {
  readonly logic: { readonly id?: string };
  send(event: object): void;
  getSnapshot(): {
    readonly value?: unknown;
    readonly children?: Readonly<Record<string, Actor | undefined>>;
  };
}

interface Fiber {
  readonly child: Fiber | null;
  readonly memoizedProps: { readonly shop?: Actor } | null;
}

interface Wanted {
  /** The name of a child, where it is sent an event; the id of a machine, where its state is read. */
  readonly name: string;
  readonly event: object | null;
}

const reach = (page: Page, wanted: Wanted): Promise<unknown> =>
  page.evaluate(({ name, event }) => {
    const mark = '__reactContainer$';
    const root = [...document.querySelectorAll('body *')].find((element) =>
      Object.keys(element).some((key) => key.startsWith(mark)),
    );
    const container = Object.entries(root ?? {}).find(([key]) => key.startsWith(mark));
    let fiber = (container?.[1] ?? null) as Fiber | null;
    while (fiber !== null && fiber.memoizedProps?.shop === undefined) fiber = fiber.child;
    const find = (within: Actor | undefined): Actor | undefined => {
      const children = Object.entries(within?.getSnapshot().children ?? {});
      const isMeant = (key: string, actor: Actor | undefined): boolean =>
        event === null ? actor?.logic.id === name : key === name;
      const own = children.find(([key, actor]) => isMeant(key, actor))?.[1];
      return own ?? children.map(([, actor]) => find(actor)).find((found) => found !== undefined);
    };
    const actor = find(fiber?.memoizedProps?.shop);
    if (event !== null) actor?.send(event);
    return actor?.getSnapshot().value ?? null;
  }, wanted);

/** Sends a child of the shop an event. */
export const tellInside = async (page: Page, part: string, event: object): Promise<void> =>
  void (await reach(page, { name: part, event }));

/** The state of a machine in the running shop; null while it is not there. */
export const stateInside = (page: Page, machine: string): Promise<unknown> =>
  reach(page, { name: machine, event: null });
