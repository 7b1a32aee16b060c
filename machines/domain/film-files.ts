/** Which files are films (§2 video): one list for who reads the merchant's words and who draws them. */

const film = /\.(?:mp4|m4v|mov|webm|ogv|ogg)$/i;

/** Of a path, or of an address without its query. */
export const isFilmFile = (path: string): boolean => film.test(path);
