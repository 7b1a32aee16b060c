/**
 * Messages between a window of the shop and the inspector;
 * their content is masked before it is sent.
 */

import type { Masked } from './mask.ts';

export const channelName = 'brightwater-machines';

/** Where the server serves the inspector, and the machines of the pages it rendered. */
export const inspectorPath = '/__machines';
export const pagesPath = `${inspectorPath}/pages.json`;

/** A transition: state paths and the event as the charts write them. */
export interface Taken {
  readonly from: string;
  readonly to: readonly string[];
  readonly event: string;
}

/** A snapshot of an actor between two events. */
export interface Seen {
  readonly status: string;
  /** Paths of all active states. */
  readonly active: readonly string[];
  /** Types of events that these states accept. */
  readonly events: readonly string[];
  /** The context of a machine or the output of a request. */
  readonly context: Masked;
}

interface Stamp {
  /** Counts up from 1. */
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly actor: string;
}

export interface ActorMoment extends Stamp {
  readonly kind: 'actor';
  readonly parent: string | null;
  readonly name: string;
  /** The machine's id; null for a request or a listener. */
  readonly machine: string | null;
}

export interface StepMoment extends Stamp {
  readonly kind: 'step';
  readonly source: string | null;
  readonly event: Readonly<Record<string, Masked>>;
  readonly before: string;
  readonly after: string;
  readonly taken: readonly Taken[];
  readonly seen: Seen;
}

export type Moment = ActorMoment | StepMoment;

/** A window of the shop, or a page that the server rendered. */
export interface Place {
  readonly id: string;
  readonly openedAt: number;
  readonly label: string;
}

export interface DrawnPlace extends Place {
  readonly moments: readonly Moment[];
}

export type FromShop =
  | { readonly kind: 'opened'; readonly place: Place }
  /** All moments since the window opened, or those after the last sent. */
  | {
      readonly kind: 'moments';
      readonly place: Place;
      readonly isWhole: boolean;
      readonly moments: readonly Moment[];
    }
  | { readonly kind: 'closed'; readonly place: Place };

export type FromInspector =
  | { readonly kind: 'watch' }
  | {
      readonly kind: 'send';
      readonly place: string;
      readonly actor: string;
      readonly event: { readonly type: string };
    };
