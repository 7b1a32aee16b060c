/** The naming laws: what files may be called, what they may export, and what no component holds. */

import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import {
  emptyNameIn,
  hooksIn,
  isBarrel,
  lazyFiles,
  mayExportDefault,
  passesAllOn,
  usesOf,
} from './naming-laws.ts';
import { filesUnder, houseFiles, type SourceFile, type SyntaxNode } from './source-files.ts';

const stateHooks = ['useState', 'useReducer', 'useEffect', 'useLayoutEffect', 'useSyncExternalStore'];

const planted = (text: string): SourceFile => ({
  path: 'planted.tsx',
  text,
  imports: [],
  hasDefaultExport: false,
  program: parseSync('planted.tsx', text).program as unknown as SyntaxNode,
});

const under = (folder: RegExp): readonly SourceFile[] => houseFiles().filter(({ path }) => folder.test(path));

describe('files', () => {
  test('no file or folder has a name that says nothing', () => {
    const paths = [...houseFiles().map(({ path }) => path), ...filesUnder('tests', /\.tsx?$/)];
    expect(paths.filter((path) => emptyNameIn(path) !== undefined)).toEqual([]);
  });

  test('no file only passes on what others export', () => {
    const barrels = houseFiles().filter((file) => isBarrel(file) || passesAllOn(file));
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });

  test('only configurations and screens loaded on demand export by default', () => {
    const lazy = lazyFiles(houseFiles());
    const wrong = houseFiles().filter((file) => file.hasDefaultExport && !mayExportDefault(file.path, lazy));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('imports name the floor or a neighbour, with the file ending', () => {
    const wrong = houseFiles().flatMap(({ path, imports }) =>
      imports
        .filter(
          ({ file, specifier }) =>
            file !== null && !/\.(tsx?|css|svg|json|sql|graphql)(\?\w+)?$/.test(specifier),
        )
        .map(({ specifier }) => `${path} imports ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('what rooms may not touch', () => {
  test('no component holds shop state or runs effects of its own', () => {
    const files = under(/^src\/features\//);
    expect(files.flatMap((file) => hooksIn(file, stateHooks))).toEqual([]);
  });

  test('no component, ui part or shop hook asks the network', () => {
    const files = under(/^src\/(features|ui|shop)\//);
    expect(
      files.flatMap((file) => usesOf(file, ['fetch', 'XMLHttpRequest', 'ky', 'urql', 'gql', 'globalThis'])),
    ).toEqual([]);
  });

  test('machines touch no browser', () => {
    const files = under(/^machines\/(?!tools\/)/);
    const banned = [
      'window',
      'document',
      'navigator',
      'fetch',
      'localStorage',
      'sessionStorage',
      'setTimeout',
      'globalThis',
    ];
    expect(files.flatMap((file) => usesOf(file, banned))).toEqual([]);
  });
});

test('these laws notice an empty name, a barrel, a stray default export, a hook and a request', () => {
  expect(emptyNameIn('src/cart-helpers.ts')).toBeDefined();
  expect(emptyNameIn('src/app/managers-note.ts')).toBeUndefined();
  expect(isBarrel(planted(`import { a } from './a.ts';\nexport { a };`))).toBe(true);
  expect(passesAllOn(planted(`export * from './a.ts'; export const b = 1;`))).toBe(true);
  const lazy = new Set(['src/features/cart/CartPage.tsx']);
  expect(mayExportDefault('src/features/cart/CartPage.tsx', lazy)).toBe(true);
  expect(mayExportDefault('src/features/cart/CartLine.tsx', lazy)).toBe(false);
  expect(hooksIn(planted(`import * as React from 'react'; React.useState(1);`), stateHooks)).toHaveLength(1);
  expect(usesOf(planted(`void globalThis.fetch('/');`), ['fetch', 'globalThis'])).toHaveLength(1);
  expect(usesOf(planted(`const a = { document: 1 }; void a.document;`), ['document'])).toHaveLength(0);
});
