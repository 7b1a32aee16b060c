/** HTML from elsewhere that was made harmless where it was decoded (CONTENT-02). */

export interface HtmlProps {
  readonly html: string;
  readonly className?: string | undefined;
}

export const Html = ({ html, className }: HtmlProps) => (
  // oxlint-disable-next-line react/no-danger -- cleaned where it was decoded
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
);
