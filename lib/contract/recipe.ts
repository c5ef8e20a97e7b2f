import * as z from 'zod/mini';
import { MediaKind } from './media.ts';

/** Version of the schema of recipes that this program reads. */
export const recipeVersion = 1;

const list = <T extends z.ZodMiniType>(items: T, max = 20) => z.array(items).check(z.minLength(1), z.maxLength(max));
const text = (max: number, description: string) => z.string().check(z.minLength(1), z.maxLength(max), z.describe(description));

const Template = z
  .string()
  .check(
    z.maxLength(500),
    z.describe('A text with placeholders such as `{id}` or `{page/video/title}`; absent where one has no value'),
  );
const Templates = z.union([Template, list(Template, 5)]).check(z.describe('Of several templates the first with a value counts'));
const Reference = text(300, 'A name and the steps to a value: `page/video/tracks`. `*` is each element, `-1` the last one');
const Glob = text(300, 'A text in which `*` stands for any characters, compared without case');
const Globs = z.union([Glob, list(Glob)]);
const Host = z
  .string()
  .check(
    z.maxLength(100),
    z.regex(/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/),
    z.describe('A host; `*.example.com` is it with all its subdomains, and `www.` may precede any'),
  );
const Path = text(300, 'A path such as `/watch/{id:digits}`, with `?name={id}` or `#part` after it; `**` is any folders').check(
  z.startsWith('/'),
);
const Name = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,29}$/));

const AddressRule = z.strictObject({
  hosts: list(Host),
  paths: list(Path),
  except: z.optional(list(Path, 50).check(z.describe('Paths that are no media items although `paths` match'))),
  kind: MediaKind,
  id: z.optional(Template.check(z.describe('The id on the site; `{id}` if absent'))),
  url: Template.check(z.regex(/^https:\/\/[a-z0-9.-]+\//), z.describe('The one address of the media item')),
});

const Source = z.strictObject({
  name: Name,
  read: z
    .enum(['json', 'script', 'elements', 'metadata', 'openPage'])
    .check(
      z.describe(
        'What is read: the response as JSON, the JSON of a script in the page, the attributes of all elements of one name, the metadata for link previews, or what the open page shows',
      ),
    ),
  url: z.optional(Template),
  accept: z.optional(
    Template.check(z.describe('The Accept header, where an interface reads a key in it; the request has no cookies then')),
  ),
  script: z.optional(text(100, 'The id of the script, or the variable to which it assigns the JSON')),
  element: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/))),
  isOptional: z.optional(z.boolean().check(z.describe('Whether the media item is read without it'))),
});

const MediaRule = z.strictObject({
  title: Templates,
  duration: z.optional(Templates.check(z.describe('Seconds, or a time such as 1:02:03'))),
  durationMs: z.optional(Templates),
  author: z.optional(Templates),
  channelUrl: z.optional(Templates),
  coverUrl: z.optional(Templates),
  description: z.optional(Templates),
  publishedAt: z.optional(Templates.check(z.describe('A date, or seconds since 1970'))),
  originalLanguage: z.optional(Templates),
  soundUrl: z.optional(Templates),
});

const TrackRule = z.strictObject({
  each: Reference.check(z.describe('A list or an object; templates read an entry as `{key}` and `{item}`')),
  where: z.optional(
    z.strictObject({ at: Reference, is: Globs }).check(z.describe('Takes only the entries that have such a value')),
  ),
  id: Template,
  language: Template,
  label: z.optional(Template),
  url: Templates,
  automatic: z.optional(
    z
      .strictObject({ at: Reference, is: Glob, id: z.optional(Template) })
      .check(z.describe('Marks the tracks that speech recognition made, and their ids if they differ')),
  ),
});

const times = { startTime: z.optional(Template), startTimeMs: z.optional(Template) };

/** The description of a site as data: its addresses, where its player data lies, and what each field is. */
export const Recipe = z
  .strictObject({
    $schema: z.optional(z.string().check(z.maxLength(500))),
    version: z.literal(recipeVersion),
    name: Name,
    title: text(60, 'The name of the site'),
    checked: z.optional(
      z.string().check(z.regex(/^\d{4}-\d\d$/), z.describe('Month in which the recipe was last compared with the site')),
    ),
    ages: z.optional(text(300, 'What the site changes from time to time')),
    example: z.string().check(z.maxLength(500), z.startsWith('https://')),
    hosts: z.optional(list(Host).check(z.describe('Hosts of requests, beside those of the addresses'))),
    addresses: list(AddressRule),
    sources: z.optional(list(Source, 6)),
    identity: z.optional(Reference.check(z.describe('The id that the response names; another one is refused'))),
    failures: z.optional(
      list(
        z.strictObject({
          code: z.enum([
            'mediaUnavailable',
            'loginRequired',
            'noMedia',
            'notYetAired',
            'ageRestricted',
            'botCheck',
            'consentRequired',
            'rateLimited',
          ]),
          at: z.optional(Reference.check(z.describe('A value whose presence means the failure'))),
          is: z.optional(Globs),
          without: z.optional(Reference.check(z.describe('A value whose absence means the failure'))),
        }),
      ),
    ),
    medium: MediaRule,
    tracks: z.optional(list(TrackRule, 5)),
    cues: z.optional(
      z
        .strictObject({ script: z.optional(Source.shape.script), each: Reference, text: Template, ...times })
        .check(z.describe('Where lines lie in a track’s response (`file`) that is not a caption file')),
    ),
    chapters: z.optional(
      z.union([
        z.strictObject({ each: Reference, title: Template, ...times }),
        z.strictObject({ notes: Template.check(z.describe('A text with a time in each line')) }),
      ]),
    ),
  })
  .register(z.globalRegistry, { id: 'Recipe' });
export type Recipe = z.infer<typeof Recipe>;
