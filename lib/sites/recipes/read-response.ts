import { Failure } from '../../contract/failure.ts';
import type { Recipe } from '../../contract/recipe.ts';
import type { SourceResponse } from '../../ports/recipe-reader.ts';
import { embeddedJson } from '../embedded-json.ts';
import { findTags } from '../find-tags.ts';
import { readCard } from '../read-card.ts';
import { parseJson } from '../request.ts';

type Source = NonNullable<Recipe['sources']>[number];

/** Returns the value of a source in its response. Throws the failure of the request, or `siteFailed`. */
export function readResponse(source: Source, { text = '', shown, failure }: SourceResponse): unknown {
  // The user is not asked for a permission that gives no captions.
  if (failure && source.read === 'metadata' && failure.code === 'noPermission') return { title: '' };
  if (failure) throw Failure.from(failure);
  switch (source.read) {
    case 'openPage':
      return shown;
    case 'metadata':
      return readCard(text);
    case 'elements':
      return findTags(text, source.element ?? '').map(({ attributes }) => attributes);
    case 'script':
      return readScript(text, source.script ?? '');
    case 'json':
      return parseJson(text);
  }
}

/** Returns the JSON of the script with an id, or that a script assigns to a variable. Throws `siteFailed`. */
export function readScript(html: string, script: string): unknown {
  const tag = findTags(html, 'script').find(({ attributes }) => attributes.id === script);
  const json = tag ? embeddedJson(html.slice(tag.end - 1), '>', 1) : embeddedJson(html, script);
  if (json === undefined) throw new Failure('siteFailed', `The page has no script ${script}.`);
  return json;
}
