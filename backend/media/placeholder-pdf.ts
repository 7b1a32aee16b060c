/**
 * Draws the one-page PDF that stands for every downloadable file and sample of the demonstration.
 */
import PDFDocument from 'pdfkit';
import { createPdfFont, setType } from './pdf-font.ts';

export interface PrintedSheet {
  readonly heading: string;
  readonly title: string;
  readonly note: string;
}

/** The last part of a file's path with the extension .pdf. */
export function pdfName(file: string): string {
  return (file.split('/').at(-1) ?? file).replace(/\.\w+$/, '.pdf').replaceAll(/[^\w.-]/g, '-');
}

export function drawSheet({ heading, title, note }: PrintedSheet): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = [];
    const sheet = new PDFDocument({ size: 'A4', margin: 56, info: { Title: `${title}: ${heading}` } });
    sheet.on('data', (chunk) => chunks.push(chunk));
    sheet.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    sheet.font(createPdfFont());
    setType(sheet, 24, '#15323f', true);
    sheet.text(heading);
    setType(sheet, 14, '#0b6e99');
    sheet.text(title);
    setType(sheet, 11, '#15323f');
    sheet.text(note, 56, Math.max(160, sheet.y + 16), { width: 480 });
    sheet.end();
  });
}
