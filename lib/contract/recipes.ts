import * as z from 'zod/mini';
import { success } from './list-page.ts';
import { operation } from './operation.ts';
import { MediaUrl } from './summaries.ts';

const write = { scope: 'write', tag: 'agent' } as const;
const text = z.string().check(z.minLength(1), z.maxLength(64_000), z.describe('The recipe as JSON, by its published schema'));

/** A recipe with the facts that the user must see before it is stored. */
export const RecipeSummary = z
  .object({
    name: z.string(),
    title: z.string(),
    example: z.string().check(z.describe('An address that it reads')),
    hosts: z.array(z.string()).check(z.describe('Hosts to which its requests go; `*.` stands for all subdomains')),
    text,
  })
  .register(z.globalRegistry, { id: 'RecipeSummary' });
export type RecipeSummary = z.infer<typeof RecipeSummary>;

/** The findings of one rule of a recipe on a page. */
export const RuleResult = z
  .object({
    rule: z.string().check(z.describe('Path of the rule, such as medium.title')),
    shape: z.optional(z.string().check(z.describe('`text`, `number`, `[3]` or `{id, title}`; absent if nothing was found'))),
    text: z.optional(z.string().check(z.describe('The start of the text that was found'))),
  })
  .register(z.globalRegistry, { id: 'RuleResult' });
export type RuleResult = z.infer<typeof RuleResult>;

/** The rule of a recipe that failed, in the details of a failure. */
export interface FailedRule {
  /** Name of the recipe. */
  recipe: string;
  /** Path of the rule, such as `medium.title`. */
  rule: string;
}

/** Operations on the user's recipes: sites as data. The stored ones are a part of the settings. */
export const recipes = {
  readRecipe: operation({
    summary: 'Read a recipe of a site from its text or its address; nothing is stored',
    http: 'POST /v1/recipes/read',
    isReadOnly: true,
    isIdempotent: true,
    reachesSites: true,
    ...write,
    input: z.strictObject({ text: z.optional(text), url: z.optional(MediaUrl) }),
    output: z.object({
      success,
      recipe: RecipeSummary,
      replaces: z.array(z.string()).check(z.describe('Sites and recipes that read its example, or whose example it reads')),
    }),
  }),
  tryRecipe: operation({
    summary: 'Read an address by a recipe, stored or not, and report what each of its rules found',
    http: 'POST /v1/recipes/try',
    isReadOnly: true,
    isIdempotent: true,
    reachesSites: true,
    ...write,
    input: z.strictObject({ text, url: MediaUrl }),
    output: z.object({
      success,
      results: z.array(RuleResult),
      failure: z.optional(
        z.object({
          code: z.string(),
          message: z.string(),
          rule: z.optional(z.string().check(z.describe('Path of the rule that failed'))),
        }),
      ),
    }),
  }),
  saveRecipe: operation({
    summary: 'Store a recipe, which replaces the stored one of its name; it goes before all others',
    http: 'POST /v1/recipes/save',
    isIdempotent: true,
    ...write,
    input: z.strictObject({ text }),
    output: z.object({ success }),
  }),
  removeRecipe: operation({
    summary: 'Remove a stored recipe',
    http: 'POST /v1/recipes/remove',
    ...write,
    input: z.strictObject({ name: z.string().check(z.maxLength(30)) }),
    output: z.object({ success }),
  }),
};
