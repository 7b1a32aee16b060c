/** Whether requests wait for this process, because it has worked almost without a pause. */

import { performance, type EventLoopUtilization } from 'node:perf_hooks';

/** Milliseconds between two readings. */
const period = 1000;

/** Share of the time. */
const busyShare = 0.9;

type Measure = () => Pick<EventLoopUtilization, 'idle' | 'active'>;

export const createIsBusy = (measure: Measure = () => performance.eventLoopUtilization()) => {
  let before = measure();
  let isBusy = false;
  return (): boolean => {
    const latest = measure();
    const worked = latest.active - before.active;
    const passed = worked + latest.idle - before.idle;
    if (passed < period) return isBusy;
    isBusy = worked > passed * busyShare;
    before = latest;
    return isBusy;
  };
};
