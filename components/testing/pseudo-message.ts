/** Returns a compiled message whose words are half as long again, as many languages need it. */
export function pseudoMessage(message: unknown): unknown {
  if (typeof message === 'string')
    return message.replaceAll(/\p{L}+/gu, (word) => word + word.slice(0, Math.ceil(word.length / 2)));
  if (Array.isArray(message)) return message.map(pseudoMessage);
  if (typeof message !== 'object' || message === null) return message;
  // Type 0 is literal text; names of arguments and options stay.
  if ('type' in message && message.type === 0 && 'value' in message) return { ...message, value: pseudoMessage(message.value) };
  if (!('options' in message)) return message;
  const options = Object.entries(message.options as Record<string, { value: unknown }>);
  return { ...message, options: Object.fromEntries(options.map(([name, { value }]) => [name, { value: pseudoMessage(value) }])) };
}
