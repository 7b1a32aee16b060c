/** Files and samples of a downloadable product (CAT-02). */

import type { Product } from '#machines/domain/catalog.ts';
import styles from './Files.module.css';

export interface FilesProps {
  readonly product: Pick<Product, 'files' | 'samples'>;
}

const FileList = ({ title, files }: { readonly title: string; readonly files: Product['files'] }) =>
  files.length > 0 && (
    <section aria-label={title} className={styles['files']}>
      <h2 className={styles['title']}>{title}</h2>
      <ul>
        {files.map((file) => (
          <li key={file.title}>
            {file.title}
            {file.url !== null && (
              <>
                {' '}
                <a href={file.url} aria-label={`Sample of ${file.title}`} download>
                  Sample
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );

export const Files = ({ product: { files, samples } }: FilesProps) => (
  <>
    <FileList title="What you download" files={files} />
    {samples.length > 0 && (
      <section aria-label="Look inside" className={styles['files']}>
        <h2 className={styles['title']}>Look inside</h2>
        <ul>
          {samples.map(({ title, url }) => (
            <li key={title}>
              {url === null ? (
                title
              ) : (
                <a href={url} download>
                  {title}
                </a>
              )}
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
);
