/** What a test does to a question of a fake shop: it waits, or it fails. */

import { quiet } from './bench.ts';
import type { FakeShop } from './fake-services.ts';

/** A question that waits; call the returned function to let the usual answer go, or another one. */
export const held = (shop: FakeShop, name: string, answer?: () => unknown): (() => Promise<void>) => {
  const gate: { open?: () => void } = {};
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  shop.surprise(name, async (usual) => {
    await opened;
    return (answer ?? usual)();
  });
  return async () => {
    gate.open?.();
    await quiet();
  };
};

/** A question that fails, once. */
export const failing = (shop: FakeShop, name: string, failure: unknown): void =>
  shop.surprise(name, () => Promise.reject(failure));
