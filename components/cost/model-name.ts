/** The model's own name, after the provider's id; empty for the browser's. */
export const modelNameOf = (model: string): string => model.slice(model.indexOf('/') + 1);
