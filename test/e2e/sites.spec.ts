import { bilibiliUrl } from '../world/bilibili/videos.ts';
import { postUrl } from '../world/blog/posts.ts';
import { wistiaLockedUrl, wistiaPageUrl, wistiaUrl } from '../world/hosts/fast-wistia.ts';
import { soundcloudUrl } from '../world/hosts/soundcloud.ts';
import { peertubeIds, peertubeUrl } from '../world/hosts/tube-example.ts';
import { courseraCookie, courseraUrl } from '../world/hosts/www-coursera.ts';
import { dailymotionUrl } from '../world/hosts/www-dailymotion.ts';
import { douyinGuardedUrl, douyinUrl } from '../world/hosts/www-douyin.ts';
import { loomUrl } from '../world/hosts/www-loom.ts';
import { tedSilentUrl, tedUrl } from '../world/hosts/www-ted.ts';
import { tiktokUrl } from '../world/hosts/www-tiktok.ts';
import { twitchUrl } from '../world/hosts/www-twitch.ts';
import { udemyCookie, udemyUrl } from '../world/hosts/www-udemy.ts';
import { xUrl } from '../world/hosts/x.ts';
import { streamUrl } from '../world/stream/streams.ts';
import { talk } from '../world/talk.ts';
import { vimeoUrl } from '../world/vimeo/videos.ts';
import { sentences } from '../world/words.ts';
import { shortUrl, watchUrl } from '../world/youtube/videos.ts';
import { allowing, click, clicks, closed, made, outcome } from './clicks.ts';
import { expect, stateView, test } from './gloss.ts';

const bread = sentences('bread.en');
const bridges = sentences('bridges.en');
const germanBridges = sentences('bridges.de');
const tea = sentences('tea.zh');
const talkWords = talk.lines.map(({ en }) => en);

clicks('YouTube', {
  'behind the gate, by the transcript panel': [watchUrl('gated'), made('en', bread)],
  'behind the gate, with the token of the player': [watchUrl('token'), made('en', bread)],
  'behind the gate on every way': [watchUrl('empty'), { code: 'captionsEmpty' }],
  'a short': [shortUrl('short'), made('en', bread)],
  'a live that has ended': [watchUrl('talk').replace('watch?v=', 'live/'), made('en', talkWords)],
});

test('the player’s token is preferred to the transcript panel', async ({ gloss, tab, world }) => {
  await click(gloss, tab, watchUrl('token'));
  expect(world.requests.filter(({ url }) => url.pathname.endsWith('/get_panel'))).toEqual([]);
});

clicks('players of YouTube on other pages', {
  'a frame': [postUrl('/youtube'), made('en', talkWords), watchUrl('talk')],
  'a frame without cookies': [postUrl('/nocookie'), made('de', germanBridges), watchUrl('german')],
  'a frame of a removed video': [postUrl('/removed'), { code: 'mediaUnavailable' }, watchUrl('removed')],
});
for (const path of ['/lazy', '/lite-youtube'] as const) {
  clicks(`a player of YouTube that has not been started, ${path}`, {
    [path]: [postUrl(path), made('en', talkWords), watchUrl('talk')],
  });
}

clicks('Bilibili', {
  'the maker’s subtitles before those of a machine': [bilibiliUrl('tea'), made('zh-CN', tea)],
  'subtitles of a machine alone': [bilibiliUrl('bread'), made('en', bread, 'automatic')],
  'the first part': [bilibiliUrl('parts'), made('en', bread, 'automatic')],
  'the second part': [`${bilibiliUrl('parts')}?p=2`, made('en', bridges, 'automatic')],
  'subtitles for members': [bilibiliUrl('members'), { code: 'loginRequired' }],
  'no subtitles': [bilibiliUrl('silent'), { code: 'noCaptions' }],
  'another video’s subtitles': [bilibiliUrl('foreign'), { code: 'captionsForeign' }],
  'taken for a machine': [bilibiliUrl('risk'), { code: 'rateLimited' }],
  removed: [bilibiliUrl('removed'), { code: 'mediaUnavailable' }],
});

test('Bilibili for members, when the user is one', async ({ gloss, tab }) => {
  const secret = { name: 'SESSDATA', value: 'world', domain: '.bilibili.com', path: '/', secure: true, httpOnly: true };
  await gloss.context.addCookies([secret]);
  expect(await click(gloss, tab, bilibiliUrl('members'))).toEqual(made('en', bread, 'automatic'));
});

test('Bilibili moves from video to video without loading a page', async ({ gloss, tab }) => {
  await tab.goto(bilibiliUrl('tea'));
  const panel = await gloss.openPanel(tab);
  expect(await outcome(panel, bilibiliUrl('tea'))).toEqual(made('zh-CN', tea));
  await tab.getByRole('link', { name: 'The Science of Bread' }).click();
  expect(await outcome(panel, bilibiliUrl('bread'))).toEqual(made('en', bread, 'automatic'));
  await expect(stateView(panel, 'ready')).toHaveAttribute('data-content-id', /BV1GlossBrd1$/);
  await tab.getByRole('link', { name: 'Two Lessons' }).click();
  expect(await outcome(panel, bilibiliUrl('parts'))).toEqual(made('en', bread, 'automatic'));
  await tab.goto(`${bilibiliUrl('parts')}?p=1`);
  await tab.getByRole('link', { name: 'Bridges' }).click();
  expect(await outcome(panel, `${bilibiliUrl('parts')}?p=2`)).toEqual(made('en', bridges, 'automatic'));
});

