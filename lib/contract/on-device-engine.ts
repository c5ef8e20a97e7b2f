const prefix = 'onDevice/';

/** Returns the engine name of a language model on this device, such as `onDevice/qwen3-0.6b`. */
export const onDeviceEngine = (model: string): string => `${prefix}${model}`;

/** Returns the model of an engine on this device; undefined for other engines. */
export const onDeviceModel = (engine: string): string | undefined =>
  engine.startsWith(prefix) && engine !== prefix ? engine.slice(prefix.length) : undefined;
