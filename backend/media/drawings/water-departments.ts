/** Draws the category pictures of water and coolers. */
import { bottle, type BottleForm } from './bottles.ts';
import { can, type CanSkin } from './cans.ts';
import { waterBox } from './cartons.ts';
import { brand, lighter, material } from './colour.ts';
import { benchTop, bottomLoading, cooler, floorStanding } from './coolers.ts';
import { crock } from './crock.ts';
import { glass } from './cups.ts';
import type { Drawings } from './views.ts';

import { put, scene } from './stage.ts';
const large: BottleForm = {
  radius: 150,
  height: 540,
  neck: 41,
  cap: brand.blue,
  tint: '#a9d6f1',
  ribs: [0.1, 0.155, 0.555, 0.61],
  level: 0.8,
  label: { colour: brand.blue, ink: '#ffffff', drop: '#ffffff', word: 'SPRING WATER', size: '15 L' },
};
const small: BottleForm = {
  ...large,
  radius: 66,
  height: 372,
  neck: 26,
  level: 0.83,
  ribs: [0.1, 0.15, 0.55, 0.6],
  label: { colour: brand.blue, ink: '#ffffff', drop: '#ffffff', word: 'SPRING WATER' },
};
const glassBottle: BottleForm = {
  radius: 70,
  height: 500,
  neck: 23,
  cap: '#c9d2d9',
  tint: '#a8d8d3',
  ribs: [],
  level: 0.84,
  label: { colour: '#f7fafb', ink: brand.blue, drop: brand.blue, word: 'SPARKLING WATER' },
};
const plain: CanSkin = { colour: '#eaf4fb', ink: brand.blue, accent: '#3f8fd0', word: 'SPARKLING WATER' };
const lime: CanSkin = { colour: '#f3f7df', ink: '#3d6b2a', accent: '#a6c63c', word: 'LEMON & LIME' };
const white = { body: material.white, panel: material.graphite, pours: ['hot', 'cold'] } as const;

export const waterDepartments: Drawings = {
  'category-water': scene(
    (pen) =>
      put(pen, 340, 628, 300, bottle(pen, large), 1.02) +
      put(pen, 566, 650, 130, bottle(pen, glassBottle), 0.84) +
      put(pen, 682, 664, 120, bottle(pen, small), 0.86) +
      put(pen, 806, 668, 110, can(pen, plain), 0.86),
  ),
  'category-spring-water': scene(
    (pen) => put(pen, 330, 640, 300, bottle(pen, large), 1.02) + put(pen, 640, 646, 330, waterBox(pen), 0.84),
  ),
  'category-sparkling-water': scene(
    (pen) =>
      put(pen, 290, 640, 140, bottle(pen, glassBottle), 1.02) +
      put(pen, 446, 652, 140, bottle(pen, glassBottle), 1.02) +
      put(pen, 600, 660, 130, can(pen, plain), 1.1) +
      put(pen, 752, 664, 130, can(pen, lime), 1.1),
  ),
  'category-small-bottles': scene(
    (pen) =>
      put(pen, 270, 636, 150, bottle(pen, { ...small, radius: 82, height: 500 }), 1.04) +
      put(pen, 468, 650, 140, bottle(pen, small), 1.16) +
      put(pen, 648, 660, 130, bottle(pen, { ...small, radius: 66, height: 300, cap: brand.orange }), 1.16) +
      put(pen, 800, 664, 110, glass(pen, 0.7), 0.78),
  ),

  'category-coolers': scene(
    (pen) =>
      put(pen, 250, 640, 210, cooler(pen, { ...floorStanding, ...white }), 0.84) +
      put(pen, 500, 650, 250, cooler(pen, { ...benchTop, ...white, panel: brand.blue }), 0.82) +
      put(
        pen,
        744,
        656,
        240,
        cooler(pen, {
          ...bottomLoading,
          body: material.graphite,
          panel: '#28323b',
          pours: ['cold', 'room', 'hot'],
        }),
        0.82,
      ),
  ),
  'category-bench-top': scene(
    (pen) =>
      put(pen, 320, 648, 300, cooler(pen, { ...benchTop, ...white }), 0.96) +
      put(pen, 690, 660, 300, crock(pen), 0.88),
  ),
  'category-floor-standing': scene(
    (pen) =>
      put(pen, 330, 656, 250, cooler(pen, { ...floorStanding, ...white }), 0.92) +
      put(
        pen,
        640,
        660,
        260,
        cooler(pen, {
          ...bottomLoading,
          body: material.graphite,
          panel: '#28323b',
          pours: ['cold', 'room', 'hot'],
        }),
        0.92,
      ),
  ),
  'category-rental': scene(
    (pen) =>
      put(pen, 300, 656, 250, cooler(pen, { ...floorStanding, ...white, panel: brand.blue }), 0.92) +
      put(
        pen,
        620,
        660,
        260,
        cooler(pen, {
          ...bottomLoading,
          width: 236,
          body: lighter(material.steel, 0.25),
          panel: material.graphite,
          pours: ['cold', 'room'],
        }),
        0.92,
      ),
  ),
};
