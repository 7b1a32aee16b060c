/** Declares the part of pdfkit that PDFs use; the package has no types. */
declare module 'pdfkit' {
  interface DocumentOptions {
    readonly size?: string;
    readonly margin?: number;
    readonly info?: Readonly<Record<string, string | Date>>;
  }
  interface TextOptions {
    readonly width?: number;
    readonly align?: 'left' | 'right';
    readonly lineBreak?: boolean;
  }
  export default class PDFDocument {
    constructor(options?: DocumentOptions);
    y: number;
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    addPage(): this;
    font(font: import('fontkit').Font): this;
    lineWidth(width: number): this;
    /** Writes a raw operator into the page's content. */
    addContent(operator: string): this;
    fontSize(size: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    text(text: string, x?: number, y?: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    end(): void;
  }
}
