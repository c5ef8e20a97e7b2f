import { captionFile, vtt } from '../caption-files.ts';
import { type Host, json } from '../host.ts';
import { player, sitePage, soundOf } from '../site-page.ts';
import { sentences, spread } from '../words.ts';

const course = { id: 'Gl0ssC0urse', slug: 'slow-kitchen', name: 'Slow Kitchen' };
const item = 'br3Ad';
const api = '/api/onDemandLectureVideos.v1/';

export const courseraUrl = `https://www.coursera.org/learn/${course.slug}/lecture/${item}/the-science-of-bread`;
/** The login cookie of an enrolled user. */
export const courseraCookie = { name: 'CAUTH', value: 'world', domain: '.coursera.org', path: '/', secure: true };

/** Coursera, whose API answers only enrolled users. */
export const wwwCoursera: Host = ({ url, headers }) => {
  const { pathname, searchParams } = url;
  if (pathname.startsWith(`/learn/${course.slug}/lecture/`))
    return sitePage({ title: 'The Science of Bread | Coursera', body: player(150) });
  if (pathname.startsWith('/api/') && !/\bCAUTH=\w/.test(headers.cookie ?? '')) return json({ errorCode: 'Not Authorized' }, 403);
  if (pathname === '/api/onDemandCourses.v1')
    return json({ elements: searchParams.get('slug') === course.slug ? [course] : [], paging: {}, linked: {} });
  if (pathname === `${api}${course.id}~${item}`) {
    const subtitlesVtt = { en: '/api/subtitleAssetProxy.v1/bread?expiry=1790000000000&fileExtension=vtt' };
    return json({ elements: [{}], linked: { 'onDemandVideos.v1': [{ id: 'v', sources: {}, subtitlesVtt }] } });
  }
  if (pathname === '/api/subtitleAssetProxy.v1/bread') return captionFile(vtt(spread(sentences('bread.en'), 150)));
  return soundOf(url);
};
