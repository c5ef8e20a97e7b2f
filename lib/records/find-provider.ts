import type { ProviderSettings } from './settings.ts';

/** A provider's id, and the model's name after the slash, if any. */
export function cutName(name: string): [id: string, model?: string] {
  const slash = name.indexOf('/');
  return slash < 0 ? [name] : [name.slice(0, slash), name.slice(slash + 1)];
}

/**
 * Returns the provider that an engine's name means, with the model that the name may add: by its id, its model or its own name.
 * Undefined if none is configured so.
 */
export function findProvider<Provider extends Pick<ProviderSettings, 'id' | 'name' | 'model'>>(
  name: string,
  providers: readonly Provider[],
): Provider | undefined {
  const [id, model] = cutName(name);
  const byId = providers.find((one) => one.id === id);
  if (byId) return model === undefined ? byId : { ...byId, model };
  return providers.find((one) => one.model === name) ?? providers.find((one) => one.name === name);
}
