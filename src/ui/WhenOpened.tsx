/** Details element whose content appears on first opening; its code loads when reached for. */
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
  const prepare = (): void => void props.load().catch(() => undefined);
  return (
    <details
      ref={watch}
      open={props.open}
      className={props.className}
      onToggle={({ currentTarget }) => want(currentTarget.open)}
    >
      <summary className={props.lineClassName} onPointerEnter={prepare} onFocus={prepare}>
        {props.line}
      </summary>
      <div className={props.panelClassName}>
        <LoadOnDemand isWanted={isWanted} load={props.load} />
        {props.withoutScript !== undefined && <noscript>{props.withoutScript}</noscript>}
      </div>
    </details>
  );
};
