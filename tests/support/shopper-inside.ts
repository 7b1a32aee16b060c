/** Reaches a page's running shop through React's root, for events that no page has a button for. */

import type { Page } from 'playwright-core';

interface Actor {
  send(event: object): void;
  getSnapshot(): { readonly children: Readonly<Record<string, Actor | undefined>> };
}

interface Fiber {
  readonly child: Fiber | null;
  readonly memoizedProps: { readonly shop?: Actor } | null;
}

/** Sends a child of the shop an event. */
export const tellInside = (page: Page, part: string, event: object): Promise<void> =>
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
      find(fiber?.memoizedProps?.shop)?.send(sent);
    },
    [part, event] as const,
  );
