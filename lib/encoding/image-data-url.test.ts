import { expect, it } from 'vitest';
import { imageDataUrl } from './image-data-url.ts';

it('returns a data URL for an image, and for nothing else', () => {
  expect(imageDataUrl({ mimeType: 'image/webp', base64: 'UklGRg==' })).toBe('data:image/webp;base64,UklGRg==');
  for (const mimeType of ['image/svg+xml', 'text/html', 'image/webp,<svg', '', 'IMAGE/WEBP']) {
    expect(imageDataUrl({ mimeType, base64: 'UklGRg==' })).toBeUndefined();
  }
  for (const base64 of ['', '<svg/onload=alert(1)>', 'Uk"onerror="', 'UklG\n', 'Ukl=GR']) {
    expect(imageDataUrl({ mimeType: 'image/png', base64 })).toBeUndefined();
  }
});
