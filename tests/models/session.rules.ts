/** What must always hold of a session: one token at a time, nothing left of a past customer. */

import type { SessionContext } from '#machines/session/session.context.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { accountMade, cartBusy } from '#machines/domain/session.ts';
import { isIn as isWithin, type Moment, type Must } from '#machines/tools/models/plan.ts';

export const sessionRules = (
  { now, was, state, before, type, event, facts, told, error, isDone, isFailed }: Moment<SessionContext>,
  must: Must,
): void => {
  const isIn = before.startsWith('signedIn');
  const isFree = before === 'signedOut' || before === 'timedOut.asking';
  const isEntered = (place: RegExp): boolean => state !== before && place.test(state);
  must(!JSON.stringify([now, facts]).includes('Water4all'), 'a password is neither kept nor emitted');
  if (state.startsWith('signedIn'))
    must(now.email !== null && now.timeout === null && now.pendingEmail === null, 'a session has an owner');
  if (state === 'activating') must(now.pendingEmail !== null, 'a token goes live for somebody who signs in');
  must.start('watchToken', before === '');
  must.start('restoreSession', before === '');
  // an account that was just made is signed in to
  const isMade = isDone('register');
  must.start('signIn', isMade || (type === 'session.signIn' && isFree), {
    credentials: isMade ? event['output'] : event['credentials'],
  });
  must.start('register', type === 'session.register' && isFree, { registration: event['registration'] });
  // a token goes live only after the guest's cart has left
  const isReleased = type === 'session.confirmCartRelease' && before === 'releasingCart';
  must.start('activateToken', isReleased, { email: was.pendingEmail });
  must.start('verifyToken', type === 'session.verify' && isWithin(before, 'check.idle'));
  must.start('revokeToken', /signOut(InPlace)?$/.test(type) && isIn);
  must.start('clearToken', isEntered(/dropping|clearingToken/), {
    isTimedOut: state === 'timedOut.dropping',
  });
  must.start('clearCaches', isEntered(/clearingCaches/));
  must.start('clearCustomerInfo', isEntered(/clearingInfo/));
  const isFresh = isWithin(state, 'signedIn.token.fresh') && (type === 'token.replaced' || !isIn);
  const isOther = was.email !== null && was.email.toLowerCase() !== now.email?.toLowerCase();
  const isNothingAsked = isDone('signIn') && event['output'] === null;
  const isCodeWanted = isDone('signIn') && !isNothingAsked && was.storedOwner === null;
  const isCodeRight = isDone('signInCode') && event['output'] === null;
  // no token goes live without the code, or before the guest's cart has left
  must.enter('releasingCart', isNothingAsked || isCodeRight);
  must.start('signInCode', isCodeWanted, event['output']);
  must.enter('confirmingCode', isCodeWanted);
  const isCodeFailed = isDone('signInCode') && !isCodeRight;
  const isLeftOut = isCodeFailed || isFailed('signIn');
  const reason = was.form === 'register' ? accountMade : ((error ?? event['output']) as Failure);
  if (isLeftOut && was.storedOwner === null) must.hold({ failure: reason });
  must.emit('session.signedIn', isDone('activateToken'), { email: was.pendingEmail });
  must.emit('session.restored', isFresh && !isDone('activateToken'), { email: now.email });
  must.emit('session.ownerChanged', isFresh && isOther && !/clearingInfo/.test(before));
  must.emit('session.restoredAsGuest', before === 'restoring' && state === 'signedOut');
  must.emit('session.signInStarted', /signIn$|register$/.test(type) && isFree, {
    isRegistration: type === 'session.register',
  });
  must.emit('session.cartReleaseWanted', isEntered(/releasingCart/));
  const isUndone =
    (before === 'releasingCart' && type.startsWith('xstate.after')) || isFailed('activateToken');
  must.emit('session.signInUndone', isUndone);
  must.emit('session.signInFailed', isUndone || isCodeFailed || isFailed('signIn', 'register'), {
    kind: (isLeftOut ? reason : (error ?? cartBusy)).kind,
  });
  const isDead = isDone('verifyToken') && event['output'] === false;
  const isExpired = /^token\.(expired|refused)$/.test(type) && isIn;
  must.emit('session.timedOut', isDead || isExpired);
  must.emit('session.verified', isDone('verifyToken') && event['output'] === true);
  must.emit(
    'session.verificationFailed',
    isFailed('verifyToken') ||
      (type === 'session.signOutInPlace' && !isIn) ||
      (type === 'session.verify' && !isIn) ||
      (type === 'token.replaced' && isWithin(before, 'check.verifying')),
  );
  must.emit(
    'session.nearlyExpired',
    type === 'token.nearlyExpired' && isWithin(before, 'signedIn.token.fresh'),
  );
  if (isEntered(/clearingToken/)) must(now.storedOwner === null, 'a token is cleared for all before');
  must.emit('session.signInWanted', type === 'session.acknowledge' && before === 'timedOut.asking');
  must.emit(
    'session.signInPageOpened',
    type === 'session.visit' && event['isSignInPage'] === true && !was.isAtSignIn,
  );
  const isSkipped = isIn && type === 'session.visit' && event['isSignInPage'] === true;
  const isJoinedThere = told.includes('session.restored') && was.isAtSignIn;
  must.emit('session.signInSkipped', isSkipped || isJoinedThere);
  const isGivenUp =
    type === 'session.visit' &&
    before === 'timedOut.asking' &&
    was.isAcknowledged &&
    event['isSignInFlow'] === false;
  const isDismissed =
    type === 'session.dismiss' &&
    (before === 'timedOut.asking' || (/^(signingIn|confirmingCode)$/.test(before) && was.timeout !== null));
  const isForgotten = isGivenUp || isDismissed || (type === 'token.removed' && isIn);
  must(
    isForgotten === (isEntered(/ending.clearingCaches/) && now.ending === 'forgotten'),
    'shopper or another tab give it up',
  );
  const isCleared = isForgotten || (before === 'ending.clearingToken' && state !== before);
  must.emit('session.customerForgotten', isCleared);
  must.emit('session.checkoutForgotten', isCleared);
  must.emit('session.cartForgotten', isCleared && was.ending !== 'signedOutInPlace');
  must.emit(
    'session.homeWanted',
    before === 'ending.clearingCaches' && state !== before && was.ending === 'signedOut',
  );
  const isOver = before.endsWith('clearingInfo') && state !== before;
  for (const ending of ['forgotten', 'signedOut', 'signedOutInPlace'])
    must.emit(`session.${ending}`, isOver && was.ending === ending);
  must(
    !isOver || (now.ending === null && now.email === was.storedOwner),
    'only the stored owner is signed in',
  );
  // no step of an ending is skipped because an earlier one failed
  const isTimeout = type.startsWith('xstate.after');
  const isAnswered = (...children: readonly string[]): boolean =>
    isDone(...children) || isFailed(...children);
  must.enter(
    'ending.clearingToken',
    (before === 'ending.revoking' && (isAnswered('revokeToken') || isTimeout)) ||
      (before === 'timedOut.asking' && type === 'session.signOut'),
  );
  must.enter(
    'ending.clearingInfo',
    before === 'ending.clearingCaches' && (isAnswered('clearCaches') || isTimeout),
  );
  must.enter(
    'ending.clearingCaches',
    isForgotten || (before === 'ending.clearingToken' && isAnswered('clearToken')),
  );
  const isSettled =
    (isCodeFailed || isFailed('signIn', 'register') || isUndone || isOver) && was.storedOwner === null;
  const isDropped = before === 'timedOut.dropping' && isAnswered('clearToken');
  const isVerified = isAnswered('verifyToken') && !isDead;
  must.enter('timedOut.asking', (isSettled && was.timeout !== null) || isDropped);
  must.enter(
    'signedOut',
    (isSettled && was.timeout === null) || (isAnswered('restoreSession') && now.email === null),
  );
  must.enter(
    'signedIn.token.expiring',
    type === 'token.nearlyExpired' && isWithin(before, 'signedIn.token.fresh'),
  );
  must(!isVerified || !isWithin(state, 'check.verifying'), 'an answer ends the check');
  must(!isDone('restoreSession') || event['output'] === null || isFresh, 'a stored session is taken up');
  const isEnded =
    isForgotten || (isEntered(/^ending\.(revoking|clearingToken)/) && !before.startsWith('ending'));
  must(!isEnded || (now.timeout === null && !now.isAcknowledged), 'no dialog is left open');
  if (isExpired) must.hold({ timeout: type === 'token.refused' ? 'refused' : 'expired' });
  if (isDead) must.hold({ timeout: 'refused' });
  must(
    type !== 'session.signOutInPlace' ||
      (now.ending === 'signedOutInPlace') === (isIn || was.ending === 'signedOutInPlace'),
    'the page stays',
  );
  if (type === 'session.visit') must.hold({ isAtSignIn: event['isSignInPage'], failure: null });
  if (type === 'token.replaced') {
    const isBusy = /^(signingIn|registering|releasingCart|activating|ending)/.test(before);
    must(isBusy ? now.storedOwner === event['email'] && state === before : isFresh, 'another tab signs in');
  }
  if (/^token\.(expired|refused|removed)$/.test(type) && !isIn)
    must(now.storedOwner === null, 'a token that is gone signs in no one');
};
