/** Addresses, codes and the signing order that Bilibili changes over time. Checked in autumn 2026. */
export const bilibili = {
  view: 'https://api.bilibili.com/x/web-interface/view',
  season: 'https://api.bilibili.com/pgc/view/web/season',
  nav: 'https://api.bilibili.com/x/web-interface/nav',
  player: 'https://api.bilibili.com/x/player/wbi/v2',
  /** Hosts from which subtitles may be read. */
  subtitleHosts: /^(?:[\w-]+\.)*(?:hdslb\.com|bilivideo\.com|bilibili\.com)$/,
  /** Positions in the joined key names whose characters form the signing key. */
  keyPlaces: [
    46, 47, 18, 2, 53, 8, 23, 32, 15, 50, 10, 31, 58, 3, 45, 35, 27, 43, 5, 49, 33, 9, 42, 19, 29, 28, 14, 39, 12, 38, 41, 13,
  ],
  maxAnswerBytes: 4_000_000,
};
