/** Every dependency is pinned to one version, so that a fresh install is what was tested. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder, houseFiles, root, sourceFile, type SourceFile } from './source-files.ts';

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
  readonly overrides: Versions;
}

const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

const unpinned = (versions: Versions): readonly string[] =>
  Object.entries(versions)
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name}@${version}`);

test('package.json names exact versions', () => {
  const { dependencies, devDependencies, overrides } = read('package.json') as Manifest;
  expect(unpinned({ ...dependencies, ...devDependencies, ...overrides })).toEqual([]);
});

test('the lock file agrees with package.json', () => {
  const { dependencies, devDependencies } = read('package.json') as Manifest;
  const lock = read('package-lock.json') as {
    readonly packages: Readonly<Record<string, Partial<Manifest>>>;
  };
  expect(lock.packages['']?.dependencies).toEqual(dependencies);
  expect(lock.packages['']?.devDependencies).toEqual(devDependencies);
});

const nameOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Packages a file imports, by name; what exists only while types are checked need not be installed
 * to run. */
const packagesOf = ({ imports }: SourceFile): readonly string[] =>
  imports
    .filter(
      ({ file, specifier, isTypeOnly }) => file === null && !isTypeOnly && !specifier.startsWith('node:'),
    )
    .map(({ specifier }) => nameOf(specifier));

const isTool = (path: string): boolean =>
  /^machines\/tools\/|\.config\.ts$|\/codegen\.ts$/.test(path) || path.startsWith('tests/');

test('what the shop imports is among its dependencies, not somebody else’s', () => {
  const { dependencies, devDependencies } = read('package.json') as Manifest;
  const tests = filesUnder('tests', /\.tsx?$/).map(sourceFile);
  const wrong = [...houseFiles(), ...tests].flatMap((file) => {
    const listed = isTool(file.path) ? { ...dependencies, ...devDependencies } : dependencies;
    return (
      packagesOf(file)
        // development only, behind a condition the build removes
        .filter((name) => !(name in listed) && name !== '@statelyai/inspect')
        .map((name) => `${file.path} imports ${name}, which package.json does not list for it`)
    );
  });
  expect(wrong).toEqual([]);
});
