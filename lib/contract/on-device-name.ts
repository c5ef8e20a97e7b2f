const prefix = 'onDevice/';

/** Returns the name of a model on this device as an engine or a transcriber, such as `onDevice/qwen3-0.6b`. */
export const onDeviceName = (model: string): string => `${prefix}${model}`;

/** Returns the model of an engine or a transcriber on this device; undefined for others. */
export const onDeviceModel = (name: string): string | undefined =>
  name.startsWith(prefix) && name !== prefix ? name.slice(prefix.length) : undefined;
