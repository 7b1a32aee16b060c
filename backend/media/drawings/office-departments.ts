/** Draws the category pictures of coffee, tea and office supplies. */
import { retailBox } from './cartons.ts';
import { coffeeBag, plunger, spilledBeans, sugarBox, teaBag } from './coffee-tea.ts';
import { brand } from './colour.ts';
import { mug } from './cups.ts';
import {
  ballpoint,
  handWash,
  leaf,
  marker,
  notebook,
  notePad,
  paperCarton,
  ream,
  tablet,
  towelStack,
  tub,
} from './office.ts';
import { at, shadow } from './sheet.ts';
import type { Drawings } from './views.ts';

import { put, scene } from './stage.ts';
const house = {
  colour: '#234063',
  label: '#f6efe2',
  ink: '#234063',
  word: 'HOUSE BLEND',
  kind: 'COFFEE BEANS',
  weight: '1 kg',
} as const;
const decaf = {
  colour: '#8c5a3c',
  label: '#f6efe2',
  ink: '#5d3620',
  word: 'DECAF',
  kind: 'GROUND COFFEE',
  weight: '500 g',
} as const;
const tea = (accent: string, word: string) =>
  ({ width: 270, height: 340, depth: 170, colour: '#fbf8f1', ink: '#2d3a33', accent, word }) as const;

export const officeDepartments: Drawings = {
  'category-coffee-tea': scene(
    (pen) =>
      put(pen, 250, 626, 300, coffeeBag(pen, house), 0.98) +
      put(pen, 540, 640, 290, retailBox(pen, tea('#6f9b57', 'GREEN TEA')), 0.98) +
      put(pen, 772, 660, 210, mug(pen, '#2b6cb8', true), 1.2) +
      at(400, 668, spilledBeans(pen), 0.7),
  ),
  'category-coffee': scene(
    (pen) =>
      put(pen, 240, 628, 300, coffeeBag(pen, house), 1) +
      put(pen, 500, 640, 250, coffeeBag(pen, decaf), 0.78) +
      put(pen, 736, 656, 220, plunger(pen), 0.96) +
      at(372, 676, spilledBeans(pen), 0.66),
  ),
  'category-tea': scene(
    (pen) =>
      put(pen, 220, 620, 280, retailBox(pen, tea('#b3452e', 'ENGLISH BREAKFAST')), 1) +
      put(pen, 474, 634, 280, retailBox(pen, tea('#6f9b57', 'GREEN TEA')), 1) +
      put(pen, 728, 648, 280, retailBox(pen, tea('#2f8f86', 'PEPPERMINT')), 1) +
      put(pen, 580, 690, 110, teaBag(pen, '#6f9b57'), 0.8),
  ),
  'category-mugs': scene(
    (pen) =>
      put(pen, 270, 600, 220, mug(pen, '#f3efe6'), 1.24) +
      put(pen, 690, 574, 330, sugarBox(pen), 0.84) +
      put(pen, 460, 660, 250, mug(pen, '#2b6cb8', true), 1.5) +
      put(pen, 760, 676, 210, mug(pen, '#dcc7a2'), 1.1),
  ),

  'category-office': scene(
    (pen) =>
      put(pen, 330, 620, 480, paperCarton(pen), 1) +
      at(690, 630, notebook(pen, '#16508f', brand.orange), 1.02, 5) +
      put(pen, 824, 660, 80, marker(pen, '#c8402f'), 0.9) +
      `<ellipse cx="520" cy="696" rx="190" ry="8" fill="#0b2540" opacity=".18"/>${at(510, 676, ballpoint(pen, '#1f63b8'), 0.92, -4)}`,
  ),
  'category-paper': scene(
    (pen) =>
      put(pen, 340, 646, 500, ream(pen), 1.02) +
      at(322, 533, ream(pen), 1.02) +
      shadow(pen, 770, 650, 260) +
      at(770, 642, notebook(pen, brand.orange, '#39444f'), 1.04, 5),
  ),
  'category-desk': scene(
    (pen) =>
      put(pen, 180, 600, 90, marker(pen, '#26313b'), 1.3) +
      put(pen, 294, 612, 90, marker(pen, '#1b62b5'), 1.3) +
      put(pen, 408, 604, 90, marker(pen, '#c8402f'), 1.3) +
      put(pen, 640, 600, 260, notePad(pen, '#9fd0ee', 90), 1.3) +
      `<ellipse cx="520" cy="702" rx="240" ry="9" fill="#0b2540" opacity=".18"/>${at(510, 676, ballpoint(pen, '#1f63b8'), 1.2, -3)}`,
  ),
  'category-washroom': scene(
    (pen) =>
      put(pen, 230, 640, 220, handWash(pen), 1.08) +
      put(pen, 500, 646, 290, tub(pen), 1.16) +
      put(pen, 782, 652, 220, towelStack(pen), 0.9) +
      at(372, 676, leaf(pen), 0.7, -14) +
      put(pen, 660, 686, 100, tablet(pen), 0.8),
  ),
};
