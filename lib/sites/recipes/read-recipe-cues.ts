import type { PageCue } from '../../contract/page.ts';
import type { Recipe } from '../../contract/recipe.ts';
import { parseJson } from '../request.ts';
import { fillTemplate } from './fill-template.ts';
import { entriesOf, readTime } from './read-lists.ts';
import { readScript } from './read-response.ts';
import { RecipeValues } from './recipe-values.ts';

const maxCues = 100_000;
/** Duration of a last line without an end, in seconds. */
const lastLineSeconds = 5;

/** Returns the lines that a recipe finds in the response of a track; each lasts until the next. */
export function readRecipeCues({
  recipe: { cues: rule },
  text,
  duration,
}: {
  recipe: Pick<Recipe, 'cues'>;
  text: string;
  duration: number;
}): PageCue[] {
  if (!rule) return [];
  const file = rule.script ? readScript(text, rule.script) : parseJson(text);
  const lines = entriesOf(rule.each, new RecipeValues({ file }), maxCues).flatMap((entry) => {
    const startTime = readTime(rule, entry);
    const line = fillTemplate(rule.text, entry);
    return startTime === undefined || !line ? [] : [{ startTime, text: line }];
  });
  return lines.map((line, i) => withEndTime(line, lines[i + 1]?.startTime ?? duration));
}

const withEndTime = (line: Omit<PageCue, 'endTime'>, end: number): PageCue => ({
  ...line,
  endTime: end > line.startTime ? end : line.startTime + lastLineSeconds,
});
