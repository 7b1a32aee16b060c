/** Renders a drawn master as the requested raster image. */
import sharp from 'sharp';
import type { Fit, MediaRequest } from './media-request.ts';

const sharpFit: Readonly<Record<Fit, 'inside' | 'outside' | 'cover'>> = {
  bounds: 'inside',
  cover: 'outside',
  crop: 'cover',
};

/** SVG renders at 72 dpi by default; rendering at the target size keeps edges sharp. */
const nativeDensity = 72;

export async function rasterise(master: string, request: MediaRequest): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, fit, format, quality } = request;
  const own = measure(master);
  const scale = Math.max((width ?? 0) / own.width, (height ?? 0) / own.height) || 1;
  const image = sharp(Buffer.from(master), { density: Math.min(Math.max(nativeDensity * scale, 1), 1000) });
  if (width !== undefined || height !== undefined) {
    image.resize(width ?? null, height ?? null, { fit: sharpFit[fit] });
  }
  image.flatten({ background: '#ffffff' });
  const coded =
    format === 'webp'
      ? image.webp({ quality, effort: 4, smartSubsample: true })
      : format === 'png'
        ? image.png({ compressionLevel: 9 })
        : image.jpeg({ quality, progressive: true, mozjpeg: true });
  return new Uint8Array(await coded.toBuffer());
}

function measure(master: string): { readonly width: number; readonly height: number } {
  const [, width, height] = /<svg[^>]*? width="(\d+)" height="(\d+)"/.exec(master) ?? [];
  if (width === undefined || height === undefined)
    throw new Error('A master must begin with its width and height.');
  return { width: Number(width), height: Number(height) };
}
