/** Validates the values of a product's custom options (CAT-02). */
import type { ItemOptions } from '../database/schema/cart.ts';
import type { CustomOption } from '../database/schema/product-details.ts';
import { lengthOf } from '../rules/text-length.ts';
import type { RequestedChoice } from './requested-choice.ts';

type Answers = NonNullable<ItemOptions['custom']>;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

const messages = {
  missing:
    "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
  tooLong: 'The text is too long. Shorten the text and try again.',
} as const;

function isEntered({ kind }: CustomOption): boolean {
  return kind === 'field' || kind === 'area' || kind === 'date';
}

/** 2026-12-24 00:00:00 is stored as Magento displays it: 24 Dec 2026. */
function dayText(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?: [\d:]{5,8})?$/.exec(text) ?? [];
  const name = months[Number(month) - 1];
  return name === undefined ? null : `${Number(day)} ${name} ${year}`;
}

function isMany({ kind }: CustomOption): boolean {
  return kind === 'checkbox' || kind === 'multiple';
}

function answerTo(option: CustomOption, { custom }: RequestedChoice): Answers[number] | null {
  const given = custom.filter(({ optionId }) => optionId === option.id);
  if (isEntered(option)) {
    const text = given.find((one) => one.text !== null)?.text?.trim() ?? '';
    if (text === '') return null;
    return { optionId: option.id, text: option.kind === 'date' ? (dayText(text) ?? text) : text };
  }
  // older clients send value ids as text, separated by commas
  const asked = given.flatMap((one) =>
    one.valueId === null ? (one.text ?? '').split(',').map(Number) : [one.valueId],
  );
  const ids = option.values.map(({ id }) => id).filter((id) => asked.includes(id));
  const valueIds = isMany(option) ? ids : ids.slice(0, 1);
  return valueIds.length === 0 ? null : { optionId: option.id, valueIds };
}

/** The values, or a message on what is wrong with them. */
export function chooseCustomOptions(
  options: readonly CustomOption[],
  choice: RequestedChoice,
): Answers | string {
  const answers: Answers[number][] = [];
  for (const option of options) {
    const answer = answerTo(option, choice);
    if (answer === null && option.isRequired) return messages.missing;
    const limit = option.maxCharacters ?? 0;
    if (limit > 0 && lengthOf(answer?.text ?? '') > limit) return messages.tooLong;
    if (answer !== null) answers.push(answer);
  }
  return answers;
}
