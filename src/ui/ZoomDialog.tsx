/** Full-screen picture: zoom by click, pan by scrolling, switch by arrow keys. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import { Modal } from './Modal.tsx';
import { Picture } from './Picture.tsx';
import styles from './ZoomDialog.module.css';

export interface ZoomDialogProps {
  images: readonly { readonly url: string; readonly label: string }[];
  srcFor: (url: string, width: number) => string;
  /** null when closed. */
  index: number | null;
  onChange: (index: number | null) => void;
}

const widths = [640, 1280, 2560];

const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export const ZoomDialog = ({ images, srcFor, index, onChange }: ZoomDialogProps) => {
  const [isLarge, setIsLarge] = useState(false);
  const image = index === null ? undefined : images[index];
  const go = (by: number): void => {
    if (index === null) return;
    setIsLarge(false);
    onChange((index + by + images.length) % images.length);
  };
  return (
    <Modal
      fullScreen
      open={image !== undefined}
      onClose={() => {
        setIsLarge(false);
        onChange(null);
      }}
      title={image?.label ?? ''}
      closeLabel="Close the picture"
      footer={
        images.length > 1 && (
          <div className={styles['steps']}>
            <IconButton
              label="Previous picture"
              icon={<ChevronLeft aria-hidden="true" />}
              onClick={() => go(-1)}
            />
            <span>{`${(index ?? 0) + 1} of ${images.length}`}</span>
            <IconButton
              label="Next picture"
              icon={<ChevronRight aria-hidden="true" />}
              onClick={() => go(1)}
            />
          </div>
        )
      }
    >
      {image && (
        <button
          type="button"
          className={classNames(styles['picture'], isLarge && styles['large'])}
          aria-pressed={isLarge}
          onKeyDown={(event) => {
            const by = keySteps[event.key];
            // zoomed in, the arrow keys scroll the picture
            if (by === undefined || isLarge) return;
            event.preventDefault();
            go(by);
          }}
          onClick={() => setIsLarge(!isLarge)}
        >
          <Picture
            srcFor={(width) => srcFor(image.url, width)}
            widths={widths}
            sizes={isLarge ? '200vw' : '100vw'}
            width={1280}
            height={1280}
            alt={`${image.label}, twice as large`}
            loading="eager"
          />
        </button>
      )}
    </Modal>
  );
};
