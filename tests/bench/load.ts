/** Requests a second that the front door answers: server and requests on a core each. */

import { spawnSync } from 'node:child_process';
import { Agent, get } from 'node:http';

const seconds = 5;
const atOnce = 16;

/** Where the system can; elsewhere the two share all cores. */
export const pin = (pid: number, core: number): void =>
  void spawnSync('taskset', ['-a', '-p', '-c', String(core), String(pid)], { stdio: 'ignore' });

const request = (url: URL, agent: Agent): Promise<boolean> =>
  new Promise((resolve) => {
    const headers = { Accept: 'text/html', 'Accept-Encoding': 'br' };
    get(url, { agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode === 200));
    }).once('error', () => resolve(false));
  });

/** `urlOf` gives the address of each request by its number. */
export const loadDoor = async (urlOf: (turn: number) => string): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let turn = 0;
  let answered = 0;
  await request(new URL(urlOf(0)), agent);
  const end = Date.now() + seconds * 1000;
  const client = async (): Promise<void> => {
    while (Date.now() < end) {
      turn += 1;
      if (await request(new URL(urlOf(turn)), agent)) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  agent.destroy();
  return answered / seconds;
};
