/** Removes a model's visible reasoning, also one that has no end yet. */
export const withoutThoughts = (text: string): string => text.replace(/^\s*<think>[\s\S]*?(?:<\/think>|$)/, '');
