import type { FailureData } from '../contract/failure.ts';
import type { PageCue } from '../contract/page.ts';
import type { Recipe } from '../contract/recipe.ts';
import type { RuleResult } from '../contract/recipes.ts';
import type { Content, ContentTrack } from '../records/content.ts';

/** Reads recipes of sites and applies them to responses, without requests of its own. */
export interface RecipeReader {
  /** Reads and checks a recipe. Throws `invalid` with the rule that is wrong, or `tooLarge`. */
  readRecipe(file: string): Promise<Recipe>;
  /** Takes the next step in reading a media item: names the next request, or describes the item from all responses. */
  applyRecipe(reading: RecipeReading): Promise<RecipeStep>;
  /** Returns the lines in the response of a track that is not a caption file; none if there are none. */
  readRecipeCues(response: { recipe: Pick<Recipe, 'cues'>; text: string; duration: number }): Promise<PageCue[]>;
}

/** The state of reading a media item by a recipe. */
export interface RecipeReading {
  /** The recipe, or the name of one that comes with releases. */
  recipe: Recipe | string;
  id: string;
  canonicalUrl: string;
  /** Variables that the recipe's pattern read from the address. */
  variables: Record<string, string>;
  /** Responses by the names of their sources. */
  responses: Record<string, SourceResponse>;
}

/** The response to a source's request: its text, what the open page shows, or why there is none. */
export interface SourceResponse {
  text?: string;
  shown?: unknown;
  failure?: FailureData;
}

/** The outcome of a step: the next request (without an address, for what the open page shows), the item, or a failure. */
export interface RecipeStep {
  results: RuleResult[];
  request?: { source: string; url?: string; accept?: string };
  mediaItem?: RecipeMedia;
  failure?: FailureData;
}

/** A media item without the fields that come from its address. */
export type RecipeMedia = Omit<Content, 'contentId' | 'site' | 'kind' | 'sourceUrl' | 'tracks' | 'createdAt' | 'updatedAt'> & {
  tracks: (ContentTrack & { url?: string })[];
};
