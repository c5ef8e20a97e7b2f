import { expect, it } from 'vitest';
import { Failure } from '../../lib/contract/failure.ts';
import { mindMapPath } from './mind-map-path.ts';
import { createMindMapRoutes } from './mind-map-routes.ts';

const contentId = 'web:https://a.example/x?y=1&z=%2F#t';

it('serves a mind map as a file to its owner, and to no one else', async () => {
  const requests: unknown[] = [];
  const counted: string[] = [];
  const app = createMindMapRoutes({
    callerOf: async ({ headers }) =>
      headers.has('cookie') ? { userId: 'me', scopes: ['read'], kind: headers.get('cookie')! } : undefined,
    limitCalls: async (userId) => {
      counted.push(userId);
    },
    handlersOf: (userId) => ({
      generateMindMap: async (input) => {
        requests.push([userId, input]);
        if (input.contentId !== contentId) throw new Failure('notFound', 'no summary');
        const file = { fileName: 'Time “now”.html', mimeType: 'text/html', fileUrl: 'data:text/html;base64,PGI+' };
        return { success: true, contentId, ...file, fromCache: true };
      },
    }),
    onError: (error) => requests.push(error),
  });
  const open = async (path: string, cookie?: string) => app.request(path, { headers: cookie ? { cookie } : {} });
  const response = await open(mindMapPath(contentId, 'markmap'), 'session');
  expect([response.status, await response.text()]).toEqual([200, '<b>']);
  expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Time%20%E2%80%9Cnow%E2%80%9D.html");
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(requests).toEqual([['me', { contentId, format: 'markmap' }]]);
  const statuses = [
    await open(mindMapPath(contentId, 'markmap')),
    await open(mindMapPath(contentId, 'xmind'), 'apiToken'),
    await open(`${mindMapPath(contentId, 'xmind')}ed`, 'session'),
    await open(mindMapPath('web:other', 'xmind'), 'session'),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 403, 404, 404]);
  expect(counted).toEqual(['me', 'me', 'me']);
});
