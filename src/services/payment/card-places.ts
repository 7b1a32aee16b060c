/**
 * Containers for the provider's frames: a new one for each
 * mount, removed without trace after it (PAY-02).
 */
import { type CardField, cardFields } from '#machines/domain/payment.ts';
import { cardUnavailable } from './card-failure.ts';

export interface CardPlaces {
  readonly elements: Readonly<Record<CardField, HTMLElement>>;
  close(): void;
}

/**
 * The SDK cannot be stopped while it mounts, and rejects a container that already has a
 * frame. A new element for each mount can be discarded at any time.
 */
export const openCardPlaces = (
  selectors: Readonly<Record<CardField, string>>,
  onLabel: (field: CardField) => void,
): CardPlaces => {
  const listening = new AbortController();
  const open = (field: CardField): HTMLElement => {
    const container = document.querySelector<HTMLElement>(selectors[field]);
    if (!container) throw cardUnavailable(new Error(`No element matches ${selectors[field]}`));
    const place = document.createElement('div');
    place.style.height = '100%';
    container.append(place);
    // a label cannot focus a field in a frame, so its click does
    if (container.id !== '')
      for (const label of document.querySelectorAll(`label[for="${CSS.escape(container.id)}"]`))
        label.addEventListener('click', () => onLabel(field), { signal: listening.signal });
    return place;
  };

  const opened: HTMLElement[] = [];
  const close = (): void => {
    listening.abort();
    for (const place of opened) place.remove();
  };
  try {
    const elements: Partial<Record<CardField, HTMLElement>> = {};
    for (const field of cardFields) opened.push((elements[field] = open(field)));
    return { elements: elements as Record<CardField, HTMLElement>, close };
  } catch (error) {
    close();
    throw error;
  }
};
