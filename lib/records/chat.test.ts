import { expect, it } from 'vitest';
import { chatIdOf } from './chat.ts';

it('names a conversation by its media item or its collection', () => {
  expect(chatIdOf({ contentId: 'web:talk' })).toBe('content:web:talk');
  expect(chatIdOf({ collectionId: 'c1' })).toBe('collection:c1');
});
