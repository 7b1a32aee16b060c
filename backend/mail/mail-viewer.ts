/** Shows the demonstration's outbox at /dev/mail; scripts in a message cannot run. */
import { createHash } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { mailMessage } from '../database/schema/mail.ts';
import type { Shop } from '../shop.ts';
import { escapeHtml } from './escape-html.ts';

const root = '/dev/mail';
const mostListed = 200;

const style = `body{margin:0 auto;max-width:60rem;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif;color:#15323f}
table{width:100%;border-collapse:collapse}th,td{padding:.5rem;overflow-wrap:anywhere;border-bottom:1px solid #d8e3e8;text-align:left;vertical-align:top}
iframe{width:100%;height:70vh;border:1px solid #d8e3e8;border-radius:.5rem}dt{font-weight:bold}dd{margin:0 0 .5rem}`;
const styleHash = createHash('sha256').update(style).digest('base64');

const strict = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;

type Message = typeof mailMessage.$inferSelect;

export function isMailPath(pathname: string): boolean {
  return pathname === root || pathname.startsWith(`${root}/`);
}

function page(title: string, body: string, status = 200): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>`;
  return new Response(html, {
    status,
    headers: {
      ...strict,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'X-Frame-Options': 'DENY',
    },
  });
}

function stateOf({ sentAt, attempts }: Message): string {
  if (sentAt !== null) return `sent ${sentAt.toISOString()}`;
  return attempts === 0 ? 'kept here' : `not sent in ${attempts} attempts`;
}

function listPage(messages: readonly Message[]): Response {
  const rows = messages
    .map(
      (message) =>
        `<tr><td>${message.createdAt.toISOString().slice(0, 19).replace('T', ' ')}</td><td>${escapeHtml(message.recipient)}</td><td><a href="${root}/${message.id}">${escapeHtml(message.subject)}</a></td><td>${stateOf(message)}</td></tr>`,
    )
    .join('');
  const table = `<table><thead><tr><th>Time (UTC)</th><th>To</th><th>Subject</th><th>State</th></tr></thead><tbody>${rows}</tbody></table>`;
  const body = messages.length > 0 ? table : '<p>No message has been written yet.</p>';
  return page(
    'Outbox',
    `<main><h1>Outbox</h1><p>Mails of the demonstration shop. They go to nobody.</p>${body}</main>`,
  );
}

function messagePage(message: Message): Response {
  const { id, recipient, subject, createdAt, text } = message;
  return page(
    subject,
    `<main><p><a href="${root}">All messages</a></p><h1>${escapeHtml(subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(recipient)}</dd><dt>Written</dt><dd>${createdAt.toISOString()}</dd><dt>State</dt><dd>${stateOf(message)}</dd></dl>
<iframe title="The message" sandbox="allow-top-navigation-by-user-activation" src="${root}/${id}/html"></iframe>
<details><summary>As text</summary><pre>${escapeHtml(text)}</pre></details></main>`,
  );
}

/**
 * The message itself, for the frame only: no scripts, no outside requests, links open in the whole
 * window.
 */
function messageBody({ html }: Message): Response {
  return new Response(html.replace(/<head>/i, '<head><base target="_top">'), {
    headers: {
      ...strict,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'none'; frame-ancestors 'self'",
      'X-Frame-Options': 'SAMEORIGIN',
    },
  });
}

function jsonOf(messages: readonly Message[]): Response {
  return Response.json(messages, { headers: strict });
}

function missing(): Response {
  return page('Not found', '<main><h1>There is no such message.</h1></main>', 404);
}

/** Clients that accept only JSON get the messages as stored. */
export async function answerMail({ database }: Shop, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const wantsJson = request.headers.get('accept') === 'application/json';
  if (request.method !== 'GET')
    return page('Not allowed', '<main><h1>The outbox can only be read.</h1></main>', 405);
  const path = pathname.slice(root.length).replace(/\/$/, '');
  if (path === '') {
    const messages = await database
      .select()
      .from(mailMessage)
      .orderBy(desc(mailMessage.id))
      .limit(mostListed);
    return wantsJson ? jsonOf(messages) : listPage(messages);
  }
  const [, id, isBody] = /^\/(\d{1,9})(\/html)?$/.exec(path) ?? [];
  if (id === undefined) return missing();
  const [message] = await database
    .select()
    .from(mailMessage)
    .where(eq(mailMessage.id, Number(id)));
  if (message === undefined) return missing();
  if (isBody !== undefined) return messageBody(message);
  return wantsJson ? jsonOf([message]) : messagePage(message);
}
