/** Checks that everyone can use a page: axe, width on a small phone, keyboard. */

import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { eventually } from './shopper-patience.ts';

const smallest = 320;

interface Result {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

interface Axe {
  run(context: Document, options: object): Promise<{ readonly violations: readonly Result[] }>;
}

export interface Complaint {
  readonly where: string;
  readonly what: string;
}

const options = { resultTypes: ['violations' as const] };

/** Sending axe to the page takes longer than running it, so a document without frames keeps it. */
const runAxe = async (page: Page): Promise<readonly Result[]> => {
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  if (!isThere) return (await new AxeBuilder({ page }).setLegacyMode().options(options).analyze()).violations;
  return page.evaluate(async (asked) => {
    const { axe } = window as unknown as { readonly axe: Axe };
    return (await axe.run(document, asked)).violations;
  }, options);
};

const violationsOf = (violations: readonly Result[], where: string): readonly Complaint[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ where, what: `${id}: ${help} (${target.join(' ')})` })),
  );

/** What would make a phone of 320 px scroll sideways. */
const tooWide = async (page: Page, where: string): Promise<readonly Complaint[]> => {
  const size = page.viewportSize() ?? { width: smallest, height: 900 };
  await page.setViewportSize({ ...size, width: smallest });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize(size);
  // a press while the page still takes its own width again would miss its button
  await eventually(() => page.evaluate(() => window.innerWidth)).toBe(size.width);
  return width > smallest ? [{ where, what: `${width} px wide at ${smallest} px` }] : [];
};

/** What axe finds; a phone must not scroll sideways either. */
export const inspect = async (page: Page, where: string): Promise<readonly Complaint[]> => {
  const found = violationsOf(await runAxe(page), where);
  const isPhone = (page.viewportSize()?.width ?? 0) <= 400;
  return isPhone ? [...found, ...(await tooWide(page, where))] : found;
};

/** Inspects one state after another at these widths, and reports all problems at the end. */
export const lookAround = async (page: Page, widths: readonly number[] = []) => {
  const complaints: Complaint[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const look = async (where: string): Promise<void> => {
    const own = page.viewportSize();
    if (own === null || widths.length === 0) return void complaints.push(...(await inspect(page, where)));
    for (const width of widths) {
      await page.setViewportSize({ ...own, width });
      complaints.push(...(await inspect(page, `${where}, ${width} px`)));
    }
    await page.setViewportSize(own);
  };
  return { look, complaints: (): readonly Complaint[] => complaints };
};

/** One state at the width of the window; it must not scroll sideways on the smallest phone. */
export const lookOnce = async (page: Page, where: string): Promise<readonly Complaint[]> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return [...violationsOf(await runAxe(page), where), ...(await tooWide(page, where))];
};

/** Fields without autocomplete or inputmode. */
export const wordless = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('main')
    .locator('input:not([type=radio]):not([type=checkbox]), textarea, select')
    .evaluateAll((fields) =>
      fields.flatMap((field) => {
        const isChosen = field.tagName === 'SELECT';
        const isSaid = field.hasAttribute('autocomplete') && (isChosen || field.hasAttribute('inputmode'));
        return isSaid ? [] : [field.id || field.outerHTML];
      }),
    );

export const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element.matches(':focus-within')).catch(() => false);

/** Presses Tab until the control has the focus; fails when it is not reached. */
export const tabTo = async (page: Page, control: Locator, key = 'Tab'): Promise<void> => {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await hasFocus(control)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${String(control)}`);
};

export const pressOn = async (page: Page, control: Locator, key = 'Enter'): Promise<void> => {
  await control.waitFor();
  await tabTo(page, control);
  await page.keyboard.press(key);
};

export const typeInto = async (page: Page, control: Locator, text: string): Promise<void> => {
  await tabTo(page, control);
  await page.keyboard.type(text);
};

/** Adds up the layout shifts of the page from its first moment on. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList): void => {
      for (const entry of entries) sum += Number(Reflect.get(entry, 'value'));
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, 'takeShift', () => {
      add(observer.takeRecords());
      const taken = sum;
      sum = 0;
      return taken;
    });
  });

/** Cumulative layout shift since the last call, once the page has drawn. */
export const takeShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => void requestAnimationFrame(resolve));
    return (Reflect.get(window, 'takeShift') as () => number)();
  });

/** Scrolled content stays clear of header and notifications, and no lower (WCAG 2.4.11). */
export const expectKeptFree = async (page: Page): Promise<void> => {
  const gap = 12;
  await eventually(() =>
    page.evaluate((words) => {
      const last = document.querySelector(`section[aria-label="${words}"]`);
      const kept = getComputedStyle(document.documentElement).scrollPaddingBlockStart;
      return parseFloat(kept) - Math.round(last?.parentElement?.getBoundingClientRect().height ?? 0);
    }, 'Notifications'),
  ).toBe(gap);
};

/** The text that a screen reader reads after the control's name. */
const descriptionOf = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

/** The control is marked invalid and described by this message. */
export const expectRefused = async (control: Locator, message: string): Promise<void> => {
  await eventually(() => descriptionOf(control)).toContain(message);
  await eventually(() => control.getAttribute('aria-invalid')).toBe('true');
};
