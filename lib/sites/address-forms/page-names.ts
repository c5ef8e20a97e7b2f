/** Names of a site's own pages, at the place where other addresses have the name of a user, a channel or a course. */
export const pageNames: ReadonlySet<string> = new Set(
  `about account accounts album albums api app apps archive artist auth blog browse business c careers categories category channel
  channels charts checkout clip clips collections compose contact content copyright course courses create creators crawler dashboard
  details developers directory discover download downloads e embed enterprise event events explore faq favicon featured features
  feed feeds following foryou game gaming genre group groups guidelines hashtag hd help history home hub i inbox index intent jobs join
  kids legal library list lists live log_in login logout manage medialist messages mobile moderator movies music my_playlists news notifications ondemand
  oembed p page pages partners people play_redirect playables player playlist playlists plus podcasts policies popout post posts premium press pricing privacy products
  profile promo publish radio redirect results review robots rules search series settings share shop shorts show showcase shows
  signin signup sitemap solutions source stations stock store stream studio subscriptions support swf t tag tags team terms
  terms-of-use topic topics tos track tracks trending turbo tv upgrade upload us user users v vi video videos view_play_list visited wallet watch
  watch_popup watch_videos watchlater widget you get_video_info course-dashboard-redirect`.split(/\s+/),
);
