import { Failure } from '../contract/failure.ts';

/** What a template may name of the medium. */
export interface PromptFields {
  title: string;
  /** Language of the text to be written, in words. */
  language: string;
  /** In words, `42 minutes`. */
  duration: string;
}

/** The person's own prompt with its placeholders filled in. Throws `invalid` for one that nobody knows. */
export const fillPrompt = (template: string, fields: PromptFields): string =>
  template.replace(/\{\{([^{}]*)\}\}/g, (_, written: string) => {
    const name = written.trim();
    if (!Object.hasOwn(fields, name)) {
      const known = Object.keys(fields).map((key) => `{{${key}}}`);
      throw new Failure('invalid', `customPrompt: {{${name}}} is not known; there are ${known.join(', ')}`, {
        placeholder: name,
      });
    }
    return fields[name as keyof PromptFields];
  });
