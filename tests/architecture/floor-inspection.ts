/** Holds one file's imports against the floor plan and says, for each that is wrong, which room and
 * which rule. */

import { privateRooms, rooms, type Room } from './floor-plan.ts';
import type { Import, SourceFile } from './source-files.ts';

export const roomOf = (path: string): Room | undefined => rooms.find(({ owns }) => owns.test(path));

const isListed = (specifier: string, packages: readonly string[]): boolean =>
  packages.some((name) =>
    name.endsWith('*')
      ? specifier.startsWith(name.slice(0, -1))
      : specifier === name || specifier.startsWith(`${name}/`),
  );

const isOwnFolder = (room: Room, from: string, to: string): boolean => {
  const folder = room.owns.exec(from)?.[1];
  return room.ownFolder === true && folder !== undefined && room.owns.exec(to)?.[1] === folder;
};

const isAllowed = (room: Room, from: string, wanted: Import): boolean => {
  if (wanted.file === null) return isListed(wanted.specifier, room.packages);
  const { file } = wanted;
  if (isOwnFolder(room, from, file)) return true;
  return room.files.some(
    ({ files, typesOnly }) => files.test(file) && (typesOnly !== true || wanted.isTypeOnly),
  );
};

const trespassOf = (from: string, { file }: Import): string | undefined =>
  file === null
    ? undefined
    : privateRooms.find(({ files, guests }) => files.test(file) && !guests.test(from))?.rule;

export const complaintsAbout = ({
  path,
  imports,
}: Pick<SourceFile, 'path' | 'imports'>): readonly string[] => {
  const room = roomOf(path);
  if (room === undefined) return [`${path} stands in no room of the floor plan`];
  return imports.flatMap((wanted) => {
    const kind = wanted.isTypeOnly ? 'types of ' : '';
    const trespass = trespassOf(path, wanted);
    if (trespass !== undefined) return [`${path} imports ${wanted.specifier}: ${trespass}`];
    if (isAllowed(room, path, wanted)) return [];
    return [`${path} (room ${room.name}) imports ${kind}${wanted.specifier}: ${room.rule}`];
  });
};
