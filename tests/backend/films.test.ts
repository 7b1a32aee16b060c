/** Films of content pages: whole, or in the part that a player asks for. */
import { expect, test } from 'vitest';
import { answerFilm, isFilmPath } from '#backend/media/film.ts';

const path = '/media/wysiwyg/films/waves.mp4';
const ask = (range?: string, method = 'GET', at = path): Promise<Response> =>
  answerFilm(
    new Request(`http://shop.example${at}`, { method, headers: range === undefined ? {} : { range } }),
  );
const bytesOf = async (response: Response): Promise<Uint8Array> =>
  new Uint8Array(await response.arrayBuffer());

test('a film is answered whole, and not at other paths or by other methods [CONTENT-01]', async () => {
  const whole = await ask();
  const bytes = await bytesOf(whole);
  expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
    200,
    'video/mp4',
    'bytes',
  ]);
  expect(bytes.byteLength).toBe(Number(whole.headers.get('content-length')));
  expect(new TextDecoder().decode(bytes.slice(4, 8))).toBe('ftyp');
  expect((await ask(undefined, 'GET', '/media/wysiwyg/films/none.mp4')).status).toBe(404);
  expect((await ask(undefined, 'DELETE')).status).toBe(405);
  expect(
    [path, '/media/wysiwyg/films/../waves.mp4', '/media/wysiwyg/films/%2e%2e.mp4', '/media/waves.mp4'].map(
      isFilmPath,
    ),
  ).toEqual([true, false, false, false]);
});

test('a player gets the part it asks for [CONTENT-01]', async () => {
  const whole = await bytesOf(await ask());
  const size = whole.byteLength;
  for (const [range, first, last] of [
    ['bytes=0-1', 0, 1],
    ['bytes=-10', size - 10, size - 1],
    [`bytes=5-${size * 2}`, 5, size - 1],
  ] as const) {
    const part = await ask(range);
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${first}-${last}/${size}`]);
    expect(await bytesOf(part)).toEqual(whole.slice(first, last + 1));
  }
  const none = await ask(`bytes=${size}-`);
  expect([none.status, none.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
});
