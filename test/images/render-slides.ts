import { chromium } from '@playwright/test';
import type { SlideText } from './slide-texts.ts';

/** The look of slides: sizes are shares of the picture's width. */
export interface Look {
  font: string;
  ground: string;
  ink: string;
  accent: string;
  /** More rules of CSS. */
  more?: string;
}

export const looks: Look[] = [
  { font: 'DejaVu Sans, Noto Sans CJK SC', ground: '#ffffff', ink: '#222222', accent: '#0a4f96' },
  { font: 'Liberation Serif, Noto Serif CJK SC', ground: 'linear-gradient(#10182c, #2c3862)', ink: '#eeeeee', accent: '#ffc040' },
  {
    font: 'Liberation Sans, Noto Sans CJK SC',
    ground: '#fdf8ec',
    ink: '#443322',
    accent: '#9a3020',
    more: 'h1 { background: #9a3020; color: white; margin: 0; padding: 2vw 5vw }',
  },
  {
    font: 'DejaVu Serif, Noto Serif CJK SC',
    ground: '#ffffff',
    ink: '#252528',
    accent: '#117a55',
    more: 'body { border-left: 4vw solid #117a55 }',
  },
];

interface RenderedSlide {
  /** PNGs, one for each point that appears. */
  stages: Buffer[];
  text: string;
}

/** Slides as a browser shows them; for each, the pictures as its points appear one by one. */
export async function renderSlides(
  executablePath: string,
  slides: readonly SlideText[],
  look: Look,
  { width, height }: { width: number; height: number },
): Promise<RenderedSlide[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width, height } });
    const rendered: RenderedSlide[] = [];
    for (const { title, points } of slides) {
      const stages: Buffer[] = [];
      for (let shown = 1; shown <= points.length; shown++) {
        await page.setContent(htmlOf({ title, points }, look, shown));
        stages.push(await page.screenshot());
      }
      rendered.push({ stages, text: [title, ...points].join('\n') });
    }
    return rendered;
  } finally {
    await browser.close();
  }
}

const htmlOf = ({ title, points }: SlideText, { font, ground, ink, accent, more = '' }: Look, shown: number) => `<!doctype html>
<style>
  body { margin: 0; width: 100vw; height: 100vh; box-sizing: border-box; overflow: hidden; background: ${ground}; color: ${ink}; font-family: ${font} }
  h1 { color: ${accent}; font-size: 4.6vw; margin: 3vw 5vw 2vw }
  li { font-size: 3vw; line-height: 1.9; margin-left: 4vw }
  ${more}
</style>
<h1>${title}</h1>
<ul>${points.map((point, at) => `<li style="${at < shown ? '' : 'visibility: hidden'}">${point}</li>`).join('')}</ul>`;
