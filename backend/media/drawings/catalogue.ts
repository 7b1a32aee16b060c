/** Every drawing of the shop by its key. */
import { accessoryPictures } from './accessory-pictures.ts';
import { officeDepartments } from './office-departments.ts';
import { officePictures } from './office-pictures.ts';
import { pantryPictures } from './pantry-pictures.ts';
import { rooms } from './rooms.ts';
import { interiors } from './scenes/interiors.ts';
import { sources } from './scenes/sources.ts';
import { streets } from './scenes/streets.ts';
import { stationDepartments } from './station-departments.ts';
import type { Drawings } from './views.ts';
import { waterAndCoolers } from './water-and-coolers.ts';
import { waterDepartments } from './water-departments.ts';

export const drawings: Drawings = {
  ...waterAndCoolers,
  ...accessoryPictures,
  ...pantryPictures,
  ...officePictures,
  ...waterDepartments,
  ...stationDepartments,
  ...officeDepartments,
  ...rooms,
  ...streets,
  ...sources,
  ...interiors,
};
