/** The text of a PDF: its glyphs as letters, by the font's own table of what they mean. */
import { inflateSync } from 'node:zlib';

function streamsOf(pdf: Buffer): string[] {
  const raw = pdf.toString('latin1');
  return [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
}

const fromHex = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

export function pdfText(pdf: Buffer): string {
  const streams = streamsOf(pdf);
  const table = streams.find((stream) => stream.includes('beginbfrange')) ?? '';
  const letters = [...table.matchAll(/\[(.*)\]/g)].flatMap(([, entries = '']) =>
    [...entries.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) => fromHex(hex)),
  );
  const lineOf = (line: string) =>
    [...line.matchAll(/<([0-9a-f]+)>/g)]
      .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      .map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '')
      .join('');
  return streams
    .filter((stream) => stream.includes('BT'))
    .flatMap((stream) => stream.split('\n').map(lineOf))
    .filter((line) => line !== '')
    .join('\n');
}
