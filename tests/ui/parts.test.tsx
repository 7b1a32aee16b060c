// @vitest-environment jsdom
/** Parts of the page that are loaded when they are wanted. */

import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { isUntouched } from '#ui/first-touch.ts';
import { LoadOnDemand, type LoadOnDemandProps } from '#ui/LoadOnDemand.tsx';
import { PartFailureContext } from '#ui/part-failure.ts';

test('says that a part could not be loaded, and loads it when it is wanted again [MACH-07]', async () => {
  const tell = vi.fn<() => void>();
  const load = vi.fn<LoadOnDemandProps['load']>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: () => <p>Here</p> });
  const part = (isWanted: boolean) => (
    <PartFailureContext value={tell}>
      <LoadOnDemand isWanted={isWanted} load={load} />
    </PartFailureContext>
  );
  const { rerender } = render(part(true));
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
  for (const isWanted of [false, true]) rerender(part(isWanted));
  await screen.findByText('Here');
});

test('a part rests only until the router changes the entry, so no redirect waits for it [ROUTE-01]', () => {
  expect(isUntouched()).toBe(true);
  window.history.replaceState({ key: 'another' }, '');
  expect(isUntouched()).toBe(false);
});
