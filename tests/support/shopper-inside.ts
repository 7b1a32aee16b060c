/** What the running shop of a page has collected, where no page draws it: found as React's own tools find it. */

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

/** The errors nobody caught, as the errors machine remembers them (NET-06). */
export const collectedErrors = (page: Page): Promise<readonly Collected[]> =>
  page.evaluate(() => {
    const root = [...document.querySelectorAll('body *')].find((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactContainer$')),
    );
    const container = Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer$'));
    let fiber = (container?.[1] ?? null) as Fiber | null;
    while (fiber !== null && fiber.memoizedProps?.shop === undefined) fiber = fiber.child;
    const errors = fiber?.memoizedProps?.shop?.getSnapshot().children['errors'];
    return (errors?.getSnapshot().context.errors ?? []).map(({ id, isHandled }) => ({ id, isHandled }));
  });

/** Says to a part of the running shop what no page has a button for yet. */
export const tellInside = (page: Page, part: string, event: object): Promise<void> =>
  page.evaluate(
    ([name, told]) => {
      const root = [...document.querySelectorAll('body *')].find((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactContainer$')),
      );
      const container = Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer$'));
      let fiber = (container?.[1] ?? null) as Fiber | null;
      while (fiber !== null && fiber.memoizedProps?.shop === undefined) fiber = fiber.child;
      fiber?.memoizedProps?.shop?.getSnapshot().children[name]?.send(told);
    },
    [part, event] as const,
  );
