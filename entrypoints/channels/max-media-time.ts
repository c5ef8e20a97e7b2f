/** Maximum position on a media timeline in seconds. The timeline of a live stream may start in 1970. */
export const maxMediaTime = 1e11;
