/** What may happen while a mailed code is asked for. */

import type { SentCode } from '#machines/domain/session.ts';
import { signInCodeMachine } from '#machines/session/sign-in-code.machine.ts';
import { after, done, failing, planOf } from '#machines/tools/models/plan.ts';

export const sentCode: SentCode = {
  sentTo: 'h•••@example.com',
  sentAt: 0,
  expiresAt: 600_000,
  resendAfter: 30_000,
  triesLeft: 5,
};
const answer = { isRight: false, isExpired: false, triesLeft: 4 };

export const signInCodePlan = planOf({
  machine: signInCodeMachine,
  proves: 'GEN-07',
  inputs: [sentCode],
  events: (state) => [
    { type: 'signInCode.confirm', code: '407193' },
    { type: 'signInCode.resend' },
    { type: 'signInCode.cancel' },
    ...(state.startsWith('open') ? [after('resendPatience', 'signInCode.open')] : []),
    ...(state === 'open.confirming'
      ? [
          done('confirmCode', { ...answer, isRight: true }),
          done('confirmCode', answer),
          done('confirmCode', { ...answer, isExpired: true, triesLeft: 5 }),
          ...failing('confirmCode', 'network', 'notFound'),
        ]
      : []),
    ...(state === 'resending'
      ? [done('resendCode', { ...sentCode, sentAt: 40_000 }), ...failing('resendCode', 'refused', 'notFound')]
      : []),
  ],
  projection: ({ canResend, failure, sent }) => [canResend, failure?.kind ?? null, sent.triesLeft],

  rules: ({ now, was, state, before, type, event, error, isDone, isFailed }, must) => {
    const isAsking = before.startsWith('open.asking');
    const given = event['output'] as Partial<typeof answer> | undefined;
    const isJudged = isDone('confirmCode');
    const isOver = error?.kind === 'notFound';
    must(!JSON.stringify(now).includes('407193'), 'the code is not kept');
    must.start('confirmCode', type === 'signInCode.confirm' && isAsking, { code: '407193' });
    must.start('resendCode', type === 'signInCode.resend' && isAsking && was.canResend);
    must.enter('open.asking.fresh', before === '' || isDone('resendCode'));
    must.enter('open.asking.wrong', isJudged && given?.isRight === false && given.isExpired === false);
    must.enter('open.asking.expired', isJudged && given?.isExpired === true);
    must.enter('open.asking.failed', error !== null && !isOver);
    const isCancelled = type === 'signInCode.cancel';
    must.enter('ended', isCancelled || isOver || (isJudged && given?.isRight === true));
    if (state === 'ended') must.hold({ failure: isCancelled ? { kind: 'cancelled', message: '' } : error });
    if (isFailed('confirmCode', 'resendCode')) must.hold({ failure: error });
    if (isJudged && state === 'open.asking.wrong') must.hold({ sent: { ...was.sent, triesLeft: 4 } });
    if (isDone('resendCode')) must.hold({ sent: given, canResend: false });
    if (type.startsWith('xstate.after')) must.hold({ canResend: true });
  },
});
