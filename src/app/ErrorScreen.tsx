/** What is left when drawing, or the shop itself, broke: a masked shell with the error's id and a way back (§8 unexpected error, NET-06). */

import { Component, type ReactNode } from 'react';
import type { UnexpectedError } from '#machines/notices/errors/errors.events.ts';
import { isLostPart, noticeError, toConsole } from '#services/device/unexpected-error.ts';
import type { ShopActor } from '#shop/ShopProvider.tsx';
import { MaskedShell } from '#features/shell/MaskedShell.tsx';

export interface ErrorScreenProps {
  readonly shop: ShopActor;
  /** Saves what led here (MACH-04). */
  readonly onSaveRecording: () => void;
  readonly children: ReactNode;
}

interface ErrorScreenState {
  readonly isBroken: boolean;
  /** Null where only a part of the page could not be had, which is nobody's error. */
  readonly error: UnexpectedError | null;
}

export class ErrorScreen extends Component<ErrorScreenProps, ErrorScreenState> {
  override state: ErrorScreenState = { isBroken: false, error: null };
  private listening: { unsubscribe(): void } | null = null;

  static getDerivedStateFromError(): ErrorScreenState {
    return { isBroken: true, error: null };
  }

  override componentDidMount(): void {
    // a machine that broke takes the whole shop with it: nothing on the page would answer any more
    this.listening = this.props.shop.subscribe({ error: (cause) => this.notice(cause) });
  }

  override componentDidCatch(cause: unknown): void {
    this.notice(cause);
  }

  override componentWillUnmount(): void {
    this.listening?.unsubscribe();
  }

  private notice(cause: unknown): void {
    if (isLostPart(cause)) return this.setState({ isBroken: true });
    const error = noticeError(cause, toConsole);
    this.setState({ isBroken: true, error });
    this.props.shop
      .getSnapshot()
      .children.notices?.getSnapshot()
      .children.errors?.send({ type: 'errors.mask', error });
  }

  override render(): ReactNode {
    const { isBroken, error } = this.state;
    return isBroken ? (
      <MaskedShell
        error={error}
        onReload={() => window.location.reload()}
        onSaveRecording={this.props.onSaveRecording}
      />
    ) : (
      this.props.children
    );
  }
}
