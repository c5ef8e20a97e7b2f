import { ardUrl } from '../world/hosts/api-ardmediathek.ts';
import { archiveUrl } from '../world/hosts/archive-org.ts';
import { bbcUrl } from '../world/hosts/bbc.ts';
import { brightcoveUrl, bunnyLocked, bunnyUrl, vidyardUrl } from '../world/hosts/hosted-players.ts';
import { rumblePageUrl, rumbleUrl } from '../world/hosts/rumble.ts';
import type { Row } from './row.ts';
import { bread, germanBridges, made } from './words.ts';

/** Archives, broadcasters, and players on a host of their own. */
export const publicRows: Record<string, Row[]> = {
  internetArchive: [
    {
      address: archiveUrl('GlossBread1946'),
      url: 'internetArchive:GlossBread1946',
      metadata: { title: 'The Science of Bread', author: 'Slow Kitchen', duration: 150, originalLanguage: 'en' },
      captions: made('en', bread),
    },
    { address: 'https://archive.org/embed/GlossBread1946?start=5', url: 'internetArchive:GlossBread1946' },
    { address: 'https://archive.org/details/@slowkitchen', url: null },
    { address: archiveUrl('GlossSilent1922'), failures: 'noCaptions' },
    { address: archiveUrl('GlossBook'), failures: 'noMedia' },
    { address: archiveUrl('GlossNothing'), failures: 'mediaUnavailable' },
  ],
  rumble: [
    {
      address: rumbleUrl('vgbread'),
      url: 'rumble:vgbread',
      metadata: { title: 'The Science of Bread', author: 'Slow Kitchen', duration: 150 },
      captions: made('en', bread),
    },
    { address: rumbleUrl('u1.vgbread'), url: 'rumble:vgbread' },
    { address: rumblePageUrl, url: null, metadata: { site: 'rumble' }, captions: made('en', bread) },
    { address: rumbleUrl('vgquiet'), failures: 'noCaptions' },
    { address: rumbleUrl('vglive1'), failures: 'notYetAired' },
    { address: rumbleUrl('vgnone1'), failures: 'mediaUnavailable' },
  ],
  ard: [
    {
      address: ardUrl('bridges'),
      url: 'ard:Y3JpZDovL2dsb3NzL2JydWVja2Vu',
      metadata: { title: 'Warum Brücken stehen bleiben', author: 'Bauwerk', duration: 120 },
      captions: made('de', germanBridges),
    },
    { address: 'https://www.ardmediathek.de/serie/bauwerk/staffel-1/Y3JpZDovL2dsb3NzL2JhdXdlcms/1', url: null },
    { address: ardUrl('silent'), failures: 'noCaptions' },
    { address: ardUrl('late'), failures: 'ageRestricted' },
  ],
  bbc: [
    {
      address: bbcUrl('b0gloss1'),
      url: 'bbc:b0gloss1',
      metadata: { title: 'The Science of Bread', duration: 150 },
      captions: made('en-GB', bread),
    },
    { address: 'https://www.bbc.co.uk/programmes/b0gloss1', url: 'bbc:b0gloss1' },
    { address: 'https://www.bbc.co.uk/news', url: null },
    { address: bbcUrl('b0gloss2'), failures: 'noCaptions' },
    { address: bbcUrl('b0gloss9'), failures: 'mediaUnavailable' },
  ],
  jwPlayer: [
    {
      address: 'https://cdn.jwplayer.com/players/GlossBrd-ALJ3XQCI.html',
      url: 'jwPlayer:GlossBrd',
      metadata: { title: 'The Science of Bread', duration: 150 },
      captions: made('en', bread),
    },
    { address: 'https://content.jwplatform.com/previews/GlossBrd', url: 'jwPlayer:GlossBrd' },
    { address: 'https://cdn.jwplayer.com/libraries/ALJ3XQCI.js', url: null },
    { address: 'https://cdn.jwplayer.com/previews/GlossSil', failures: 'noCaptions' },
    { address: 'https://cdn.jwplayer.com/previews/GlossNot', failures: 'mediaUnavailable' },
  ],
  vidyard: [
    {
      address: vidyardUrl(),
      url: 'vidyard:GlossBread12345678Bred',
      metadata: { title: 'The Science of Bread', duration: 150 },
      captions: made('en', bread),
    },
    { address: 'https://share.vidyard.com/watch/GlossBread12345678Bred?', url: 'vidyard:GlossBread12345678Bred' },
    { address: 'https://play.vidyard.com/GlossBread12345678Bred.html', url: 'vidyard:GlossBread12345678Bred' },
    { address: vidyardUrl('GlossSilent1234567Slnt'), failures: 'noCaptions' },
    { address: vidyardUrl('GlossNot12345678901234'), failures: 'mediaUnavailable' },
    { address: 'https://www.vidyard.com/blog/', url: null },
  ],
  brightcove: [
    {
      address: brightcoveUrl(),
      url: 'brightcove:1752604059001/default_default/6093072280001',
      metadata: { title: 'The Science of Bread', duration: 150.016 },
      captions: made('en', bread),
    },
    {
      address: 'https://players.brightcove.net/1752604059001/default_default/?videoId=ref%3Abread&autoplay=true',
      url: 'brightcove:1752604059001/default_default/ref:bread',
    },
    { address: 'https://players.brightcove.net/1752604059001/default_default/index.html', url: null },
    { address: brightcoveUrl('6093072280002'), failures: 'noCaptions' },
    { address: brightcoveUrl('6093072280003'), failures: 'mediaUnavailable' },
  ],
  bunny: [
    {
      address: bunnyUrl(),
      url: 'bunny:136145/32e34c4b-0d72-437c-9abb-05e67657da34',
      metadata: { title: 'The Science of Bread' },
      captions: made('en', bread),
    },
    { address: 'https://iframe.mediadelivery.net/embed/136145', url: null },
    { address: bunnyUrl(bunnyLocked), failures: 'loginRequired' },
    { address: bunnyUrl('11111111-0d72-437c-9abb-05e67657da34'), failures: 'mediaUnavailable' },
  ],
  niconico: [
    {
      address: 'https://www.nicovideo.jp/watch/sm9000009?ref=x',
      url: 'niconico:sm9000009',
      metadata: { title: '一杯のお茶', duration: 110 },
      failures: 'noCaptions',
    },
    { address: 'https://nico.ms/sm9000009', url: 'niconico:sm9000009' },
    { address: 'https://www.nicovideo.jp/user/4', url: null },
  ],
};
