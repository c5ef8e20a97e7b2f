import { Failure } from '../contract/failure.ts';

/** Fields of the media item that a template may use. */
export interface PromptFields {
  title: string;
  /** Name of the output language. */
  language: string;
  /** Duration in words, such as `42 minutes`. */
  duration: string;
}

/** Fills the placeholders of the user's prompt. Throws `invalid` for an unknown placeholder. */
export const fillPrompt = (template: string, fields: PromptFields): string =>
  template.replace(/\{\{([^{}]*)\}\}/g, (_, written: string) => {
    const name = written.trim();
    if (!Object.hasOwn(fields, name)) {
      const known = Object.keys(fields).map((key) => `{{${key}}}`);
      throw new Failure('invalid', `customPrompt: {{${name}}} is not known. Use ${known.join(', ')}.`, {
        placeholder: name,
      });
    }
    return fields[name as keyof PromptFields];
  });
