/** The lines of a made-up cart, and what an action makes of them. */

import {
  isRemoval,
  isSameGoods,
  type CartAction,
  type CartLine,
  type NewLine,
} from '#machines/domain/cart.ts';
import { lineOf } from '../models/goods.ts';

type Lines = readonly CartLine[];

/** The same goods stand on one line. */
export const linesWith = (lines: Lines, line: NewLine, newId: string): Lines => {
  const known = lines.find((other) => isSameGoods(other, line));
  if (known === undefined) return [...lines, lineOf(newId, line)];
  const more = lineOf(known.id, { ...line, quantity: line.quantity + known.quantity });
  return lines.map((other) => (other === known ? more : other));
};

export const linesAfter = (lines: Lines, action: CartAction, newId: string): Lines => {
  if (action.kind === 'addSeveral')
    return action.lines.reduce<Lines>((all, line) => linesWith(all, line, `${newId}${all.length}`), lines);
  if (action.kind === 'add' || (action.kind === 'edit' && action.step === 'adding'))
    return linesWith(lines, action.line, newId);
  if (isRemoval(action)) return lines.filter(({ id }) => id !== action.lineId);
  return lines.map((line) => (line.id === action.lineId ? lineOf(line.id, action.line) : line));
};
