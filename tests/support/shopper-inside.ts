/** Reaches the running shop of a page through React's root, for what no page shows. */

import type { Page } from 'playwright-core';

interface Collected {
  readonly id: string;
  readonly isHandled: boolean;
}

interface Actor {
  send(event: object): void;
  getSnapshot(): {
    readonly context: { readonly errors?: readonly Collected[] };
    readonly children: Readonly<Record<string, Actor | undefined>>;
  };
}

interface Fiber {
  readonly child: Fiber | null;
  readonly memoizedProps: { readonly shop?: Actor } | null;
}

/** Sends a child of the shop an event, if any, and answers the errors that it has collected. */
const reach = (page: Page, part: string, event: object | null): Promise<readonly Collected[]> =>
  page.evaluate(
    ([name, sent]) => {
      const mark = '__reactContainer$';
      const root = [...document.querySelectorAll('body *')].find((element) =>
        Object.keys(element).some((key) => key.startsWith(mark)),
      );
      const container = Object.entries(root ?? {}).find(([key]) => key.startsWith(mark));
      let fiber = (container?.[1] ?? null) as Fiber | null;
      while (fiber !== null && fiber.memoizedProps?.shop === undefined) fiber = fiber.child;
      const find = (within: Actor | undefined): Actor | undefined => {
        const children = within?.getSnapshot().children ?? {};
        return (
          children[name] ??
          Object.values(children)
            .map(find)
            .find((found) => found !== undefined)
        );
      };
      const actor = find(fiber?.memoizedProps?.shop);
      if (sent !== null) actor?.send(sent);
      return (actor?.getSnapshot().context.errors ?? []).map(({ id, isHandled }) => ({ id, isHandled }));
    },
    [part, event] as const,
  );

/** Uncaught errors as the errors machine keeps them (NET-06). */
export const collectedErrors = (page: Page): Promise<readonly Collected[]> => reach(page, 'errors', null);

/** For events that no page has a button for. */
export const tellInside = async (page: Page, part: string, event: object): Promise<void> => {
  await reach(page, part, event);
};
