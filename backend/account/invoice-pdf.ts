/**
 * Draws a tax invoice: seller, buyer, lines, the GST included, the amount due and its date
 * (ACC-01).
 */
import PDFDocument from 'pdfkit';
import { createSheetFont, setType } from '../media/sheet-font.ts';

export interface InvoiceParty {
  readonly name: string;
  readonly abn: string | null;
  /** The address and anything else printed below the name. */
  readonly lines: readonly string[];
}

export interface InvoiceSheet {
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

function drawParty(sheet: PDFDocument, heading: string, party: InvoiceParty, x: number, y: number): void {
  setType(sheet, 9, accent);
  sheet.text(heading, x, y);
  setType(sheet, 11, ink, true);
  sheet.text(party.name, x, y + 14, { width: 220 });
  setType(sheet, 10, ink);
  const beneath = [...party.lines, ...(party.abn === null ? [] : [`ABN ${party.abn}`])];
  for (const line of beneath) sheet.text(line, x, sheet.y + 2, { width: 220 });
}

function rule(sheet: PDFDocument, y: number): void {
  sheet.strokeColor('#c8d8df').lineWidth(1).moveTo(left, y).lineTo(right, y).stroke();
}

function drawRow(sheet: PDFDocument, cells: readonly [string, string, string, string], y: number): void {
  const [description, quantity, price, amount] = cells;
  sheet.text(description, left, y, { width: 250 });
  const after = sheet.y;
  sheet.text(quantity, columns.quantity, y, { width: 50, align: 'right' });
  sheet.text(price, columns.price, y, { width: 70, align: 'right' });
  sheet.text(amount, columns.amount, y, { width: right - columns.amount, align: 'right' });
  sheet.y = after;
}

function drawLines(sheet: PDFDocument, invoice: InvoiceSheet): void {
  const head = () => {
    setType(sheet, 9, accent, true);
    drawRow(sheet, ['Description', 'Quantity', 'Price', 'Amount'], sheet.y);
    rule(sheet, sheet.y + 4);
    sheet.y += 10;
    setType(sheet, 10, ink);
  };
  head();
  for (const { description, quantity, price } of invoice.lines) {
    if (sheet.y + sheet.heightOfString(description, { width: 250 }) > bottom - 110) {
      sheet.addPage();
      head();
    }
    drawRow(sheet, [description, String(quantity), dollars(price), dollars(price * quantity)], sheet.y);
    sheet.y += 6;
  }
  rule(sheet, sheet.y + 2);
  sheet.y += 12;
}

/** Uses the label of the checkout, because the buyer's bookkeeping searches for it. */
function drawPoNumbers(sheet: PDFDocument, { poNumbers }: InvoiceSheet): void {
  if (poNumbers.length === 0) return;
  const label = `Purchase order number${poNumbers.length === 1 ? '' : 's'}`;
  setType(sheet, 10, ink);
  sheet.text(`${label}: ${poNumbers.join(', ')}`, left, sheet.y, { width: right - left });
  sheet.y += 20;
}

function drawTotals(sheet: PDFDocument, invoice: InvoiceSheet): void {
  const rows: [string, string, boolean][] = [
    [`Includes ${invoice.taxLabel}`, dollars(invoice.tax), false],
    ['Total', dollars(invoice.total), true],
    ['Amount due', dollars(invoice.balance), true],
  ];
  for (const [label, value, isStrong] of rows) {
    const { y } = sheet;
    setType(sheet, isStrong ? 12 : 10, ink, isStrong);
    sheet.text(label, columns.quantity, y, { width: 130 });
    sheet.text(value, columns.amount, y, { width: right - columns.amount, align: 'right' });
    sheet.y += 4;
  }
}

export function drawInvoice(invoice: InvoiceSheet): Promise<Uint8Array> {
  const sheet = new PDFDocument({
    size: 'A4',
    margin: left,
    info: {
      Title: `Tax invoice ${invoice.number}`,
      Author: invoice.seller.name,
      CreationDate: new Date(`${invoice.issuedOn}T00:00:00Z`),
    },
  });
  sheet.font(createSheetFont());
  const chunks: Uint8Array[] = [];
  setType(sheet, 22, accent, true);
  sheet.text('Tax invoice', left, left);
  setType(sheet, 10, ink);
  const facts = [
    `Invoice ${invoice.number}`,
    `Issued ${invoice.issuedOn}`,
    `Due ${invoice.dueOn}`,
    invoice.status,
  ];
  facts.forEach((fact, place) =>
    sheet.text(fact, columns.quantity, left + place * 14, {
      width: right - columns.quantity,
      align: 'right',
    }),
  );
  drawParty(sheet, 'From', invoice.seller, left, 140);
  const sellerEnd = sheet.y;
  drawParty(sheet, 'To', invoice.buyer, columns.quantity, 140);
  sheet.y = Math.max(sheet.y, sellerEnd) + 32;
  drawPoNumbers(sheet, invoice);
  drawLines(sheet, invoice);
  drawTotals(sheet, invoice);
  return new Promise((resolve) => {
    sheet.on('data', (chunk) => chunks.push(chunk));
    sheet.on('end', () => resolve(Buffer.concat(chunks)));
    sheet.end();
  });
}
