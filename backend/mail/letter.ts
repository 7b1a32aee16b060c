/**
 * Lays out every mail, as HTML and text: heading, paragraphs, a table of rows and a button (§3).
 */
import { escapeHtml } from './escape-html.ts';
import { settingText, type Settings } from '../store/settings.ts';

export interface LetterRow {
  readonly label: string;
  readonly value: string;
  /** Emphasised, such as a total. */
  readonly isStrong?: boolean;
}

export interface LetterContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly rows?: readonly LetterRow[];
  readonly button?: { readonly label: string; readonly href: string };
  /** Paragraphs after the button. */
  readonly closing?: readonly string[];
}

export interface Letter {
  readonly html: string;
  readonly text: string;
}

/** The name mails are signed with. */
export function brandOf(settings: Settings): string {
  return settingText(settings, 'store_name') || settingText(settings, 'default_title', 'Our shop');
}

/** Makes a path absolute with the shop's base URL; an absolute URL stays as it is. */
function addressOf(href: string, settings: Settings): string {
  const base = settingText(settings, 'secure_base_url') || settingText(settings, 'base_url');
  return href.startsWith('/') && base !== '' ? `${base.replace(/\/$/, '')}${href}` : href;
}

const ink = '#15323f';
const accent = '#0b6e99';

function paragraphs(texts: readonly string[]): string {
  return texts
    .map(
      (one) => `<p style="margin:0 0 16px;line-height:1.5">${escapeHtml(one).replaceAll('\n', '<br>')}</p>`,
    )
    .join('');
}

function table(rows: readonly LetterRow[]): string {
  if (rows.length === 0) return '';
  const lines = rows.map(({ label, value, isStrong }) => {
    const style = `padding:8px 0;border-top:1px solid #d8e3e8;${isStrong ? 'font-weight:bold;' : ''}`;
    return `<tr><td style="${style}">${escapeHtml(label)}</td><td style="${style}text-align:right;white-space:nowrap">${escapeHtml(value)}</td></tr>`;
  });
  return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 24px">${lines.join('')}</table>`;
}

function htmlOf(content: LetterContent, brand: string, settings: Settings): string {
  const { title, button, rows = [], closing = [] } = content;
  const link = button
    ? `<p style="margin:0 0 24px"><a href="${escapeHtml(addressOf(button.href, settings))}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:${accent};color:#fff;text-decoration:none;font-weight:bold">${escapeHtml(button.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#eef4f6;color:${ink};font:16px/1.5 system-ui,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:32px;border-radius:12px;background:#fff">
<p style="margin:0 0 24px;color:${accent};font-size:18px;font-weight:bold">${escapeHtml(brand)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(title)}</h1>
${paragraphs(content.paragraphs)}${table(rows)}${link}${paragraphs(closing)}</div>
</body></html>`;
}

function textOf(content: LetterContent, brand: string, settings: Settings): string {
  const { title, button, rows = [], closing = [] } = content;
  return [
    title,
    ...content.paragraphs,
    rows.map(({ label, value }) => `${label.replaceAll('\n', ', ')}: ${value}`).join('\n'),
    button ? `${button.label}:\n${addressOf(button.href, settings)}` : '',
    ...closing,
    brand,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

export function letter(content: LetterContent, settings: Settings): Letter {
  const brand = brandOf(settings);
  return { html: htmlOf(content, brand, settings), text: textOf(content, brand, settings) };
}
