import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { exportParts } from './export-parts.ts';

const run = async (name: string, input: unknown) =>
  (await exportParts[name]!.run(input)) as { text: string; base64: string; requests: unknown[] };

it('makes files of a mind map', async () => {
  const markdown = '# Bread\n\n- Flour\n- Time';
  expect(await run('mindmap', { markdown, format: 'opml' })).toMatchObject({
    fileName: 'Bread.opml',
    text: expect.stringContaining('<outline text="Flour"/>'),
  });
  const { base64 } = await run('mindmap', { markdown, format: 'xmind' });
  expect(strFromU8(unzipSync(Buffer.from(base64, 'base64'))['content.json']!)).toContain('"title":"Flour"');
  const { text } = await run('mindmap', { markdown: '- a\n- b', format: 'markmap' });
  expect(text).toContain('"content":"Mind map"');
  expect(text).toContain('markmap.Markmap.create');
  await expect(async () => run('mindmap', { markdown, format: 'pdf' })).rejects.toMatchObject({ code: 'invalid' });
});

it('makes requests to the workspace', async () => {
  const { requests } = await run('note-blocks', { markdown: 'a\n\n'.repeat(150), title: 'Bread' });
  expect(requests).toMatchObject([
    { method: 'post', path: 'pages', body: { properties: { title: { title: [{ text: { content: 'Bread' } }] } } } },
    { method: 'patch', path: 'blocks/{page_id}/children' },
  ]);
  expect(await run('note-blocks', { markdown: '**a**', native: true })).toMatchObject({
    requests: [{ body: { markdown: '**a**' } }],
  });
});

it('writes a note of little knowledge', async () => {
  const input = {
    title: 'Bread: part 1',
    sourceUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    createdAt: Date.UTC(2026, 0, 1),
    chapters: [{ start: 61, title: 'Flour' }],
    cues: [{ startTime: 0, endTime: 1, text: 'Hello' }],
    transcript: true,
    author: null,
  };
  expect(await run('export-markdown', input)).toEqual({
    fileName: 'Bread - part 1.md',
    text: `---
title: "Bread: part 1"
source: "https://www.youtube.com/watch?v=dQw4w9WgXcQ"
created: 2026-01-01
---

# Bread: part 1

## Chapters

### [01:01](https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=61) Flour

## Transcript

[00:00](https://www.youtube.com/watch?v=dQw4w9WgXcQ) Hello
`,
  });
});
