/** Names on a tax invoice keep their letters. */
import { expect, test } from 'vitest';
import { drawInvoice } from '#backend/account/invoice-pdf.ts';
import { pdfText } from './pdf-text.ts';

const names = [
  'Māia Łukasz Öz',
  'Đặng Nguyễn',
  'Nguyễn'.normalize('NFD'),
  'Ελένη Жанна',
  '王小明 이영희',
  '😀 [U+20BB7]',
];

test('prints names in any script on a tax invoice', async () => {
  const buyer = {
    name: 'Māia Nguyễn',
    abn: null,
    lines: names.map((name) => name.replace('[U+20BB7]', '𠮷')),
  };
  const pdf = await drawInvoice({
    number: 'INV-1',
    issuedOn: '2026-10-01',
    dueOn: '2026-10-31',
    status: 'Open',
    seller: buyer,
    buyer,
    poNumbers: [],
    lines: [{ description: 'Café ÷ 2', quantity: 1, price: 100 }],
    total: 100,
    tax: 9,
    taxLabel: 'GST 10 %',
    balance: 100,
  });
  const lines = pdfText(Buffer.from(pdf)).split('\n');
  expect(lines).toEqual(expect.arrayContaining([...names.map((name) => name.normalize('NFC')), 'Café ÷ 2']));
});
