/** Details element whose content loads when the shopper reaches for it or opens it. */
import { useCallback, useState, type ReactNode } from 'react';
import { LoadOnDemand, type LoadOnDemandProps } from './LoadOnDemand.tsx';

export interface WhenOpenedProps extends Pick<LoadOnDemandProps, 'load'> {
  /** Initially open. */
  readonly open?: boolean | undefined;
  readonly line: ReactNode;
  readonly className: string | undefined;
  readonly lineClassName: string | undefined;
  readonly panelClassName: string | undefined;
  /** Shown instead without scripts. */
  readonly withoutScript?: string;
}

export const WhenOpened = (props: WhenOpenedProps) => {
  const [isWanted, want] = useState(false);
  // it may have been opened before hydration
  const watch = useCallback((fold: HTMLDetailsElement | null) => {
    if (fold?.open) want(true);
  }, []);
  const wantIt = (): void => want(true);
  return (
    <details ref={watch} open={props.open} className={props.className} onToggle={wantIt}>
      <summary className={props.lineClassName} onPointerEnter={wantIt} onFocus={wantIt}>
        {props.line}
      </summary>
      <div className={props.panelClassName}>
        <LoadOnDemand isWanted={isWanted} load={props.load} />
        {props.withoutScript !== undefined && <noscript>{props.withoutScript}</noscript>}
      </div>
    </details>
  );
};
