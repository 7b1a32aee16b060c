/** What ought to become of a session, told without its machine (§4 sign in/out, SESS-01 … SESS-07, SHELL-08, CART-11, CART-14). */

import type { Credentials, Registration, TokenOwner } from '#machines/domain/session.ts';
import type { SessionEvent } from '#machines/session/session.events.ts';
import type { SessionContext } from '#machines/session/session.setup.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

type Step = 'signIn' | 'register' | 'activateToken' | 'revokeToken' | 'clearToken' | 'clearCaches';
type Child = Step | 'clearCustomerInfo';

export type Answer =
  | Done<'restoreSession', TokenOwner | null>
  | Failed<'restoreSession'>
  | Done<'verifyToken', boolean>
  | Failed<'verifyToken'>
  | Failed<'watchToken'>
  | { readonly type: `xstate.done.actor.${Child}` }
  | Failed<Child>
  | { readonly type: `xstate.after.${string}` };

const busySentence = 'Your cart is busy just now. Please try to sign in again in a moment.';
const timedOutSentence = 'Your session has timed out, please login again.';

class Doorkeeper extends Stage<SessionContext> {
  /** Nobody is busy any more: whoever's token is here is in. */
  settle(): void {
    const { newcomer, isTimedOut } = this.memory;
    if (newcomer === null) this.state = isTimedOut ? 'timedOut.asking' : 'signedOut';
    else this.enter(newcomer, 'session.restored');
  }

  enter(email: string, how: 'session.restored' | 'session.signedIn'): void {
    const before = this.memory.email;
    if (before !== null && before.toLowerCase() !== email.toLowerCase())
      this.tell({ type: 'session.ownerChanged' });
    this.tell({ type: how, email });
    Object.assign(this.memory, {
      email,
      claimant: null,
      newcomer: null,
      isTimedOut: false,
      isExpiring: false,
      isInterrupted: false,
      isAcknowledged: false,
      failure: null,
    });
    this.state = 'signedIn.fresh';
  }

  claim(child: 'signIn' | 'register', state: string, given: Credentials | Registration): void {
    this.memory.claimant = given.email;
    this.memory.isRegistration = child === 'register';
    this.memory.failure = null;
    this.tell({ type: 'session.signInStarted', isRegistration: child === 'register' });
    this.ask(state, child, child === 'signIn' ? { credentials: given } : { registration: given });
  }

  release(): void {
    this.state = 'releasingCart';
    this.tell({ type: 'session.cartReleaseWanted' });
  }

  refuse(failure: SessionContext['failure']): void {
    this.memory.failure = failure;
    this.memory.claimant = null;
  }

  /** The dialog has nothing to say any more. */
  closeDialog(): void {
    Object.assign(this.memory, { isTimedOut: false, isInterrupted: false, isAcknowledged: false });
  }

  /** By the clock, or because something that was asked for came back refused. */
  timeOut(isInterrupted: boolean): void {
    this.memory.isTimedOut = true;
    this.memory.isInterrupted = isInterrupted;
    this.memory.isExpiring = false;
    this.tell({ type: 'session.timedOut' });
    this.ask('timedOut.dropping', 'clearToken', { isTimedOut: true });
  }

  /** The customer, the checkout and the cart, one after the other; a cart that asked for it looks after itself. */
  forgetAll(): void {
    const others = ['customer', 'checkout'];
    for (const what of this.memory.isInPlace ? others : [...others, 'cart'])
      this.tell({ type: `session.${what}Forgotten` });
  }

  forgetQuietly(): void {
    this.closeDialog();
    this.forgetAll();
    this.ask('forgetting.clearingCaches', 'clearCaches');
  }

  /** The token in storage is removed, whoever's it had become meanwhile. */
  clearToken(): void {
    this.closeDialog();
    this.memory.newcomer = null;
    this.ask('signingOut.clearingToken', 'clearToken', { isTimedOut: false });
  }

  farewell(): string {
    if (this.state.startsWith('forgetting')) return 'session.forgotten';
    return this.memory.isInPlace ? 'session.signedOutInPlace' : 'session.signedOut';
  }

  beStranger(): void {
    Object.assign(this.memory, { email: null, claimant: null, isExpiring: false, failure: null });
  }

  deny(): void {
    this.tell({
      type: 'session.verificationFailed',
      failure: { kind: 'sessionExpired', message: timedOutSentence },
    });
  }

  verified(): void {
    this.state = this.memory.isExpiring ? 'signedIn.expiring' : 'signedIn.fresh';
  }

  visit(isSignInPage: boolean, isAccountDoor: boolean): void {
    const { isAtSignIn } = this.memory;
    this.memory.isAtSignIn = isSignInPage;
    this.memory.failure = null;
    if (isSignInPage && !isAtSignIn) this.tell({ type: 'session.signInPageOpened' });
    if (this.state === 'timedOut.asking' && this.memory.isAcknowledged && !isAccountDoor)
      this.forgetQuietly();
  }

  join(email: string): void {
    this.memory.newcomer = email;
    const isBusy = /^(signingIn|registering|releasingCart|activating|signingOut|forgetting)/;
    if (isBusy.test(this.state)) return;
    if (this.state === 'signedIn.verifying') this.deny();
    this.settle();
  }

