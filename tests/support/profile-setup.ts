/** Records of each test file how long it took and how much of that its own process computed. */

import { afterAll, beforeAll, expect } from 'vitest';
import { isProfiled, nameFile, noteTime } from './profile.ts';

if (isProfiled) {
  let began = 0;
  let cpu = process.cpuUsage();
  beforeAll(() => {
    nameFile(expect.getState().testPath ?? '');
    began = performance.now();
    cpu = process.cpuUsage();
  });
  afterAll(() => {
    const { user, system } = process.cpuUsage(cpu);
    noteTime('computing', (user + system) / 1000);
    noteTime('whole file', performance.now() - began);
  });
}
