/** What the browser's tab and a search engine read: the title with the brand's suffix, the description. */

export interface PageTitleProps {
  readonly title: string;
  /** ' | Brand'; left out where the title already ends in it. */
  readonly suffix: string;
  readonly description?: string | undefined;
  /** Nothing for a search engine: a page of one person, or one that means nothing without its link. */
  readonly isPrivate?: boolean | undefined;
}

const brandOf = (suffix: string): string => suffix.replace(/^[\s|–-]+/, '');

export const PageTitle = ({ title, suffix, description = '', isPrivate = false }: PageTitleProps) => (
  <>
    <title>{suffix !== '' && title.endsWith(brandOf(suffix)) ? title : title + suffix}</title>
    {description !== '' && <meta name="description" content={description} />}
    {isPrivate && <meta name="robots" content="noindex" />}
  </>
);
