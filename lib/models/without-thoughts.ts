/**
 * Matches visible reasoning: up to its end tag, whose start tag some templates put into the prompt, or to the end of a text that is
 * all reasoning.
 */
const thoughts = /^[\s\S]*?<\/(?:think|thinking|reasoning)>|^\s*<(?:think|thinking|reasoning)>[\s\S]*$/;

/** Removes a model's visible reasoning, also one that has no end yet. */
export const withoutThoughts = (text: string): string => text.replace(thoughts, '');
