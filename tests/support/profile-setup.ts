/** Records of each test file how long it took and how much of that its own process computed. */

import { afterAll, beforeAll } from 'vitest';
import { isProfiled, noteTime } from './profile.ts';

if (isProfiled) {
  let began = 0;
  let cpu = process.cpuUsage();
  beforeAll(() => {
    began = performance.now();
    cpu = process.cpuUsage();
  });
  afterAll(() => {
    const { user, system } = process.cpuUsage(cpu);
    noteTime('computing', (user + system) / 1000);
    noteTime('whole file', performance.now() - began);
  });
}
