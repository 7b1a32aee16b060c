/** One printed sheet, which is what every file for sale comes as in a demonstration: whole or as a sample. */
import PDFDocument from 'pdfkit';

export interface PrintedSheet {
  readonly heading: string;
  readonly title: string;
  readonly note: string;
}

/** The last part of a file's path, as the PDF that stands for it. */
export function pdfName(file: string): string {
  return (file.split('/').at(-1) ?? file).replace(/\.\w+$/, '.pdf').replaceAll(/[^\w.-]/g, '-');
}

export function drawSheet({ heading, title, note }: PrintedSheet): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = [];
    const sheet = new PDFDocument({ size: 'A4', margin: 56, info: { Title: `${title}: ${heading}` } });
    sheet.on('data', (chunk) => chunks.push(chunk));
    sheet.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    sheet.font('Helvetica-Bold').fontSize(24).fillColor('#15323f').text(heading);
    sheet.font('Helvetica').fontSize(14).fillColor('#0b6e99').text(title);
    sheet.fontSize(11).fillColor('#15323f').text(note, 56, 160, { width: 480 });
    sheet.end();
  });
}
