import { type GetPromptResult, type Prompt, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';

interface PromptTemplate extends Prompt {
  arguments: { name: string; description: string; required: boolean }[];
  write(values: Record<string, string>): string;
}

const recording = 'Address of the recording, or the id of a saved item';
const cite = 'Cite the times in seconds, and link them where the tools return links. Say so where the recording does not answer.';

const templates: PromptTemplate[] = [
  {
    name: 'summarize',
    title: 'Summarize a recording',
    description: 'A summary with its times, with a focus if one is given',
    arguments: [
      { name: 'contentId', description: recording, required: true },
      { name: 'focus', description: 'What to look for', required: false },
    ],
    write: ({ contentId, focus }) =>
      `Summarize the recording ${contentId}. Call summarize_by_chapter with its address (get_saved_video has that of a saved item).${focus ? ` Look for: ${focus}. Call search_transcript for it.` : ''} Begin with one sentence on what it is about. ${cite}`,
  },
  {
    name: 'study_notes',
    title: 'Write study notes',
    description: 'Notes to learn from: terms, questions and answers, with times',
    arguments: [{ name: 'contentId', description: recording, required: true }],
    write: ({ contentId }) =>
      `Write study notes on the recording ${contentId}: its main points by chapter (summarize_by_chapter), the terms that it explains with their explanations (search_transcript), and ten questions with answers. ${cite} Do not save the notes before I agree; then call update_note.`,
  },
  {
    name: 'compare_two_talks',
    title: 'Compare two recordings',
    description: 'What two recordings agree and disagree on',
    arguments: [
      { name: 'contentId', description: recording, required: true },
      { name: 'otherContentId', description: recording, required: true },
      { name: 'question', description: 'What to compare', required: false },
    ],
    write: ({ contentId, otherContentId, question }) =>
      `Compare the recordings ${contentId} and ${otherContentId}${question ? ` on this: ${question}` : ''}. Call summarize_by_chapter for each, then search_transcript in both for each point. Answer with a table: point, first, second, and where each is said. ${cite}`,
  },
  {
    name: 'what_is_new_this_week',
    title: 'What is new this week',
    description: 'The new items of the subscribed channels, by subject',
    arguments: [],
    write: () =>
      'What is new in the channels that I subscribed to? Call get_latest_feed (it returns the last 7 days), follow its nextCursor, group the items by subject, and name for each its channel, title and address. Summarize none before I pick some: that costs minutes.',
  },
];

/** The descriptions of all prompts. */
export const prompts: Prompt[] = templates.map(({ write: _, ...prompt }) => prompt);

/** Writes a prompt with its arguments. Throws for an unknown prompt or a missing argument. */
export function writePrompt(name: string, values: Record<string, string> = {}): GetPromptResult {
  const template = templates.find((prompt) => prompt.name === name);
  if (!template) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown prompt ${name}: see prompts/list`);
  const missing = template.arguments.find((argument) => argument.required && !values[argument.name]?.trim());
  if (missing) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `The prompt ${name} needs the argument ${missing.name}`);
  const text = template.write(values);
  return { description: template.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
}
