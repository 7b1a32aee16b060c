/** What may happen to a new version of the shop: offered outside the checkout, taken or refused, and no page without its parts (PWA-01, R7). */

import type { UpdatesEvent } from '#machines/updates/updates.events.ts';
import { updatesMachine, type UpdatesContext } from '#machines/updates/updates.machine.ts';
import { failed, done, type ModelPlan } from '#tests/support/model.ts';
import { failure } from './goods.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

type Answer = Done<'takeRelease', undefined> | Failed<'takeRelease' | 'watchReleases'>;

/** One page, and what is put before its shopper. */
class Page extends Stage<UpdatesContext> {
  isAt(...states: readonly string[]): boolean {
    return states.includes(this.state);
  }

  reload(): void {
    this.state = 'reloading';
    this.tell({ type: 'updates.reloadWanted' });
  }

  /** Not at the checkout, and not while an order is under way elsewhere on the site. */
  mayInterrupt(): boolean {
    return !this.memory.isAtCheckout && !this.memory.isHeld;
  }

  offer(): void {
    this.state = this.mayInterrupt() ? 'offered' : 'deferred';
    if (this.state === 'offered') this.tell({ type: 'updates.offered' });
  }

  reconsider(): void {
    if (this.isAt('deferred')) this.offer();
    else if (this.isAt('offered') && !this.mayInterrupt()) {
      this.state = 'deferred';
      this.tell({ type: 'updates.withdrawn' });
    }
  }

  hear(event: UpdatesEvent | Answer): void {
    switch (event.type) {
      case 'release.found':
        this.memory.isTaken = false;
        if (this.isAt('current', 'refused')) this.offer();
        return;
      case 'release.taken':
        this.memory.isTaken = true;
        if (this.isAt('current')) this.offer();
        return;
      case 'release.lost':
        if (this.isAt('stranded', 'reloading')) return;
        if (this.memory.isHeld) this.state = 'stranded';
        else this.reload();
        return;
      case 'updates.take':
        if (!this.isAt('offered')) return;
        if (this.memory.isTaken) this.reload();
        else this.ask('taking', 'takeRelease', undefined);
        return;
      case 'updates.refuse':
        if (this.isAt('offered')) this.state = 'refused';
        return;
      case 'updates.visit':
        this.memory.isAtCheckout = event.isCheckout;
        return this.reconsider();
      case 'updates.holdPage':
        this.memory.isHeld = true;
        return this.reconsider();
      case 'updates.freePage':
        this.memory.isHeld = false;
        return this.isAt('stranded') ? this.reload() : this.reconsider();
      case 'xstate.done.actor.takeRelease':
        if (this.mayInterrupt()) return this.reload();
        this.memory.isTaken = true;
        this.state = 'deferred';
        return;
      case 'xstate.error.actor.takeRelease':
        return this.offer();
      case 'xstate.error.actor.watchReleases':
    }
  }
}

const events: readonly UpdatesEvent[] = [
  { type: 'release.found' },
  { type: 'release.taken' },
  { type: 'release.lost' },
  { type: 'updates.take' },
  { type: 'updates.refuse' },
  { type: 'updates.visit', isCheckout: true },
  { type: 'updates.visit', isCheckout: false },
  { type: 'updates.holdPage' },
  { type: 'updates.freePage' },
];

export const updatesPlan: ModelPlan = {
  machine: updatesMachine,
  inputs: [undefined],
  events: (state) => [
    ...events,
    ...(state === 'taking'
      ? [done('takeRelease', undefined), failed('takeRelease', failure('unexpected'))]
      : []),
    failed('watchReleases', failure('unexpected')),
  ],
  projection: (context) => context,
  oracle: oracleFrom<UpdatesContext, UpdatesEvent | Answer, Page>(
    Page,
    () => {
      const page = new Page('current', { isAtCheckout: false, isHeld: false, isTaken: false });
      page.ask('current', 'watchReleases');
      return page;
    },
    (page, event) => page.hear(event),
  ),
  invariants: (steps) => {
    const now = steps.at(-1)?.view;
    if (now === undefined) return [];
    const { isAtCheckout, isHeld } = now.context as unknown as UpdatesContext;
    const types = (now.facts as readonly { readonly type: string }[]).map(({ type }) => type);
    const broken: string[] = [];
    if ((isAtCheckout || isHeld) && now.state === 'offered') broken.push('offered at the wrong time');
    if (isHeld && types.includes('updates.reloadWanted')) broken.push('reloaded under an order');
    return broken;
  },
};