clicks('Vimeo', {
  'the maker’s track before a machine’s': [vimeoUrl('bridges'), made('en-US', bridges)],
  'an unlisted video': [vimeoUrl('unlisted'), made('en', bread)],
  'no tracks': [vimeoUrl('silent'), { code: 'noCaptions' }],
  'a password': [vimeoUrl('password'), { code: 'loginRequired' }],
  'shown elsewhere only': [vimeoUrl('private'), { code: 'mediaUnavailable' }],
  'a client that it distrusts': [vimeoUrl('fingerprint'), { code: 'botCheck' }],
});

clicks('Vimeo’s player in a tab', {
  bridges: [vimeoUrl('bridges').replace('vimeo.com/', 'player.vimeo.com/video/'), made('en-US', bridges)],
});

clicks('players on other pages that nobody has let Gloss ask', {
  Vimeo: [postUrl('/vimeo'), closed('player.vimeo.com'), vimeoUrl('bridges')],
  Bilibili: [postUrl('/bilibili'), closed('api.bilibili.com'), `${bilibiliUrl('parts')}?p=2`],
});

clicks('X, where Gloss may not ask it', { video: [xUrl('video'), closed('cdn.syndication.twimg.com')] });

clicks(
  'X, where Gloss may ask it',
  {
    'a video with captions': [xUrl('video'), made('en', talkWords)],
    'a video without': [xUrl('silent'), { code: 'noCaptions' }],
    'a picture': [xUrl('picture'), { code: 'noMedia' }],
    'for adults': [xUrl('adult'), { code: 'ageRestricted' }],
  },
  allowing('cdn.syndication.twimg.com'),
);

clicks('sites that have no words to give', {
  Twitch: [twitchUrl, { code: 'noCaptions' }],
  SoundCloud: [soundcloudUrl, { code: 'noCaptions' }],
  Douyin: [douyinUrl, { code: 'noCaptions' }],
  'Douyin, behind its slider': [douyinGuardedUrl, { code: 'botCheck' }],
});

// It does not tell in which language its words are.
clicks('Loom', {
  'words that the page names': [loomUrl('bread'), made('', bread, 'automatic')],
  'words that the page must ask for': [loomUrl('asked'), made('', bread, 'automatic')],
  nothing: [loomUrl('silent'), { code: 'noCaptions' }],
  'a password': [loomUrl('password'), { code: 'loginRequired' }],
});

clicks('streams', {
  'a picture fed by script, cues that cross borders': [streamUrl('talk'), made('en', talkWords)],
  'a playlist on the element, a clock for each segment': [streamUrl('tea'), made('zh-Hans', tea)],
  'DASH, with the words in a file': [streamUrl('bridges'), made('en', bridges)],
  'no subtitles': [streamUrl('silent'), { code: 'noCaptions' }],
  live: [streamUrl('live'), { code: 'notYetAired' }],
  'a host that answers no other page': [streamUrl('closed'), closed('closed.example.net')],
});

clicks('TED', {
  'the language that is spoken': [tedUrl, made('de', germanBridges)],
  'a talk without words': [tedSilentUrl, { code: 'noCaptions' }],
});

clicks('courses of others', {
  Coursera: [courseraUrl, { code: 'loginRequired' }],
  Udemy: [udemyUrl('4001'), { code: 'loginRequired' }],
});

test('courses that the user takes', async ({ gloss, tab }) => {
  await gloss.context.addCookies([courseraCookie, udemyCookie]);
  expect(await click(gloss, tab, courseraUrl)).toEqual(made('en', bread));
  expect(await click(gloss, tab, udemyUrl('4001'))).toEqual(made('en-US', bread, 'automatic'));
  expect(await click(gloss, tab, udemyUrl('4002'))).toMatchObject({ code: 'noMedia' });
});

clicks('TikTok', {
  'automatic captions': [tiktokUrl('7400000000000000001'), made('en-US', bread, 'automatic')],
  'what the maker wrote': [tiktokUrl('7400000000000000002'), made('en-US', bread)],
  nothing: [tiktokUrl('7400000000000000003'), { code: 'noCaptions' }],
  removed: [tiktokUrl('7400000000000000004'), { code: 'mediaUnavailable' }],
  'a captcha': [tiktokUrl('7400000000000000005'), { code: 'botCheck' }],
});

clicks('Dailymotion', {
  'a file in SRT': [dailymotionUrl('x9bread'), made('en', bread)],
  nothing: [dailymotionUrl('x9silent'), { code: 'noCaptions' }],
  'a password': [dailymotionUrl('x9secret'), { code: 'loginRequired' }],
  removed: [dailymotionUrl('x9gone1'), { code: 'mediaUnavailable' }],
});

clicks('PeerTube', {
  'an instance of its own': [peertubeUrl(peertubeIds.bridges), made('de', germanBridges)],
  nothing: [peertubeUrl(peertubeIds.silent), { code: 'noCaptions' }],
  live: [peertubeUrl(peertubeIds.live), { code: 'notYetAired' }],
});

clicks('Wistia', {
  'its player in a tab': [wistiaUrl, made('en', bread)],
  'shown elsewhere only': [wistiaLockedUrl, { code: 'mediaUnavailable' }],
});

clicks('Wistia on a company’s page', { bread: [wistiaPageUrl, made('en', bread)] });
