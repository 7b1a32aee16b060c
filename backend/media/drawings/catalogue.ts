/** Lists every drawing of the shop by its key. */
import { accessoryPictures } from './accessory-pictures.ts';
import { drinkwarePictures } from './drinkware-pictures.ts';
import { fixturePictures } from './fixture-pictures.ts';
import { furtherWaters } from './further-waters.ts';
import { giftPictures } from './gift-pictures.ts';
import { newDepartments } from './new-departments.ts';
import { officeDepartments } from './office-departments.ts';
import { officePictures } from './office-pictures.ts';
import { pantryPictures } from './pantry-pictures.ts';
import { plumbedPictures } from './plumbed-pictures.ts';
import { rooms } from './rooms.ts';
import { interiors } from './scenes/interiors.ts';
import { sources } from './scenes/sources.ts';
import { streets } from './scenes/streets.ts';
import { snackPictures } from './snack-pictures.ts';
import { standIns } from './stand-ins.ts';
import { stationDepartments } from './station-departments.ts';
import { supplyPictures } from './supply-pictures.ts';
import type { Drawings } from './views.ts';
import { waterAndCoolers } from './water-and-coolers.ts';
import { waterDepartments } from './water-departments.ts';

export const drawings: Drawings = {
  ...waterAndCoolers,
  ...furtherWaters,
  ...plumbedPictures,
  ...accessoryPictures,
  ...drinkwarePictures,
  ...fixturePictures,
  ...pantryPictures,
  ...snackPictures,
  ...officePictures,
  ...supplyPictures,
  ...giftPictures,
  ...waterDepartments,
  ...stationDepartments,
  ...officeDepartments,
  ...newDepartments,
  ...rooms,
  ...streets,
  ...sources,
  ...interiors,
  ...standIns,
};
