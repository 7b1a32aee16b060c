/**
 * Draws a tax invoice: seller, buyer, lines, the GST included, the amount due and its date
 * (ACC-01).
 */
import PDFDocument from 'pdfkit';
import { createPdfFont, setType } from '../media/pdf-font.ts';

export interface InvoiceParty {
  readonly name: string;
  readonly abn: string | null;
  /** The address and anything else printed below the name. */
  readonly lines: readonly string[];
}

export interface InvoiceContent {
  readonly number: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly status: string;
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  /** Purchase order numbers of the billed orders; empty where the buyer uses none. */
  readonly poNumbers: readonly string[];
  readonly lines: readonly {
    readonly description: string;
    readonly quantity: number;
    readonly price: number;
  }[];
  /** Cents, including tax. */
  readonly total: number;
  readonly tax: number;
  readonly taxLabel: string;
  readonly balance: number;
}

const left = 56;
const right = 539;
const bottom = 770;
const ink = '#15323f';
const accent = '#0b6e99';
const columns = { quantity: 320, price: 380, amount: 460 };

/** Same format as shop prices: two decimals and a thousands separator. */
function dollars(cents: number): string {
  const text = (Math.abs(cents) / 100).toFixed(2).replaceAll(/\B(?=(\d{3})+\.)/g, ',');
  return `${cents < 0 ? '-' : ''}$${text}`;
}

function drawParty(pdf: PDFDocument, heading: string, party: InvoiceParty, x: number, y: number): void {
  setType(pdf, 9, accent);
  pdf.text(heading, x, y);
  setType(pdf, 11, ink, true);
  pdf.text(party.name, x, y + 14, { width: 220 });
  setType(pdf, 10, ink);
  const beneath = [...party.lines, ...(party.abn === null ? [] : [`ABN ${party.abn}`])];
  for (const line of beneath) pdf.text(line, x, pdf.y + 2, { width: 220 });
}

function rule(pdf: PDFDocument, y: number): void {
  pdf.strokeColor('#c8d8df').lineWidth(1).moveTo(left, y).lineTo(right, y).stroke();
}

function drawRow(pdf: PDFDocument, cells: readonly [string, string, string, string], y: number): void {
  const [description, quantity, price, amount] = cells;
  pdf.text(description, left, y, { width: 250 });
  const after = pdf.y;
  pdf.text(quantity, columns.quantity, y, { width: 50, align: 'right' });
  pdf.text(price, columns.price, y, { width: 70, align: 'right' });
  pdf.text(amount, columns.amount, y, { width: right - columns.amount, align: 'right' });
  pdf.y = after;
}

function drawLines(pdf: PDFDocument, invoice: InvoiceContent): void {
  const head = () => {
    setType(pdf, 9, accent, true);
    drawRow(pdf, ['Description', 'Quantity', 'Price', 'Amount'], pdf.y);
    rule(pdf, pdf.y + 4);
    pdf.y += 10;
    setType(pdf, 10, ink);
  };
  head();
  for (const { description, quantity, price } of invoice.lines) {
    if (pdf.y + pdf.heightOfString(description, { width: 250 }) > bottom - 110) {
      pdf.addPage();
      head();
    }
    drawRow(pdf, [description, String(quantity), dollars(price), dollars(price * quantity)], pdf.y);
    pdf.y += 6;
  }
  rule(pdf, pdf.y + 2);
  pdf.y += 12;
}

/** Uses the label of the checkout, because the buyer's bookkeeping searches for it. */
function drawPoNumbers(pdf: PDFDocument, { poNumbers }: InvoiceContent): void {
  if (poNumbers.length === 0) return;
  const label = `Purchase order number${poNumbers.length === 1 ? '' : 's'}`;
  setType(pdf, 10, ink);
  pdf.text(`${label}: ${poNumbers.join(', ')}`, left, pdf.y, { width: right - left });
  pdf.y += 20;
}

function drawTotals(pdf: PDFDocument, invoice: InvoiceContent): void {
  const rows: [string, string, boolean][] = [
    [`Includes ${invoice.taxLabel}`, dollars(invoice.tax), false],
    ['Total', dollars(invoice.total), true],
    ['Amount due', dollars(invoice.balance), true],
  ];
  for (const [label, value, isStrong] of rows) {
    const { y } = pdf;
    setType(pdf, isStrong ? 12 : 10, ink, isStrong);
    pdf.text(label, columns.quantity, y, { width: 130 });
    pdf.text(value, columns.amount, y, { width: right - columns.amount, align: 'right' });
    pdf.y += 4;
  }
}

export function drawInvoice(invoice: InvoiceContent): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: left,
    info: {
      Title: `Tax invoice ${invoice.number}`,
      Author: invoice.seller.name,
      CreationDate: new Date(`${invoice.issuedOn}T00:00:00Z`),
    },
  });
  pdf.font(createPdfFont());
  const chunks: Uint8Array[] = [];
  setType(pdf, 22, accent, true);
  pdf.text('Tax invoice', left, left);
  setType(pdf, 10, ink);
  const facts = [
    `Invoice ${invoice.number}`,
    `Issued ${invoice.issuedOn}`,
    `Due ${invoice.dueOn}`,
    invoice.status,
  ];
  facts.forEach((fact, place) =>
    pdf.text(fact, columns.quantity, left + place * 14, {
      width: right - columns.quantity,
      align: 'right',
    }),
  );
  drawParty(pdf, 'From', invoice.seller, left, 140);
  const sellerEnd = pdf.y;
  drawParty(pdf, 'To', invoice.buyer, columns.quantity, 140);
  pdf.y = Math.max(pdf.y, sellerEnd) + 32;
  drawPoNumbers(pdf, invoice);
  drawLines(pdf, invoice);
  drawTotals(pdf, invoice);
  return new Promise((resolve) => {
    pdf.on('data', (chunk) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.end();
  });
}