  request(event: SessionEvent): void {
    const [room, place] = this.state.split('.');
    const canSignIn = this.state === 'signedOut' || this.state === 'timedOut.asking';
    switch (event.type) {
      case 'session.signIn':
        if (canSignIn) this.claim('signIn', 'signingIn', event.credentials);
        return;
      case 'session.register':
        if (canSignIn) this.claim('register', 'registering', event.registration);
        return;
      case 'session.signOut':
        if (room === 'signedIn') {
          this.closeDialog();
          this.ask('signingOut.revoking', 'revokeToken');
        } else if (this.state === 'timedOut.asking') this.clearToken();
        return;
      case 'session.signOutInPlace':
        if (room !== 'signedIn') return this.deny();
        this.memory.isInPlace = true;
        this.closeDialog();
        return this.ask('signingOut.revoking', 'revokeToken');
      case 'session.confirmCartRelease':
        if (this.state === 'releasingCart')
          this.ask('activating', 'activateToken', { email: this.memory.claimant });
        return;
      case 'session.verify':
        if (place === 'fresh' || place === 'expiring') this.ask('signedIn.verifying', 'verifyToken');
        else if (place !== 'verifying') this.deny();
        return;
      case 'session.acknowledge':
        if (this.state !== 'timedOut.asking') return;
        this.memory.isAcknowledged = true;
        return this.tell({ type: 'session.signInWanted' });
      case 'session.dismiss':
        if (this.state === 'timedOut.asking' || (room === 'signingIn' && this.memory.isTimedOut))
          this.forgetQuietly();
        return;
      case 'session.visit':
        return this.visit(event.isSignInPage, event.isAccountDoor);
      case 'token.nearlyExpired':
        // once is enough, and whoever waits for an answer of the server is told all the same
        if (room !== 'signedIn' || this.memory.isExpiring) return;
        if (place === 'fresh') this.state = 'signedIn.expiring';
        this.memory.isExpiring = true;
        return this.tell({ type: 'session.nearlyExpired' });
      case 'token.expired':
      case 'token.refused':
        if (room === 'signedIn') this.timeOut(event.type === 'token.refused');
        else this.memory.newcomer = null;
        return;
      case 'token.removed':
        if (room === 'signedIn') this.forgetQuietly();
        else this.memory.newcomer = null;
        return;
      case 'token.replaced':
        return this.join(event.email);
    }
  }

  /** What follows on a step, whether it went well or not. */
  goOn(isDone: boolean, failure: SessionContext['failure']): void {
    switch (this.state) {
      case 'signingIn':
      case 'registering':
        if (isDone) return this.release();
        this.refuse(failure);
        this.tell({ type: 'session.signInFailed' });
        return this.settle();
      case 'releasingCart':
        this.refuse({ kind: 'refused', message: busySentence });
        this.tell({ type: 'session.signInUndone' });
        this.tell({ type: 'session.signInFailed' });
        return this.settle();
      case 'activating':
        if (isDone) return this.enter(String(this.memory.claimant), 'session.signedIn');
        this.refuse(failure);
        this.tell({ type: 'session.signInUndone' });
        this.tell({ type: 'session.signInFailed' });
        return this.settle();
      case 'timedOut.dropping':
        this.state = 'timedOut.asking';
        return;
      case 'signingOut.revoking':
        return this.clearToken();
      case 'signingOut.clearingToken':
        this.forgetAll();
        return this.ask('signingOut.clearingCaches', 'clearCaches');
      case 'signingOut.clearingCaches':
        if (!this.memory.isInPlace) this.tell({ type: 'session.homeWanted' });
        return this.ask('signingOut.clearingInfo', 'clearCustomerInfo');
      case 'forgetting.clearingCaches':
        return this.ask('forgetting.clearingInfo', 'clearCustomerInfo');
      case 'signingOut.clearingInfo':
      case 'forgetting.clearingInfo':
        this.beStranger();
        this.tell({ type: this.farewell() });
        this.memory.isInPlace = false;
        return this.settle();
    }
  }

  answer(event: Answer): void {
    switch (event.type) {
      case 'xstate.done.actor.restoreSession':
        if (event.output !== null) return this.enter(event.output.email, 'session.restored');
        this.state = 'signedOut';
        return this.tell({ type: 'session.restoredAsGuest' });
      case 'xstate.error.actor.restoreSession':
        this.state = 'signedOut';
        return this.tell({ type: 'session.restoredAsGuest' });
      case 'xstate.error.actor.watchToken':
        return;
      case 'xstate.done.actor.verifyToken':
        if (!event.output) return this.timeOut(true);
        this.tell({ type: 'session.verified' });
        return this.verified();
      case 'xstate.error.actor.verifyToken':
        this.tell({ type: 'session.verificationFailed', failure: event.error });
        return this.verified();
      default:
        return this.goOn(!event.type.startsWith('xstate.error'), 'error' in event ? event.error : null);
    }
  }

  hear(event: SessionEvent | Answer): void {
    if (event.type.startsWith('xstate.')) this.answer(event as Answer);
    else this.request(event as SessionEvent);
  }
}

export const sessionOracle = oracleFrom<SessionContext, SessionEvent | Answer, Doorkeeper>(
  Doorkeeper,
  () => {
    const keeper = new Doorkeeper('restoring', {
      email: null,
      claimant: null,
      newcomer: null,
      isTimedOut: false,
      isExpiring: false,
      isInterrupted: false,
      isAcknowledged: false,
      isAtSignIn: false,
      isInPlace: false,
      isRegistration: false,
      failure: null,
    });
    keeper.ask('restoring', 'watchToken');
    keeper.ask('restoring', 'restoreSession');
    return keeper;
  },
  (keeper, event) => keeper.hear(event),
);
