/** What is left when drawing itself failed: a plain page with a way back (§8 unexpected error). */

import { Component, type ReactNode } from 'react';

interface ErrorScreenProps {
  readonly children: ReactNode;
}

export class ErrorScreen extends Component<ErrorScreenProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <main id="main" className="container" style={{ paddingBlock: 64 }}>
        <h1>Sorry! An unexpected error occurred.</h1>
        <p role="alert">{error.message}</p>
        <p>
          Your cart is kept. <a href="/">Go back to the start</a>
        </p>
      </main>
    );
  }
}
