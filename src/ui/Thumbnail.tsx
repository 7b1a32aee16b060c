/** A small square picture beside the name of what it shows; says nothing itself (CAT-04). */

import { Picture } from './Picture.tsx';

export interface ThumbnailProps {
  srcFor: (width: number) => string;
  /** Pixels. */
  size: number;
}

export const Thumbnail = ({ srcFor, size }: ThumbnailProps) => (
  <Picture srcFor={srcFor} widths={[80, 160]} sizes={`${size}px`} width={size} height={size} alt="" />
);
