import type { Address } from '../site.ts';

/** Matches the slug of a course, with or without the folder of newer addresses. */
const course = /^\/(?:course\/)?([\w-]+)(?:\/(?:learn|lecture)(?:\/|$)|\/?$)/;
const lecture = /\/lecture\/(\d{1,15})(?:[/?#]|$)/;

/** Returns the address of a lecture; its number may stand in the path or, in older addresses, in the fragment. */
export function udemyAddress({ host, pathname, hash }: URL): Address | null {
  if (!/^(?:www\.)?udemy\.com$/.test(host)) return null;
  const id = (lecture.exec(pathname) ?? lecture.exec(hash))?.[1];
  const slug = course.exec(pathname)?.[1];
  if (!id || !slug || slug === 'course') return null;
  return { site: 'udemy', id, kind: 'video', canonicalUrl: `https://www.udemy.com/course/${slug}/learn/lecture/${id}` };
}
