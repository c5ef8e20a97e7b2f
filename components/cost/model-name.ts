/** The model's own name, after the provider's id; empty for the browser's built-in model. */
export const modelNameOf = (model: string): string => model.slice(model.indexOf('/') + 1);
