import { captionFile, vtt } from '../caption-files.ts';
import { openToAll } from '../cors.ts';
import { type Host, json } from '../host.ts';
import { player, sitePage, soundOf } from '../site-page.ts';
import { sentences, spread } from '../words.ts';

const course = { id: 77, slug: 'slow-kitchen', title: 'Slow Kitchen' };
const lectures: Record<string, object> = {
  '4001': {
    title: 'The Science of Bread',
    asset: {
      title: 'bread.mp4',
      time_estimation: 150,
      captions: [
        {
          locale_id: 'en_US',
          video_label: 'English [Auto]',
          source: 'auto',
          url: 'https://vtt-c.udemycdn.com/bread.vtt?Expires=1',
        },
      ],
    },
  },
  /** A text lecture. */
  '4002': { title: 'Reading', asset: null },
};

export const udemyUrl = (lecture: '4001' | '4002') => `https://www.udemy.com/course/${course.slug}/learn/lecture/${lecture}`;
/** The login cookie of an enrolled user. */
export const udemyCookie = { name: 'access_token', value: 'world', domain: '.udemy.com', path: '/', secure: true };

/** Udemy, whose API answers only enrolled users. */
export const wwwUdemy: Host = ({ url, headers }) => {
  const { pathname } = url;
  if (pathname.startsWith('/course/')) return sitePage({ title: 'Slow Kitchen | Udemy', body: player(150) });
  if (pathname === `/api-2.0/courses/${course.slug}/`) return json({ _class: 'course', id: course.id, title: course.title });
  const [, id = ''] = /^\/api-2\.0\/users\/me\/subscribed-courses\/77\/lectures\/(\d+)$/.exec(pathname) ?? [];
  if (!Object.hasOwn(lectures, id)) return soundOf(url);
  if (!/\baccess_token=\w/.test(headers.cookie ?? '')) return json({ detail: 'You do not have permission.' }, 403);
  return json({ _class: 'lecture', id: Number(id), ...lectures[id] });
};

/** Udemy's caption host. */
export const vttUdemycdn: Host = ({ url }) =>
  url.pathname === '/bread.vtt' ? openToAll(captionFile(vtt(spread(sentences('bread.en'), 150)))) : undefined;
