/** Small decorative square picture beside a name (CAT-04). */

import { Picture } from './Picture.tsx';

export interface ThumbnailProps {
  srcFor: (width: number) => string;
  /** Size in pixels. */
  size: number;
}

export const Thumbnail = ({ srcFor, size }: ThumbnailProps) => (
  <Picture srcFor={srcFor} widths={[80, 160]} sizes={`${size}px`} width={size} height={size} alt="" />
);
