// @vitest-environment jsdom
/** Which HTML a description may hold. */

import { expect, test } from 'vitest';
import { createBrowserCleaner } from '#services/html-cleaner.ts';

const clean = createBrowserCleaner();

test.each([
  ['<p>Sweet<script>alert(1)</script></p>', '<p>Sweet</p>'],
  ['<img src="/media/a.jpg" alt="A" onerror="alert(1)">', '<img src="/media/a.jpg" alt="A">'],
  ['<a href="javascript:alert(1)">Read</a>', '<a>Read</a>'],
  ['<dialog open>Your card number?</dialog>', 'Your card number?'],
  ['<form action="https://evil.example"><input name="card"></form>', ''],
  ['<select><option>1</option></select><textarea>2</textarea>', '12'],
  ['<template><img src=x onerror=alert(1)></template>', ''],
  ['<iframe src="https://evil.example"></iframe>', ''],
  ['<style>body{display:none}</style><p style="position:fixed">Words</p>', '<p>Words</p>'],
  ['<svg><a xlink:href="javascript:alert(1)">x</a></svg>', ''],
])('cleans %s to %s [CONTENT-02]', async (html, left) => {
  expect(await clean(html)).toBe(left);
});

test('leaves plain text as it is [CONTENT-02]', async () => {
  expect(await clean('Fresh from 15 springs')).toBe('Fresh from 15 springs');
});
