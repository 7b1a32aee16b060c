/** What may happen to a delivery's notice: opened, not found, confirmed, refused, opened by another link, forgotten (ROUTE-02, BEY-02). */

import type { NoticeAnswer } from '#machines/delivery-notice/delivery-notice.actors.ts';
import type { DeliveryNoticeEvent } from '#machines/delivery-notice/delivery-notice.events.ts';
import {
  deliveryNoticeMachine,
  type DeliveryNoticeContext,
} from '#machines/delivery-notice/delivery-notice.machine.ts';
import type { PlannedDelivery } from '#machines/domain/order-history.ts';
import { done, failed, type ModelPlan } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { delivery } from './past-orders.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

type Answer =
  Done<'readNotice' | 'confirmNotice', PlannedDelivery> | Failed<'readNotice'> | Failed<'confirmNotice'>;

const planned = delivery(7);
const confirmed = delivery(7, { stage: 'confirmed', instructions: 'At the gate' });

const wishes: readonly DeliveryNoticeEvent[] = [
  { type: 'deliveryNotice.open', token: 'one' },
  { type: 'deliveryNotice.open', token: 'two' },
  { type: 'deliveryNotice.retry' },
  { type: 'deliveryNotice.confirm', instructions: null },
  { type: 'deliveryNotice.confirm', instructions: 'At the gate' },
  { type: 'deliveryNotice.forget' },
];

const unopened: DeliveryNoticeContext = { token: null, delivery: null, asked: null, failure: null };

class Desk extends Stage<DeliveryNoticeContext> {
  become(state: string, memory: Partial<DeliveryNoticeContext>): void {
    this.state = state;
    Object.assign(this.memory, memory);
  }

  read(token: string): void {
    this.become('reading', { ...unopened, token });
    this.ask('reading', 'readNotice', { token });
  }

  hear(event: DeliveryNoticeEvent | Answer): void {
    const { token } = this.memory;
    switch (event.type) {
      case 'deliveryNotice.open': {
        const isUnderWay = this.state === 'reading' || this.state === 'confirming';
        return isUnderWay && token === event.token ? undefined : this.read(event.token);
      }
      case 'deliveryNotice.retry':
        if (this.state !== 'unread' || token === null) return;
        return this.ask('reading', 'readNotice', { token });
      case 'deliveryNotice.confirm':
        if (this.state !== 'shown' || token === null) return;
        this.become('confirming', { asked: event, failure: null });
        return this.ask('confirming', 'confirmNotice', {
          token,
          instructions: event.instructions,
        } satisfies NoticeAnswer);
      case 'deliveryNotice.forget':
        return this.become('unopened', unopened);
      case 'xstate.done.actor.readNotice':
        return this.become('shown', { delivery: event.output, failure: null });
      case 'xstate.done.actor.confirmNotice':
        this.become('shown', { delivery: event.output, failure: null });
        return this.tell({ type: 'deliveryNotice.confirmed' });
      case 'xstate.error.actor.readNotice':
        return this.become('unread', { failure: event.error });
      case 'xstate.error.actor.confirmNotice': {
        const isExpiry = event.error.kind === 'sessionExpired';
        this.become('shown', { failure: isExpiry ? null : event.error });
        return this.tell({ type: 'deliveryNotice.failed', failure: event.error, asked: this.memory.asked });
      }
    }
  }
}

const answers: Readonly<Record<string, readonly Answer[]>> = {
  reading: [
    done('readNotice', planned),
    failed('readNotice', failure('notFound')),
    failed('readNotice', failure('sessionExpired')),
  ] as readonly Answer[],
  confirming: [
    done('confirmNotice', confirmed),
    failed('confirmNotice', failure('refused')),
    failed('confirmNotice', failure('sessionExpired')),
  ] as readonly Answer[],
};

export const deliveryNoticePlan: ModelPlan = {
  machine: deliveryNoticeMachine,
  inputs: [undefined],
  events: (state) => [...wishes, ...(answers[state] ?? [])],
  projection: ({ token, delivery: shown, asked, failure: reason }) => [token, shown, asked, reason],
  oracle: oracleFrom(
    Desk,
    () => new Desk('unopened', unopened),
    (desk, event: DeliveryNoticeEvent | Answer) => desk.hear(event),
  ),
  invariants: (steps) => {
    const now = steps.at(-1);
    const memory = (now?.view.context ?? {}) as unknown as DeliveryNoticeContext;
    const broken: string[] = [];
    if (/"(one|two)"/.test(JSON.stringify(now?.view.facts))) broken.push('a fact holds the token');
    if (now?.view.state === 'unopened' && JSON.stringify(memory) !== JSON.stringify(unopened))
      broken.push('something of whoever opened it has stayed');
    if (['shown', 'confirming'].includes(now?.view.state ?? '') && memory.delivery === null)
      broken.push('there is nothing to confirm');
    if (now?.view.state === 'reading' && memory.delivery !== null)
      broken.push('another link’s delivery is shown');
    return broken;
  },
};
