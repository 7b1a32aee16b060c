/** Details element whose content code loads on first opening. */
import { useCallback, useState, type ReactNode } from 'react';
import { LoadOnDemand, type LoadOnDemandProps } from './LoadOnDemand.tsx';

export interface WhenOpenedProps extends Pick<LoadOnDemandProps, 'load'> {
  readonly line: ReactNode;
  readonly className: string | undefined;
  readonly lineClassName: string | undefined;
  readonly panelClassName: string | undefined;
  /** Shown instead without scripts. */
  readonly withoutScript: string;
}

export const WhenOpened = (props: WhenOpenedProps) => {
  const [isWanted, want] = useState(false);
  // it may have been opened before hydration
  const watch = useCallback((fold: HTMLDetailsElement | null) => {
    if (fold?.open) want(true);
  }, []);
  return (
    <details
      ref={watch}
      className={props.className}
      onToggle={({ currentTarget }) => want(currentTarget.open)}
    >
      <summary className={props.lineClassName}>{props.line}</summary>
      <div className={props.panelClassName}>
        <LoadOnDemand isWanted={isWanted} load={props.load} />
        <noscript>{props.withoutScript}</noscript>
      </div>
    </details>
  );
};
