import { describe, expect, it } from 'vitest';
import { fakePorts, talkUrl } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import type { Booking } from '../../ports/meter.ts';
import { createService } from '../service.ts';

/** A client beside a page whose talk has cues from 0 to 9, 10 to 19 and 20 to 29 seconds. */
const talkClient = () => serviceClient(createService(fakePorts()).handlers);

describe('a part of a transcript', () => {
  it.each([
    [{}, [0, 10, 20]],
    [{ from: 9 }, [0, 10, 20]],
    [{ from: 9.5 }, [10, 20]],
    [{ to: 10 }, [0]],
    [{ to: 10.5 }, [0, 10]],
    [{ from: 12, to: 13 }, [10]],
    [{ from: 30 }, []],
  ])('of %j has the cues that are shown within it', async (part, starts) => {
    const { detail } = await talkClient().getSubtitle({ url: talkUrl, ...part });
    expect(detail.subtitlesArray.map(({ startTime }) => startTime)).toEqual(starts);
  });
});

describe('a search in a transcript', () => {
  it('takes an address or an id, and returns the passages with their addresses', async () => {
    const client = talkClient();
    const found = await client.searchTranscript({ url: talkUrl, query: 'trains' });
    expect(found).toMatchObject({
      contentId: 'web:talk',
      language: 'en',
      passages: [{ startTime: 10, endTime: 19, text: 'Then trains needed one time.' }],
    });
    expect(found.passages[0]!.url).toContain(talkUrl);
    expect(await client.searchTranscript({ contentId: 'web:talk', query: 'trains' })).toMatchObject({ passages: found.passages });
  });

  it('takes no more and no less than one of them', async () => {
    const client = talkClient();
    for (const input of [{}, { url: talkUrl, contentId: 'web:talk' }])
      await expect(client.searchTranscript({ query: 'trains', ...input })).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('the cost of a transcript', () => {
  it('is booked once for each track, and not for a stored one', async () => {
    const ports = fakePorts();
    const booked: Booking[] = [];
    ports.meter.bookSeconds = async (booking) => {
      booked.push(booking);
      return { costDuration: booking.seconds, remainingTime: 1e6 };
    };
    const languages = ['en', 'de', 'fr'];
    const tracks = languages.map((language) => ({ trackId: language, language, label: language }));
    ports.page.mediaItem = { ...ports.page.mediaItem, tracks };
    ports.page.captions = Object.fromEntries(languages.map((language) => [language, ports.page.captions.en!]));
    const client = serviceClient(createService(ports).handlers);
    await client.summarize({ url: talkUrl });
    booked.length = 0;
    expect(await client.getSubtitle({ url: talkUrl })).toMatchObject({ costDuration: 0 });
    expect(booked).toEqual([]);
    for (const costDuration of [30, 0])
      expect(await client.getSubtitle({ url: talkUrl, audioLanguage: 'de' })).toMatchObject({ costDuration });
    expect(await client.getSubtitle({ url: talkUrl, audioLanguage: 'fr' })).toMatchObject({ costDuration: 30 });
    expect(new Set(booked.map(({ key }) => key)).size).toBe(2);
  });
});
