import { join } from 'node:path';
import type { WelcomeTalk } from '../../components/welcome/welcome-talk.ts';
import talk from '../../demo/talk/talk.json' with { type: 'json' };
import { defaultDetailLevel } from '../../lib/contract/detail-level.ts';
import { extractSummary } from '../../lib/text/extract-summary.ts';

const { title, author, duration, lines, chapters } = talk;

/** Returns the talk of the welcome page in one language of its subtitles, summarized by the offline engine. */
function welcomeTalk(language: 'en' | 'zh'): WelcomeTalk {
  const cues = lines.map((line, index) => ({ index, startTime: line.startTime, endTime: line.endTime, text: line[language] }));
  // The creator's titles of the chapters are English.
  const creatorChapters = language === 'en' ? { chapters } : {};
  return {
    title,
    author,
    cues,
    digest: extractSummary({ cues, language, duration, detailLevel: defaultDetailLevel, ...creatorChapters }),
  };
}

/** Returns the files of the welcome page's talk, for a folder `welcome` in the extension. */
export function welcomeFiles(root: string): ({ relativeDest: string } & ({ contents: string } | { absoluteSrc: string }))[] {
  const copied = ['talk.webm', 'cover.jpg', 'talk.en.vtt', 'talk.zh-CN.vtt'].map((name) => ({
    relativeDest: `welcome/${name}`,
    absoluteSrc: join(root, 'demo/talk', name),
  }));
  const written = (['en', 'zh'] as const).map((language) => ({
    relativeDest: `welcome/talk.${language}.json`,
    contents: JSON.stringify(welcomeTalk(language)),
  }));
  return [...copied, ...written];
}
