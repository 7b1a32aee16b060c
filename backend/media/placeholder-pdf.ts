/**
 * Draws the one-page PDF that stands for every downloadable file and sample of the demonstration.
 */
import PDFDocument from 'pdfkit';
import { createPdfFont, setType } from './pdf-font.ts';

export interface PlaceholderPdf {
  readonly heading: string;
  readonly title: string;
  readonly note: string;
}

/** The last part of a file's path with the extension .pdf. */
export function pdfName(file: string): string {
  return (file.split('/').at(-1) ?? file).replace(/\.\w+$/, '.pdf').replaceAll(/[^\w.-]/g, '-');
}

export function drawPlaceholderPdf({
  heading,
  title,
  note,
}: PlaceholderPdf): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = [];
    const pdf = new PDFDocument({ size: 'A4', margin: 56, info: { Title: `${title}: ${heading}` } });
    pdf.on('data', (chunk) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.font(createPdfFont());
    setType(pdf, 24, '#15323f', true);
    pdf.text(heading);
    setType(pdf, 14, '#0b6e99');
    pdf.text(title);
    setType(pdf, 11, '#15323f');
    pdf.text(note, 56, Math.max(160, pdf.y + 16), { width: 480 });
    pdf.end();
  });
}
