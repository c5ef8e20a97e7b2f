import { bilibiliUrl } from '../world/bilibili/videos.ts';
import { postUrl } from '../world/blog/posts.ts';
import { wistiaPageUrl } from '../world/hosts/fast-wistia.ts';
import { soundcloudUrl } from '../world/hosts/soundcloud.ts';
import { peertubeIds, peertubeUrl } from '../world/hosts/tube-example.ts';
import { courseraCookie, courseraUrl } from '../world/hosts/www-coursera.ts';
import { dailymotionUrl } from '../world/hosts/www-dailymotion.ts';
import { douyinUrl } from '../world/hosts/www-douyin.ts';
import { loomUrl } from '../world/hosts/www-loom.ts';
import { tedUrl } from '../world/hosts/www-ted.ts';
import { tiktokUrl } from '../world/hosts/www-tiktok.ts';
import { udemyCookie, udemyUrl } from '../world/hosts/www-udemy.ts';
import { xUrl } from '../world/hosts/x.ts';
import { streamUrl } from '../world/stream/streams.ts';
import { talk } from '../world/talk.ts';
import { vimeoUrl } from '../world/vimeo/videos.ts';
import { sentences } from '../world/words.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { allowing, click, clicks, closed, made } from './clicks.ts';
import { expect, test } from './gloss.ts';

const bread = sentences('bread.en');
const bridges = sentences('bridges.en');
const germanBridges = sentences('bridges.de');
const tea = sentences('tea.zh');
const talkWords = talk.lines.map(({ en }) => en);

// What each site answers to every kind of address is in `test/sites-table`; here a real page of it plays, one for each way to read.

test('YouTube behind the gate: the player’s token is preferred to the transcript panel', async ({ gloss, tab, world }) => {
  expect(await click(gloss, tab, watchUrl('token'))).toEqual(made('en', bread));
  const panelRequests = () => world.requests.filter(({ url }) => url.pathname.endsWith('/get_panel'));
  expect(panelRequests()).toEqual([]);
  expect(await click(gloss, tab, watchUrl('gated'))).toEqual(made('en', bread));
  expect(panelRequests()).toHaveLength(1);
});

clicks('players on other pages', {
  'YouTube without cookies': [postUrl('/nocookie'), made('de', germanBridges), watchUrl('german')],
  'YouTube, not started yet': [postUrl('/lazy'), made('en', talkWords), watchUrl('talk')],
  'YouTube behind a facade': [postUrl('/lite-youtube'), made('zh-Hans', tea), watchUrl('chinese')],
  'YouTube behind a picture of the page’s own': [postUrl('/facade'), made('de', germanBridges), watchUrl('german')],
  'Vimeo, which nobody has let Gloss ask': [postUrl('/vimeo'), closed('player.vimeo.com'), vimeoUrl('bridges')],
  'Bilibili, which nobody has let Gloss ask': [postUrl('/bilibili'), closed('api.bilibili.com'), `${bilibiliUrl('parts')}?p=2`],
  'Wistia on a company’s page': [wistiaPageUrl, made('en', bread)],
});

test('Bilibili for members, when the user is one', async ({ gloss, tab }) => {
  const secret = { name: 'SESSDATA', value: 'world', domain: '.bilibili.com', path: '/', secure: true, httpOnly: true };
  await gloss.context.addCookies([secret]);
  expect(await click(gloss, tab, bilibiliUrl('members'))).toEqual(made('en', bread, 'automatic'));
});

clicks(
  'X, where Gloss may ask it',
  { video: [xUrl('video'), made('en', talkWords)], 'for adults': [xUrl('adult'), { code: 'ageRestricted' }] },
  allowing('cdn.syndication.twimg.com'),
);

clicks('streams', {
  'a picture fed by script, cues that cross borders': [streamUrl('talk'), made('en', talkWords)],
  'a playlist on the element, a clock for each segment': [streamUrl('tea'), made('zh-Hans', tea)],
  'DASH, with the words in a file': [streamUrl('bridges'), made('en', bridges)],
  'a host that answers no other page': [streamUrl('closed'), closed('closed.example.net')],
});

clicks('other sites', {
  'Vimeo, an unlisted video': [vimeoUrl('unlisted'), made('en', bread)],
  'X, where Gloss may not ask it': [xUrl('video'), closed('cdn.syndication.twimg.com')],
  TED: [tedUrl, made('de', germanBridges)],
  TikTok: [tiktokUrl('7400000000000000002'), made('en-US', bread)],
  SoundCloud: [soundcloudUrl, { code: 'noCaptions' }],
});

clicks('sites that are read as one of those above', {
  'Vimeo’s player in a tab': [vimeoUrl('bridges').replace('vimeo.com/', 'player.vimeo.com/video/'), made('en-US', bridges)],
  // The page does not name the language of its words.
  Loom: [loomUrl('asked'), made('', bread, 'automatic')],
  Dailymotion: [dailymotionUrl('x9bread'), made('en', bread)],
  PeerTube: [peertubeUrl(peertubeIds.bridges), made('de', germanBridges)],
  Douyin: [douyinUrl, { code: 'noCaptions' }],
});

test('courses that the user takes', async ({ gloss, tab }) => {
  await gloss.context.addCookies([courseraCookie, udemyCookie]);
  expect(await click(gloss, tab, courseraUrl)).toEqual(made('en', bread));
  expect(await click(gloss, tab, udemyUrl('4001'))).toEqual(made('en-US', bread, 'automatic'));
});
