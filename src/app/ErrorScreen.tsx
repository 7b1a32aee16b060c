/**
 * Error boundary of the whole page: shows the error's id and a way back when
 * rendering or the shop actor fails (§8 unexpected error, NET-06).
 */

import { Component, type ReactNode } from 'react';
import type { UnexpectedError } from '#machines/notices/errors/errors.events.ts';
import { isMissingPart, noticeError, toConsole } from '#services/device/unexpected-error.ts';
import type { ShopActor } from '#shop/ShopProvider.tsx';
import { MaskedShell } from '#features/shell/MaskedShell.tsx';

export interface ErrorScreenProps {
  readonly shop: ShopActor;
  /** Saves the recording of the events before the error (MACH-04). */
  readonly onSaveRecording: () => void;
  readonly children: ReactNode;
}

interface ErrorScreenState {
  readonly isBroken: boolean;
  /** Null if a part of the page could not be loaded, which is not an unexpected error. */
  readonly error: UnexpectedError | null;
}

export class ErrorScreen extends Component<ErrorScreenProps, ErrorScreenState> {
  override state: ErrorScreenState = { isBroken: false, error: null };
  private listening: { unsubscribe(): void } | null = null;

  static getDerivedStateFromError(): ErrorScreenState {
    return { isBroken: true, error: null };
  }

  override componentDidMount(): void {
    // an error in one machine stops the whole shop, so the page would no longer respond
    this.listening = this.props.shop.subscribe({ error: (cause) => this.notice(cause) });
  }

  override componentDidCatch(cause: unknown): void {
    this.notice(cause);
  }

  override componentWillUnmount(): void {
    this.listening?.unsubscribe();
  }

  private notice(cause: unknown): void {
    if (isMissingPart(cause)) return this.setState({ isBroken: true });
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
