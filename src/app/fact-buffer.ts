/** Buffers facts and failed services until the tracking code is loaded, up to a limit (TRK-01). */

import type { AnyActorRef, AnyEventObject, InspectedEventEvent, InspectionEvent } from 'xstate';
import { toFailure } from '#machines/domain/failure.ts';
import type { ShopFact } from '#machines/shop.events.ts';
import type { ShopActor } from '#shop/ShopProvider.tsx';
import type { ActorFailure } from '#tracking/form-listener.ts';

/** A first view emits about twenty. */
export const mostFacts = 200;

type Heard = ShopFact | ActorFailure;

export interface FactBuffer {
  /** Receives all buffered facts, then each new one. */
  readonly release: (onFact: (fact: ShopFact) => void, onFailure: (failure: ActorFailure) => void) => void;
  readonly drop: () => void;
}

const isFact = (heard: Heard): heard is ShopFact => 'type' in heard;

const failureIn = ({ event, sourceRef, ...inspected }: InspectedEventEvent): ActorFailure => {
  const { logic } = inspected.actorRef as AnyActorRef & { readonly logic: { readonly id?: string } };
  // the slot's name: an actor id may contain a search phrase
  const slot = String((sourceRef as AnyActorRef | undefined)?.src);
  return { kind: toFailure((event as AnyEventObject)['error']).kind, source: `${logic.id}.${slot}` };
};

export const bufferFacts = (shop: Pick<ShopActor, 'on' | 'system'>): FactBuffer => {
  let kept: Heard[] = [];
  let receive = (heard: Heard): void => {
    kept.push(heard);
    if (kept.length > mostFacts) kept.shift();
  };
  const facts = shop.on('*', (fact) => receive(fact));
  const failures = shop.system.inspect((inspected: InspectionEvent) => {
    // a machine receives an error from an actor that it invoked
    if (inspected.type === '@xstate.event' && inspected.event.type.startsWith('xstate.error.actor'))
      receive(failureIn(inspected));
  });
  return {
    release: (onFact, onFailure) => {
      receive = (heard) => (isFact(heard) ? onFact(heard) : onFailure(heard));
      kept.forEach((heard) => receive(heard));
      kept = [];
    },
    drop: () => {
      facts.unsubscribe();
      failures.unsubscribe();
      kept = [];
    },
  };
};
