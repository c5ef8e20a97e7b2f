import { readText } from '../../lib/images/ocr/read-text.ts';
import { decodeImage } from '../../scripts/try/decode-image.ts';
import { loadTextModels } from '../../server/ports/text-models.ts';
import { accuracy } from '../images/accuracy.ts';
import { looks, renderSlides } from '../images/render-slides.ts';
import { slideTexts } from '../images/slide-texts.ts';
import { row, type Table } from './table.ts';

const sizes = [
  { width: 1280, height: 720 },
  { width: 640, height: 360 },
  { width: 320, height: 180 },
];

/** The share of the characters on slides that is read rightly, and the time that it takes. */
export async function readingTable(chromium: string): Promise<Table> {
  const models = await loadTextModels();
  const rows: Table['rows'][number][] = [];
  for (const language of ['en', 'zh'] as const) {
    for (const size of sizes) {
      const samples: Record<string, number>[] = [];
      for (const look of looks) {
        for (const { stages, text } of await renderSlides(chromium, slideTexts[language], look, size)) {
          const image = await decodeImage(stages.at(-1)!);
          const start = performance.now();
          const read = await readText(image, models);
          samples.push({ accuracy: accuracy(read, text), seconds: (performance.now() - start) / 1000 });
        }
      }
      rows.push(row(`${language}, ${size.width} pixels wide`, samples));
    }
  }
  const columns = [
    { name: 'accuracy', digits: 4 },
    { name: 'seconds', digits: 2 },
  ];
  return { title: 'Text of slides', columns, rows };
}
