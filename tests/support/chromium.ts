/** Makes sure there is a Chromium that starts: looks, installs, or fails; it never skips a test. */

import { spawn } from 'node:child_process';
import { access, constants, readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** They let it run in a closed container too. */
export const chromiumFlags: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The headless shell first: it opens no pages of its own, and a run takes a third less. */
const programNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const macApps = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

const isProgram = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

const fromEnvironment = (): readonly string[] =>
  [process.env['CHROMIUM_PATH'], process.env['CHROME_PATH']].filter(
    (path) => path !== undefined && path !== '',
  ) as string[];

const fromSystem = (): readonly string[] => [
  ...(process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => programNames.map((name) => join(folder, name))),
  ...macApps,
];

const playwrightCaches = (): readonly string[] => [
  ...(process.env['PLAYWRIGHT_BROWSERS_PATH'] ? [process.env['PLAYWRIGHT_BROWSERS_PATH']] : []),
  join(homedir(), '.cache', 'ms-playwright'),
  join(homedir(), 'Library', 'Caches', 'ms-playwright'),
];

const inPlaywrightBuild = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-linux/headless_shell',
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
];

const fromPlaywright = async (): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const cache of playwrightCaches()) {
    const builds = await readdir(cache).catch(() => []);
    for (const build of builds
      .filter((name) => name.startsWith('chromium'))
      .toSorted()
      .toReversed())
      found.push(...inPlaywrightBuild.map((program) => join(cache, build, program)));
  }
  return found;
};

/** Starting once is the only proof: a file may be there and its libraries missing. */
const complaintOf = async (path: string): Promise<string | null> => {
  try {
    const browser = await chromium.launch({
      executablePath: path,
      args: [...chromiumFlags],
      timeout: 120_000,
    });
    await browser.close();
    return null;
  } catch (error) {
    return String(error).split('\n')[0] ?? 'it does not start';
  }
};

interface Search {
  readonly path: string | null;
  readonly complaints: readonly string[];
}

const look = async (): Promise<Search> => {
  const complaints: string[] = [];
  const candidates = [...fromEnvironment(), ...fromSystem(), ...(await fromPlaywright())];
  for (const path of new Set(candidates)) {
    if (!(await isProgram(path))) continue;
    const complaint = await complaintOf(path);
    if (complaint === null) return { path, complaints };
    complaints.push(`${path}: ${complaint}`);
  }
  return { path: null, complaints };
};

/** Runs a command to its end, or stops it when it says nothing for so long. */
const run = (command: string, args: readonly string[], silence: number): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const stop = (): void => void child.kill('SIGKILL');
    let timer = setTimeout(stop, silence);
    const hear = (chunk: Buffer): void => {
      clearTimeout(timer);
      timer = setTimeout(stop, silence);
      process.stderr.write(chunk);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', () => resolve(false));
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });

const installByApt = async (): Promise<void> => {
  if (process.getuid?.() !== 0 || !(await isProgram('/usr/bin/apt-get'))) return;
  console.log('No Chromium found; installing it with apt-get …');
  const patience = 180_000;
  await run('apt-get', ['update'], patience);
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (await run('apt-get', ['install', '-y', '--no-install-recommends', name], patience)) return;
};

const installByPlaywright = async (): Promise<void> => {
  console.log('No Chromium found; downloading one with Playwright …');
  const cli = join(import.meta.dirname, '..', '..', 'node_modules', 'playwright-core', 'cli.js');
  await run(process.execPath, [cli, 'install', 'chromium'], 30_000);
};

export const ensureChromium = async (): Promise<string> => {
  let search = await look();
  for (const install of [installByApt, installByPlaywright]) {
    if (search.path !== null) return search.path;
    await install();
    search = await look();
  }
  if (search.path !== null) return search.path;
  throw new Error(
    [
      'The browser tests need a Chromium and none could be found, installed or started.',
      ...search.complaints.map((complaint) => `  ${complaint}`),
      'Install one (for example: apt-get install chromium) or name it: CHROMIUM_PATH=/path/to/chromium npm test',
    ].join('\n'),
  );
};
