import * as z from 'zod/mini';
import { digestIntervals } from './digest-intervals.ts';
import { FeedHidden } from './feed.ts';
import { operation } from './operation.ts';
import { speechKinds, textKinds } from './provider-kinds.ts';
import { RecipeSummary } from './recipes.ts';
import { SecretText } from './secret-text.ts';
import { MediaUrl, OutputLanguage, PromptConfig } from './summaries.ts';
import { Product } from './tasks.ts';
import { ModelName } from './texts.ts';

const short = z.string().check(z.minLength(1), z.maxLength(200));
const money = z.number().check(z.nonnegative(), z.maximum(1_000_000));
/** Address of a server. It is normalized, so that a description's `uri` holds for addresses with letters outside ASCII. */
const serverAddress = z.url({ protocol: /^https?$/, normalize: true }).check(z.maxLength(2000));

/** Kinds of providers of text and speech models. */
export const ProviderKind = z.enum([...textKinds, ...speechKinds]);

/** A provider of language or speech models. Its key can be written and is never returned. */
export const Provider = z
  .object({
    id: short,
    kind: ProviderKind,
    name: short,
    baseUrl: z.optional(serverAddress),
    model: short,
    contextWindow: z.optional(z.int().check(z.minimum(1000), z.maximum(100_000_000))),
    price: z.optional(z.object({ input: money, output: money }).check(z.describe('US dollars a million tokens'))),
    pricePerHour: z.optional(money.check(z.describe('US dollars an hour of audio'))),
  })
  .register(z.globalRegistry, { id: 'Provider' });

const Template = z.object({ id: short, name: short, text: z.string().check(z.minLength(1), z.maxLength(8000)) });

const shape = {
  engine: short.check(z.describe('`auto`, `offline`, or the id of a provider')),
  transcriber: short.check(z.describe('The transcriber: `auto`, `onDevice`, `onDevice/` and a model, or the id of a provider')),
  templates: z.array(Template).check(z.maxLength(100)),
  outputLanguage: z.nullable(OutputLanguage),
  spendingCap: z.nullable(money.check(z.describe('US dollars a month'))),
  /** Absent in the answers of older servers. */
  includePromotions: z.optional(
    z.boolean().check(z.describe('Whether summaries may contain sponsor reads and calls to subscribe')),
  ),
  /** Absent in the answers of older servers. */
  feedHidden: z.optional(FeedHidden),
  /** Absent in the answers of older servers. */
  mutedWords: z.optional(
    z
      .array(short)
      .check(z.maxLength(200), z.describe('Items with one of these words in their title are hidden like `feedHidden`')),
  ),
  /** Absent in the answers of older servers. */
  digest: z.optional(z.enum(digestIntervals).check(z.describe('How often a digest of the feed is made'))),
  /** Absent in the answers of older servers. */
  dailyReviews: z.optional(
    z.int().check(z.minimum(1), z.maximum(100), z.describe('Reviews of cards after which the review of a day ends')),
  ),
  rssHub: z.nullable(
    serverAddress.check(z.describe('Address of an RSSHub server, which provides feeds for channels without one')),
  ),
};

const Settings = z
  .object({
    ...shape,
    providers: z.array(z.extend(Provider, { hasKey: z.boolean() })),
    recipes: z.optional(z.array(RecipeSummary).check(z.describe('Imported recipes of sites, the newest first'))),
    spent: money.check(z.describe('US dollars this month')),
  })
  .register(z.globalRegistry, { id: 'Settings' });

const key = SecretText.check(z.describe('Used for calls to the provider only; an empty one deletes it'));
const success = z.object({ success: z.literal(true) });

/** Operations on settings, providers and cost estimates. */
export const settings = {
  getSettings: operation({
    summary: 'The settings',
    http: 'GET /v1/settings/get',
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({}),
    output: Settings,
  }),
  updateSettings: operation({
    summary: 'Change settings',
    http: 'POST /v1/settings/update',
    isIdempotent: true,
    scope: 'write',
    tag: 'agent',
    input: z.partial(z.strictObject(shape)),
    output: Settings,
  }),
  saveProvider: operation({
    summary: 'Add a provider of models, or change one',
    http: 'POST /v1/settings/saveProvider',
    scope: 'write',
    tag: 'agent',
    input: z.strictObject({ ...Provider.shape, id: z.optional(short), apiKey: z.optional(key) }),
    output: z.object({ success: z.literal(true), id: z.string() }),
  }),
  removeProvider: operation({
    summary: 'Remove a provider and delete its key',
    http: 'POST /v1/settings/removeProvider',
    scope: 'write',
    tag: 'agent',
    input: z.strictObject({ id: short }),
    output: success,
  }),
  testProvider: operation({
    summary: 'List the models that a provider offers',
    http: 'POST /v1/settings/testProvider',
    scope: 'write',
    tag: 'agent',
    input: z.strictObject({
      id: z.optional(short),
      kind: ProviderKind,
      baseUrl: Provider.shape.baseUrl,
      apiKey: z.optional(key),
    }),
    output: z.object({ success: z.literal(true), models: z.array(z.string()) }),
  }),
  estimate: operation({
    summary: 'Estimate the tokens and the cost of a text from a language model',
    http: 'POST /v1/estimate',
    isIdempotent: true,
    scope: 'read',
    tag: 'open',
    input: z.strictObject({
      url: MediaUrl,
      product: z.optional(Product),
      promptConfig: z.optional(PromptConfig),
      model: z.optional(ModelName),
    }),
    output: z.object({
      success: z.literal(true),
      model: z.string(),
      calls: z.number(),
      inputTokens: z.number(),
      outputTokens: z.number(),
      cost: z.optional(z.number().check(z.describe('US dollars; absent when the price is not known'))),
    }),
  }),
};
