import { type Host, json } from '../host.ts';
import { show } from '../podcasts/show.ts';

const id = '0b6f5a10-1111-4222-8333-444455556666';
/** The file on the podcast's media host. */
const fileUrl = `https://media.slowkitchen.example/${show.episodes.silent.trackId}.mp3`;
const notes = '<p>About bread.</p><p>0:00 Flour and water<br>0:45 Sourdough</p>';

export const simplecastUrl = (episode = id) => `https://player.simplecast.com/${episode}`;
export const acastUrl = (episode = 'the-science-of-bread') => `https://embed.acast.com/$/the-oven-hour/${episode}`;

/** An episode in the shape of Simplecast's interface, after the extractor of yt-dlp (`extractor/simplecast.py`). */
export const apiSimplecast: Host = ({ url }) =>
  url.pathname === `/episodes/${id}`
    ? json({
        id,
        title: 'The Science of Bread',
        duration: 150,
        podcast: { title: 'The Oven Hour' },
        long_description: notes,
        enclosure_url: fileUrl,
      })
    : json({}, 404);

/** An episode in the shape of Acast's feeder, after the extractor of yt-dlp (`extractor/acast.py`). */
export const feederAcast: Host = ({ url }) =>
  url.pathname === '/api/v1/shows/the-oven-hour/episodes/the-science-of-bread'
    ? json({
        id,
        title: 'The Science of Bread',
        duration: 150,
        show: { title: 'The Oven Hour', author: 'Slow Kitchen' },
        description: notes,
        url: fileUrl,
      })
    : json({}, 404);
