/**
 * Builds the font of PDFs: the shop's Figtree, then Noto Sans and Unifont for missing letters. All
 * their glyphs go into one embedded font, so that PDFs wrap and measure text in any script alike.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph, type Position } from 'fontkit';
import type PDFDocument from 'pdfkit';
import { encodeOutline } from './glyph-outline.ts';
import { unpackWoff } from './unpack-woff.ts';

const noto = [
  'latin',
  'latin-ext',
  'vietnamese',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'devanagari',
];
/** In order of preference; a word uses the first family that has all its letters. */
const families: readonly (readonly string[])[] = [
  ['latin', 'latin-ext'].map(
    (part) => `@fontsource-variable/figtree/files/figtree-${part}-wght-normal.woff2`,
  ),
  noto.map((part) => `@fontsource-variable/noto-sans/files/noto-sans-${part}-wght-normal.woff2`),
  ['@fontsource/unifontex/files/unifontex-latin-400-normal.woff'],
];
const unitsPerEm = 1000;
const { resolve } = createRequire(import.meta.url);
const opened = new Map<string, Font>();

function openFont(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const bytes = readFileSync(resolve(file));
  const font = create(file.endsWith('.woff') ? unpackWoff(bytes) : bytes);
  opened.set(file, font);
  return font;
}

function fontIn(family: readonly string[], letter: string): Font | undefined {
  return family.map(openFont).find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

/** A letter without a glyph in any font is printed as its Unicode number. */
function fontsOf(word: string): [Font, string][] {
  const letters = [...word];
  const family = families.find((each) => letters.every((letter) => fontIn(each, letter)));
  return letters.flatMap((letter): [Font, string][] => {
    const candidates = family === undefined ? families : [family];
    for (const each of candidates) {
      const font = fontIn(each, letter);
      if (font) return [[font, letter]];
    }
    return fontsOf(`[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}]`);
  });
}

/**
 * Adjacent letters of one font are laid out together, as ligatures, kerning and joined scripts
 * require.
 */
function runsOf(word: string): [Font, string][] {
  const runs: [Font, string][] = [];
  for (const [font, letter] of fontsOf(word)) {
    const last = runs.at(-1);
    if (last?.[0] === font) last[1] += letter;
    else runs.push([font, letter]);
  }
  return runs;
}

/** Composes letters and removes control characters, which have no shape on paper. */
function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Cf}\uFE00-\uFE0F]/gu, '')
    .replaceAll(/\p{Cc}/gu, ' ');
}

interface SheetGlyph extends Pick<Glyph, 'id' | 'advanceWidth' | 'codePoints'> {
  readonly glyph: Glyph;
  readonly scale: number;
}

/** A font for one document, to be passed to pdfkit; it collects the used glyphs. */
export function createPdfFont(): Font {
  const base = openFont(families[0]?.[0] ?? '');
  const used: SheetGlyph[] = [];
  const ids = new Map<Font, Map<number, SheetGlyph>>();

  const use = (font: Font, glyph: Glyph): SheetGlyph => {
    const known = ids.get(font) ?? new Map<number, SheetGlyph>();
    ids.set(font, known);
    const scale = unitsPerEm / font.unitsPerEm;
    const { advanceWidth, codePoints } = glyph;
    const own = known.get(glyph.id) ?? {
      id: used.length,
      advanceWidth: advanceWidth * scale,
      codePoints,
      glyph,
      scale,
    };
    if (own.id === used.length) used.push(own);
    known.set(glyph.id, own);
    return own;
  };
  use(base, base.getGlyph(0));

  const layout = (text: string) => {
    const glyphs: SheetGlyph[] = [];
    const positions: Position[] = [];
    for (const [font, letters] of runsOf(printable(text))) {
      const run = font.layout(letters);
      const scale = unitsPerEm / font.unitsPerEm;
      run.glyphs.forEach((glyph, place) => {
        glyphs.push(use(font, glyph));
        const { xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[place] ?? {};
        positions.push({
          xAdvance: xAdvance * scale,
          yAdvance: yAdvance * scale,
          xOffset: xOffset * scale,
          yOffset: yOffset * scale,
        });
      });
    }
    const advanceWidth = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return { glyphs, positions, advanceWidth };
  };

  const createSubset = () => {
    const subset = base.createSubset();
    // long offsets, because glyphs of large scripts exceed short ones
    subset.font = Object.create(base, { loca: { value: { version: 1 } } });
    // fontkit copies a glyph's bytes, which a compressed file does not have, so the outline is
    // encoded instead
    const addGlyph = (id: number) => {
      const { glyph, scale, advanceWidth } = used[id] ?? use(base, base.getGlyph(0));
      const path = glyph.path.mapPoints((x, y) => [x * scale, y * scale]);
      const outline = encodeOutline(path);
      subset.glyf.push(outline);
      subset.loca.offsets.push(subset.offset);
      subset.hmtx.metrics.push({ advance: Math.round(advanceWidth), bearing: 0 });
      subset.offset += outline.length;
      return subset.glyf.length - 1;
    };
    return Object.assign(subset, { _addGlyph: addGlyph });
  };

  return Object.create(base, { layout: { value: layout }, createSubset: { value: createSubset } });
}

/** The files contain the thinnest weight only, so weight is simulated by stroking the outlines. */
export function setType(sheet: PDFDocument, size: number, colour: string, isStrong = false): void {
  sheet.fontSize(size).fillColor(colour).strokeColor(colour);
  sheet.lineWidth(size * (isStrong ? 0.05 : 0.015)).addContent('2 Tr');
}
