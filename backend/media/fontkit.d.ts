/** Declares the part of fontkit that PDFs use; the package has no types. */
declare module 'fontkit' {
  export interface Path {
    readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[];
    mapPoints(map: (x: number, y: number) => [number, number]): Path;
  }
  export interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
    readonly codePoints: readonly number[];
    readonly path: Path;
  }
  export interface Position {
    xAdvance: number;
    yAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly Position[];
  }
  interface Subset {
    font: Font;
    /** Tables filled while the subset is encoded. */
    readonly glyf: Uint8Array[];
    readonly loca: { readonly offsets: number[] };
    readonly hmtx: { readonly metrics: { advance: number; bearing: number }[] };
    offset: number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    getGlyph(id: number): Glyph;
    layout(text: string): GlyphRun;
    createSubset(): Subset;
  }
  export function create(file: Uint8Array): Font;
}
