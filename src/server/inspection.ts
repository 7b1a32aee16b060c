/**
 * Only in `npm start -- --inspect`: records the machines of
 * rendered pages and serves the inspector.
 */

import type { DrawPage } from './page-drawing.ts';
import { prepareSecurityHeaders } from './security-headers.ts';
import { openStaticFiles } from './static-files.ts';
import { createRecorder, type Recorder } from '#inspector/recorder.ts';
import { inspectorPath, pagesPath, type DrawnPlace, type Moment, type Place } from '#inspector/wire.ts';

export interface Inspection {
  /** Renders as the given function does, and records it. */
  readonly draw: DrawPage;
  /** Null if the request is for the shop. */
  readonly answer: (request: Request) => Response | null;
  readonly greeting: (port: number) => string;
}

const mostPages = 12;
const page = '/src/inspector/inspector.html';

/** The moments of rendering, without those of stopping the machines afterwards. */
const beforeStop = (moments: readonly Moment[]): readonly Moment[] =>
  moments.slice(
    0,
    1 + moments.findLastIndex((one) => one.kind === 'actor' || one.event['type'] !== 'xstate.stop'),
  );

export const openInspection = async (folder: string, drawPage: DrawPage): Promise<Inspection> => {
  const files = await openStaticFiles(folder);
  const policy = { html: files.read(page) ?? '', isEmbedded: true, pictureHosts: [] };
  const headers = await prepareSecurityHeaders({ ...policy, trackerHosts: { script: [], send: [] } }, false);
  const noStore = { ...headers.page, 'cache-control': 'no-store' };
  const drawn: { readonly place: Place; readonly recorder: Recorder }[] = [];
  let count = 0;

  const pages = (): readonly DrawnPlace[] =>
    drawn.map(({ place, recorder }) => ({ ...place, moments: beforeStop(recorder.moments()) })).toReversed();

  return {
    draw: (options) => {
      count += 1;
      const recorder = createRecorder();
      // the path only: a query may contain a search phrase
      drawn.push({
        place: { id: `page-${count}`, openedAt: Date.now(), label: options.url.pathname },
        recorder,
      });
      if (drawn.length > mostPages) drawn.shift();
      return drawPage({ ...options, inspect: recorder.inspect });
    },
    answer: (request) => {
      const { pathname } = new URL(request.url);
      if (pathname !== inspectorPath && !pathname.startsWith(`${inspectorPath}/`)) return null;
      if (request.method !== 'GET') return new Response(null, { status: 405, headers: noStore });
      if (pathname === pagesPath) return Response.json({ pages: pages() }, { headers: noStore });
      const path = pathname === inspectorPath ? page : pathname.slice(inspectorPath.length);
      return (
        files.answer(path, request, headers.page) ?? new Response(null, { status: 404, headers: noStore })
      );
    },
    greeting: (port) => `  Its machines can be watched at http://localhost:${port}${inspectorPath}`,
  };
};
