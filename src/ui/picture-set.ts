/** Value of `srcset` for these widths in pixels. */

export const pictureSet = (srcFor: (width: number) => string, widths: readonly number[]): string =>
  widths.map((width) => `${srcFor(width)} ${width}w`).join(', ');
