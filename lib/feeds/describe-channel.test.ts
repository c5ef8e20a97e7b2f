import { describe, expect, it } from 'vitest';
import { channelOfFeed } from './describe-channel.ts';

describe('channelOfFeed', () => {
  it("returns a platform's channel from its feed, whatever the list contains", () => {
    const feedUrl = 'https://www.youtube.com/feeds/videos.xml?channel_id=UCgloss0bread0kitchen0aa';
    expect(channelOfFeed(feedUrl, { title: 'Bread', pageUrl: 'https://elsewhere.example/', platform: 'web' })).toEqual({
      channelId: 'youtube:UCgloss0bread0kitchen0aa',
      channelUrl: 'https://www.youtube.com/channel/UCgloss0bread0kitchen0aa',
      feedUrl,
      title: 'Bread',
      platform: 'youtube',
    });
  });

  it('assigns one id per feed, different for different feeds', () => {
    const idOf = (url: string) => channelOfFeed(url, {}).channelId;
    expect(idOf('http://www.a.example/feed/')).toBe(idOf('https://a.example/feed'));
    expect(idOf('https://a.example/feed')).not.toBe(idOf('https://a.example/feed?show=2'));
  });

  it('falls back to the address', () => {
    expect(channelOfFeed('https://a.example/feed', {})).toMatchObject({
      channelUrl: 'https://a.example/feed',
      title: 'a.example',
      platform: 'web',
    });
    expect(() => channelOfFeed('javascript:1', {})).toThrow(expect.objectContaining({ code: 'invalid' }));
  });
});
