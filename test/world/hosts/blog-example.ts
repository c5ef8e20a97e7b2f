import { posts, postUrl } from '../blog/posts.ts';
import { type Host, json } from '../host.ts';
import { sitePage } from '../site-page.ts';

const offer = `<link rel="alternate" type="application/json+oembed" href="/oembed.json?url=${encodeURIComponent(postUrl('/offer'))}">`;

/** A blog with embedded videos of other sites. */
export const blogExample: Host = ({ url: { pathname } }) => {
  if (pathname === '/oembed.json')
    return json({
      version: '1.0',
      type: 'video',
      title: 'A post with a video',
      html: posts['/youtube'],
      width: 640,
      height: 360,
    });
  const post = Object.entries(posts).find(([path]) => path === pathname);
  if (!post) return undefined;
  return sitePage({
    title: 'A post with a video',
    head: pathname === '/offer' ? offer : '',
    body: `<p>Watch this.</p>${post[1]}`,
  });
};
