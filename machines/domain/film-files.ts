/** Which files are videos (§2 video): one list for the parser and for the renderer. */

const film = /\.(?:mp4|m4v|mov|webm|ogv|ogg)$/i;

/** For a path, or an address without its query. */
export const isFilmFile = (path: string): boolean => film.test(path);
